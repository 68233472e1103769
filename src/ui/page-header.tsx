import type { ReactNode } from 'react';
import { unbroken } from './unbroken.tsx';

interface PageHeaderProps {
  title: string;
  /** Language of the texts, if it is not the page's language. */
  lang?: string;
  lead?: string;
  /** Content of the margin. */
  rail?: ReactNode;
  children?: ReactNode;
}

/** The header of a page, with the open corner. */
export function PageHeader({ title, lang, lead, rail, children }: PageHeaderProps) {
  return (
    <header className="page-head corner railed">
      <div className="rail">{rail}</div>
      <div className="in">
        <h1>{unbroken(title)}</h1>
        {lead && (
          <p className="lede" lang={lang}>
            {unbroken(lead)}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
