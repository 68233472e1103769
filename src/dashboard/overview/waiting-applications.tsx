import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { applicationPage } from '../../features/applications/desk/dashboard/application-calls.ts';
import { Mark } from '../../features/applications/desk/dashboard/mark.tsx';
import { StatusMark } from '../../features/applications/desk/dashboard/status-mark.tsx';
import { WaitingTime } from '../../features/applications/desk/dashboard/waiting-time.tsx';
import type { ApplicationSummary } from '../../features/applications/desk/schema.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { provinceName } from '../../platform/places/provinces.ts';
import { useText } from '../kit/language/language.ts';
import { Count } from '../kit/parts/count.tsx';
import { PanelState } from '../kit/parts/panel-state.tsx';
import css from './overview.module.css';

const longest = { status: 'open', sort: '-waiting', pageSize: 8 } as const;

/** The applications that wait for a decision, the longest wait first. */
export function WaitingApplications() {
  const { t, locale } = useText();
  const query = useQuery(applicationPage(longest));
  const { data: rows = [], total = 0 } = query.data ?? {};
  return (
    <section className={`panel ${css.lead}`} aria-labelledby="waiting">
      <header className="panel-head">
        <h2 id="waiting">
          {t('dashboard:overview.waiting')}
          {total > 0 ? <Count>{formatNumber(locale, total)}</Count> : null}
        </h2>
        <Link className="panel-link" to="/dashboard/applications/list">
          {t('dashboard:overview.seeAll')}
          <span className="sr-only">: {t('dashboard:overview.waiting')}</span>
        </Link>
      </header>
      <PanelState
        query={query}
        empty={t('dashboard:overview.noWaiting')}
        isEmpty={rows.length === 0}
      >
        <ol role="list" className={css.entries}>
          {rows.map((row) => (
            <WaitingRow key={row.id} row={row} />
          ))}
        </ol>
      </PanelState>
    </section>
  );
}

function WaitingRow({ row }: { row: ApplicationSummary }) {
  const { t } = useText();
  return (
    <li>
      <Link className={css.waiting} to={`/dashboard/applications/${row.id}/details`}>
        <span className={css.applicant}>
          {`${row.name} ${row.surname}`}
          {row.isDuplicate ? (
            <Mark title={t('applications:duplicateHint')}>{t('applications:duplicate')}</Mark>
          ) : null}
        </span>
        <StatusMark status={row.status} />
        <span className={css.place}>{provinceName(row.city)}</span>
        <span className={css.days}>
          <WaitingTime days={row.waitingDays} />
        </span>
      </Link>
    </li>
  );
}
