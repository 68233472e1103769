import type { ReactNode } from 'react';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { More } from '../../../../ui/section.tsx';
import { FOLLOW_PATH } from '../paths.ts';

interface Contents {
  path: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A page for one applicant. */
export const privatePage = ({ path, title, lead, children }: Contents): Page => ({
  head: { title, description: lead, canonical: path, noindex: true },
  tags: ['party'],
  isPrivate: true,
  main: (
    <div className="wrap">
      <PageHeader title={title} lead={lead} />
      {children && <div className="inset">{children}</div>}
    </div>
  ),
});

/** A page that only says something, with links to go on. */
export function messagePage(scope: PageScope, contents: Omit<Contents, 'children'>): Page {
  const { t, href } = scope;
  return privatePage({
    ...contents,
    children: (
      <p className="onward">
        <More href={href(FOLLOW_PATH)}>{t('applicationFollow:dead.follow')}</More>{' '}
        <More href={href('/')}>{t('site:error.home')}</More>
      </p>
    ),
  });
}

/** Instead of a page whose link is no longer valid. */
export const deadLinkPage = (scope: PageScope, path: string): Page =>
  messagePage(scope, {
    path,
    title: scope.t('applicationFollow:dead.title'),
    lead: scope.t('applicationFollow:dead.lead'),
  });
