import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { RequestState } from '../schema.ts';

const SHAPES = { open: 'hollow', answered: 'full', refused: 'box' } as const;

export function StateMark({ state, size }: { state: RequestState; size: 'small' | 'large' }) {
  const { t } = useText();
  return (
    <Status tone={state === 'answered' ? 'success' : 'muted'} shape={SHAPES[state]} size={size}>
      {t(`privacy:state.${state}`)}
    </Status>
  );
}
