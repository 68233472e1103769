import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { TwoStepSetup } from '../../../two-step/schema.ts';

/** Dark on light in every mode, for that is what cameras read. The quiet edge is part of `size`. */
export function QrPicture({ qr }: { qr: TwoStepSetup['qr'] }) {
  const { t } = useText();
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('account:twoStep.setUp.qr')}
    >
      <path d={qr.path} />
    </svg>
  );
}
