import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Failure } from './failure.tsx';

interface EmptyStateProps {
  /** Four kinds that must look different: nothing yet, no match, no right, failed. */
  kind: 'none' | 'noMatch' | 'forbidden' | 'failed';
  title: string;
  /** What the user can do about it. */
  children?: ReactNode;
}
type EmptyStateText = { text: string } | { error: unknown };

const drawings: Record<EmptyStateProps['kind'], ReactNode> = {
  none: (
    <>
      <path d="M10 6h20l8 8v28H10z" strokeDasharray="4 3" />
      <path d="M24 20v14M17 27h14" />
    </>
  ),
  noMatch: (
    <>
      <circle cx="21" cy="21" r="13" />
      <path d="m31 31 11 11M16 21h10" />
    </>
  ),
  forbidden: (
    <>
      <path d="M10 22h28v20H10zM16 22v-6a8 8 0 0 1 16 0v6" />
      <path d="M24 30v5" />
    </>
  ),
  failed: (
    <>
      <path d="M6 24h11l4-10 6 20 4-10h11" />
    </>
  ),
};

export function EmptyState({ kind, title, children, ...reason }: EmptyStateProps & EmptyStateText) {
  return (
    <div className={css.state} data-kind={kind} role={kind === 'failed' ? 'alert' : undefined}>
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          {drawings[kind]}
        </g>
      </svg>
      <h2>{title}</h2>
      {'text' in reason ? (
        <p>{reason.text}</p>
      ) : (
        <div className={css.text}>
          <Failure error={reason.error} />
        </div>
      )}
      {children ? <div className={css.actions}>{children}</div> : null}
    </div>
  );
}
