import type { ReactNode } from 'react';
import css from './columns.module.css';

/** What a page is about, and a narrower column beside it; below 1200 px one above the other. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}
