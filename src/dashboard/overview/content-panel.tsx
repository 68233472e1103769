import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contentPage } from '../../features/content/dashboard/content-calls.ts';
import type { ContentFilter } from '../../features/content/list/filter.ts';
import type { ContentSummary } from '../../features/content/schema.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { useText } from '../kit/language/language.ts';
import { PanelState } from '../kit/parts/panel-state.tsx';
import { EntryList } from './entry-list.tsx';

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
  const query = useQuery(contentPage(filter));
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
            ...{ id: entry.id, title: entry.title },
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
