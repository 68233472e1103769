import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { State } from '../states.ts';

const LOOKS = {
  new: { tone: 'muted', shape: 'hollow' },
  inProgress: { tone: 'muted', shape: 'dashed' },
  answered: { tone: 'success', shape: 'full' },
  spam: { tone: 'muted', shape: 'box' },
} as const;

interface StateMarkProps {
  state: State;
  size?: 'medium' | 'large';
}

export function StateMark({ state, size = 'medium' }: StateMarkProps) {
  const { t } = useText();
  return (
    <Status {...LOOKS[state]} size={size}>
      {t(`messages:state.${state}`)}
    </Status>
  );
}
