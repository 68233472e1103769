import type { ReactNode } from 'react';
import { useText } from '../../../dashboard/language/language.ts';
import type { State } from '../schema.ts';

/** The shape differs and the word stands beside it, so that colour is never the only carrier. */
const glyphs: Record<State, { tone: string; drawing: ReactNode }> = {
  draft: {
    tone: 'muted',
    drawing: (
      <circle
        cx="7"
        cy="7"
        r="5.25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2.4 1.7"
      />
    ),
  },
  published: { tone: 'success', drawing: <circle cx="7" cy="7" r="5" fill="currentColor" /> },
  archived: {
    tone: 'muted',
    drawing: (
      <path
        d="M1.5 2.5h11v2.6h-11zM2.6 5.2v6.3h8.8V5.2M5.5 7.8h3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
    ),
  },
};

export function StateMark({ state }: { state: State }) {
  const { t } = useText();
  const { tone, drawing } = glyphs[state];
  return (
    <span className="status" data-tone={tone}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        {drawing}
      </svg>
      <span>{t(`content:editor.state.${state}`)}</span>
    </span>
  );
}
