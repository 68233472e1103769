import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { State } from '../schema.ts';

const looks = {
  draft: { tone: 'muted', shape: 'dashed' },
  inReview: { tone: 'warning', shape: 'dashed' },
  scheduled: { tone: 'muted', shape: 'full' },
  published: { tone: 'success', shape: 'full' },
  archived: { tone: 'muted', shape: 'box' },
} as const;

export function StateMark({ state, size = 'medium' }: { state: State; size?: 'medium' | 'large' }) {
  const { t } = useText();
  return (
    <Status {...looks[state]} size={size}>
      {t(`content:editor.state.${state}`)}
    </Status>
  );
}
