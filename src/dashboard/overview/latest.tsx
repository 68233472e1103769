import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentPage } from '../../features/content/dashboard/content-calls.ts';
import { useText } from '../kit/language/language.ts';
import { PanelState } from '../kit/parts/panel-state.tsx';
import { EntryList } from './entry-list.tsx';

export function Latest() {
  const { t } = useText();
  const query = useQuery(contentPage({ state: 'published', sort: '-publishedAt', pageSize: 5 }));
  const items = query.data?.data ?? [];
  return (
    <section className="panel" aria-labelledby="latest">
      <header className="panel-head">
        <h2 id="latest">{t('dashboard:overview.latest')}</h2>
        <Link className="panel-link" to="/dashboard/blog?state=published&sort=-publishedAt">
          {t('dashboard:overview.all')}
        </Link>
      </header>
      <PanelState
        query={query}
        empty={t('dashboard:overview.noLatest')}
        isEmpty={items.length === 0}
      >
        <EntryList
          entries={items.map(({ id, title, category, publishedAt }) => ({
            id,
            to: `/dashboard/blog/${id}`,
            title,
            category,
            at: publishedAt,
          }))}
        />
      </PanelState>
    </section>
  );
}
