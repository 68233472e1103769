import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentPage } from '../../features/content/dashboard/content-calls.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { useText } from '../kit/language/language.ts';
import { Count } from '../kit/parts/count.tsx';
import { PanelState } from '../kit/parts/panel-state.tsx';
import { EntryList } from './entry-list.tsx';
import css from './overview.module.css';

const SHOWN = 8;

/**
 * The user's own drafts; if there are none, the drafts of all users. The last changed ones come
 * first.
 */
export function Drafts() {
  const { t, locale } = useText();
  const lastChanged = { state: 'draft', sort: '-updatedAt', pageSize: SHOWN } as const;
  const all = useQuery(contentPage(lastChanged));
  const own = useQuery(contentPage({ ...lastChanged, createdBy: 'me' }));
  const ownTotal = own.data?.total ?? 0;
  const query = own.data && ownTotal === 0 ? all : own;
  const shown = query.data?.data ?? [];
  return (
    <section className={`panel ${css.lead}`} aria-labelledby="drafts">
      <header className="panel-head">
        <h2 id="drafts">
          {t(ownTotal > 0 ? 'dashboard:overview.ownDrafts' : 'dashboard:overview.drafts')}
          {ownTotal > 0 ? <Count>{formatNumber(locale, ownTotal)}</Count> : null}
        </h2>
        <Link className="panel-link" to="/dashboard/blog?state=draft">
          {t('dashboard:overview.allDrafts', {
            total: formatNumber(locale, all.data?.total ?? 0),
          })}
        </Link>
      </header>
      <PanelState
        query={query}
        empty={t('dashboard:overview.noDrafts')}
        isEmpty={shown.length === 0}
      >
        <EntryList
          entries={shown.map(({ id, title, category, updatedAt }) => ({
            id,
            to: `/dashboard/blog/${id}/edit`,
            title,
            category,
            at: updatedAt,
          }))}
        />
      </PanelState>
    </section>
  );
}
