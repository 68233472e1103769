import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { More } from '../../../../ui/section.tsx';

/** Instead of a preview whose link has expired, was ended or replaced, or never existed. */
export function endedPage(scope: PageScope): Page {
  const { t, href } = scope;
  const title = t('content:preview.endedTitle');
  const lead = t('content:preview.endedText');
  return {
    status: 404,
    head: { title, description: lead, canonical: scope.path, noindex: true },
    tags: [],
    isPrivate: true,
    main: (
      <div className="wrap">
        <PageHeader title={title} lead={lead} />
        <p className="inset onward">
          <More href={href('/')}>{t('content:pages.home')}</More>{' '}
          <More href={href('/tum-icerikler')}>{t('content:pages.all')}</More>
        </p>
      </div>
    ),
  };
}
