import type { ReactNode } from 'react';
import css from './failure-note.module.css';

/** Says what could not be done, where it was tried. It is read out when it appears. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p className={css.note} role="alert">
      {children}
    </p>
  );
}
