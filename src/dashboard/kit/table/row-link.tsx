import { Link } from 'react-router';
import css from './data-table.module.css';

/** The name of a row, as a link to its page. */
export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={css.link} to={to}>
      {children}
    </Link>
  );
}
