import { useText } from '../../../dashboard/kit/language/language.ts';
import { StatusDot } from '../../../dashboard/kit/parts/status-dot.tsx';
import type { State } from '../schema.ts';

const looks = {
  draft: { tone: 'muted', shape: 'dashed' },
  published: { tone: 'success', shape: 'full' },
  archived: { tone: 'muted', shape: 'box' },
} as const;

export function StateMark({ state, size = 'medium' }: { state: State; size?: 'medium' | 'large' }) {
  const { t } = useText();
  const { tone, shape } = looks[state];
  return (
    <span className="status" data-tone={tone}>
      <StatusDot shape={shape} size={size} />
      <span>{t(`content:editor.state.${state}`)}</span>
    </span>
  );
}
