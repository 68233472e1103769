import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { TwoStepSetup } from '../../../two-step/schema.ts';

/** Always dark on light, because cameras need this contrast. `size` includes the quiet zone. */
export function QrPicture({ qr }: { qr: TwoStepSetup['qr'] }) {
  const { t } = useText();
  return (
    <svg
      width={208}
      height={208}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('account:twoStep.setUp.qr')}
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
