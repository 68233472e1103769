import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messagePage } from '../../features/messages/dashboard/message-calls.ts';
import { useWords } from '../../features/messages/dashboard/use-words.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { useText } from '../kit/language/language.ts';
import { Count } from '../kit/parts/count.tsx';
import { PanelState } from '../kit/parts/panel-state.tsx';
import { EntryList } from './entry-list.tsx';

const LIST = '/dashboard/messages?state=new';
const longest = { state: 'new', sort: 'createdAt', pageSize: 4 } as const;

/** The messages that nobody has handled yet, the longest wait first. */
export function NewMessages() {
  const { t, locale } = useText();
  const { topic } = useWords();
  const query = useQuery(messagePage(longest));
  const { data: rows = [], total = 0 } = query.data ?? {};
  return (
    <section className="panel" aria-labelledby="new-messages">
      <header className="panel-head">
        <h2 id="new-messages">
          {t('dashboard:overview.messages')}
          {total > 0 ? <Count>{formatNumber(locale, total)}</Count> : null}
        </h2>
        <Link className="panel-link" to={LIST}>
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
            ...{ id: row.id, title: row.name || '–', note: topic(row.topic), at: row.createdAt },
            to: `/dashboard/messages/${row.id}`,
          }))}
        />
      </PanelState>
    </section>
  );
}
