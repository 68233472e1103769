import type { Page, PageScope } from '../../../site/kit/page.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CHAIR_PATH } from '../schema.ts';

/** Shown if the party has entered no chair. */
export function noChairPage({ t }: PageScope): Page {
  const title = t('people:pages.chair');
  return {
    head: { title, description: t('people:chair.empty'), canonical: CHAIR_PATH, noindex: true },
    tags: ['people'],
    main: (
      <div className="wrap">
        <PageHeader title={title} lead={t('people:chair.empty')} />
      </div>
    ),
  };
}
