import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** Where the words are not in the page's language. */
  lang?: string;
  lead?: string;
  /** What stands in the margin. */
  rail?: ReactNode;
  children?: ReactNode;
}

/** The head of a page in the open corner. */
export function PageHeader({ title, lang, lead, rail, children }: PageHeaderProps) {
  return (
    <header className="page-head corner railed">
      <div className="rail">{rail}</div>
      <div className="in">
        <h1>{title}</h1>
        {lead && (
          <p className="lede" lang={lang}>
            {lead}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
