import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentPage } from '../../features/content/dashboard/content-calls.ts';
import { displayName } from '../../platform/display-name.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';
import { shortMoment } from '../language/moment.ts';
import { useSessionUser } from '../session/session-user.ts';
import { PanelState } from './panel-state.tsx';

const SHOWN = 8;

/** Drafts under one's own name; when there is none, those that were last worked on. */
export function Drafts() {
  const { t, locale } = useText();
  const name = displayName(useSessionUser());
  const query = useQuery(contentPage({ state: 'draft', sort: '-updatedAt', pageSize: 100 }));
  const all = query.data?.data ?? [];
  const own = all.filter((draft) => draft.author === name);
  const shown = (own.length > 0 ? own : all).slice(0, SHOWN);
  return (
    <section className="panel lead-panel" aria-labelledby="drafts">
      <header className="panel-head">
        <h2 id="drafts">
          {t(own.length > 0 ? 'dashboard:overview.ownDrafts' : 'dashboard:overview.drafts')}
          {own.length > 0 ? (
            <span className="count">{formatNumber(locale, own.length)}</span>
          ) : null}
        </h2>
        <Link className="panel-link" to="/dashboard/blog?state=draft">
          {t('dashboard:overview.allDrafts', {
            total: formatNumber(locale, query.data?.total ?? 0),
          })}
        </Link>
      </header>
      <PanelState
        query={query}
        empty={t('dashboard:overview.noDrafts')}
        isEmpty={shown.length === 0}
      >
        <ol className="queue">
          {shown.map((draft) => (
            <li key={draft.id}>
              <Link to={`/dashboard/blog/${draft.id}/edit`}>
                <span className="queue-name">{draft.title}</span>
                <span>{t(`content:categories.${draft.category}.name`)}</span>
                <span className="queue-when">{shortMoment(locale, new Date(draft.updatedAt))}</span>
              </Link>
            </li>
          ))}
        </ol>
      </PanelState>
    </section>
  );
}
