import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentPage } from '../../features/content/dashboard/content-calls.ts';
import { useText } from '../kit/language/language.ts';
import { shortMoment } from '../kit/language/moment.ts';
import { PanelState } from '../kit/parts/panel-state.tsx';

export function Latest() {
  const { t, locale } = useText();
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
        <ol className="drafts">
          {items.map((item) => (
            <li key={item.id}>
              <Link to={`/dashboard/blog/${item.id}`}>
                <span className="draft-title">{item.title}</span>
                <span className="draft-meta">
                  {t(`content:categories.${item.category}.name`)}
                  {item.publishedAt ? ` · ${shortMoment(locale, new Date(item.publishedAt))}` : ''}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </PanelState>
    </section>
  );
}
