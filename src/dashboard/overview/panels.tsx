import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deskRoutes } from '../../features/applications/desk/contract.ts';
import {
  Mark,
  StatusMark,
  WaitingTime,
} from '../../features/applications/desk/dashboard/parts.tsx';
import type { ApplicationSummary } from '../../features/applications/desk/schema.ts';
import { type ContentFilter, contentRoutes } from '../../features/content/contract.ts';
import type { ContentSummary } from '../../features/content/schema.ts';
import { messageRoutes } from '../../features/messages/contract.ts';
import { useWords } from '../../features/messages/dashboard/parts.tsx';
import { formatNumber } from '../../platform/i18n/format.ts';
import { provinceName } from '../../platform/places/provinces.ts';
import { useText } from '../kit/language/language.ts';
import { Count } from '../kit/parts/page-head.tsx';
import { PanelState } from '../kit/parts/panel-state.tsx';
import { read } from '../kit/session/calls.ts';
import { EntryList } from './entry-list.tsx';
import css from './overview.module.css';

interface ContentPanelProps {
  /** The key of its texts under `dashboard:overview.panels`. */
  name: 'own' | 'drafts' | 'inReview' | 'scheduled' | 'latest';
  filter: Partial<ContentFilter>;
  /** The list with all of them. */
  to: string;
  /** The date that is shown. */
  at: 'updatedAt' | 'publishedAt';
  /** Below the entries. */
  children?: ReactNode;
}

/** Some contents as a panel of the overview. */
export function ContentPanel({ name, filter, to, at, children }: ContentPanelProps) {
  const { t, locale } = useText();
  const query = useQuery(read(contentRoutes.list, { query: filter }));
  const { data: entries = [], total = 0 } = query.data ?? {};
  const pathOf = ({ id }: ContentSummary) =>
    name === 'latest' ? `/dashboard/blog/${id}` : `/dashboard/blog/${id}/edit`;
  return (
    <section className="panel" aria-labelledby={name}>
      <header className="panel-head">
        <h2 id={name}>{t(`dashboard:overview.panels.${name}`)}</h2>
        {total > 0 ? (
          <Link className="panel-link" to={to}>
            {t('dashboard:overview.all', { total: formatNumber(locale, total) })}
            <span className="sr-only">: {t(`dashboard:overview.panels.${name}`)}</span>
          </Link>
        ) : null}
      </header>
      <PanelState
        query={query}
        empty={t(`dashboard:overview.empty.${name}`)}
        isEmpty={entries.length === 0}
      >
        <EntryList
          entries={entries.map((entry) => ({
            id: entry.id,
            title: entry.title,
            note: t(`content:categories.${entry.category}.name`),
            to: pathOf(entry),
            at: entry[at],
          }))}
        />
      </PanelState>
      {children}
    </section>
  );
}

const unhandled = { state: 'new', sort: 'createdAt', pageSize: 4 } as const;

/** The messages that nobody has handled yet, the longest wait first. */
export function NewMessages() {
  const { t, locale } = useText();
  const { topic } = useWords();
  const query = useQuery(read(messageRoutes.list, { query: unhandled }));
  const { data: rows = [], total = 0 } = query.data ?? {};
  return (
    <section className="panel" aria-labelledby="new-messages">
      <header className="panel-head">
        <h2 id="new-messages">
          {t('dashboard:overview.messages')}
          {total > 0 ? <Count>{formatNumber(locale, total)}</Count> : null}
        </h2>
        <Link className="panel-link" to="/dashboard/messages?state=new">
          {t('dashboard:overview.seeAll')}
          <span className="sr-only">: {t('dashboard:overview.messages')}</span>
        </Link>
      </header>
      <PanelState
        query={query}
        empty={t('dashboard:overview.noMessages')}
        isEmpty={rows.length === 0}
      >
        <EntryList
          entries={rows.map((row) => ({
            id: row.id,
            title: row.name || '–',
            note: topic(row.topic),
            at: row.createdAt,
            to: `/dashboard/messages/${row.id}`,
          }))}
        />
      </PanelState>
    </section>
  );
}

const longestWait = { status: 'open', sort: '-waiting', pageSize: 8 } as const;

/** The applications that wait for a decision, the longest wait first. */
export function WaitingApplications() {
  const { t, locale } = useText();
  const query = useQuery(read(deskRoutes.list, { query: longestWait }));
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
