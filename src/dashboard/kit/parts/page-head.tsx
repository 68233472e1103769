import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  count?: string | undefined;
  lead?: ReactNode;
  /** Actions at the end of the line. */
  children?: ReactNode;
}

export function PageHead({ title, count, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="page-head-text">
        <h1>
          {title}
          {count ? <span className="count">{count}</span> : null}
        </h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {children ? <div className="page-actions">{children}</div> : null}
    </div>
  );
}
