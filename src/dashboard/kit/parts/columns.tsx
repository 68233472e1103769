import type { ReactNode } from 'react';
import css from './columns.module.css';

/**
 * The main content of a page, and a narrower column beside it; below 1200 px one above the other.
 */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}
