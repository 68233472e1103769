import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { STATES, State } from '../../schema.ts';
import { contentCount } from '../content-calls.ts';
import { filterOf, type ListView, writeListView } from './list-address.ts';

/** The states as links, each with how many there are under the other filters. */
export function StateTabs({ view }: { view: ListView }) {
  const { t } = useText();
  return (
    <nav className="tabs" aria-label={t('content:editor.byState')}>
      <ul>
        <StateTab view={view} state={null} label={t('content:editor.allStates')} />
        {(
          ['published', 'draft', 'archived'] as const satisfies readonly (typeof STATES)[number][]
        ).map((state) => (
          <StateTab
            key={state}
            view={view}
            state={state}
            label={t(`content:editor.state.${state}`)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface StateTabProps {
  view: ListView;
  state: State | null;
  label: string;
}

function StateTab({ view, state, label }: StateTabProps) {
  const { locale } = useText();
  const { q, category, sort } = view;
  const filter = filterOf({ q, category, state, sort: '-updatedAt', page: 1 });
  const { data: count } = useQuery(contentCount(filter));
  const search = writeListView({ q, category, state, sort, page: 1 });
  return (
    <li>
      <Link
        className="tab"
        to={{ pathname: '/dashboard/blog', search }}
        aria-current={view.state === state ? 'page' : undefined}
      >
        {label}{' '}
        <span className="tab-count">{count === undefined ? '' : formatNumber(locale, count)}</span>
      </Link>
    </li>
  );
}
