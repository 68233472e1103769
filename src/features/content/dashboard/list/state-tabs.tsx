import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { State } from '../../schema.ts';
import { contentCount } from '../content-calls.ts';
import { type ContentsView, contentsList } from './contents-list.ts';
import css from './state-tabs.module.css';

const TABS = ['', 'published', 'draft', 'archived'] as const satisfies readonly (State | '')[];

/** Links to the states, each with the number of contents that match the other filters. */
export function StateTabs({ view }: { view: ContentsView }) {
  const { t } = useText();
  return (
    <nav aria-label={t('content:editor.byState')}>
      <ul className={css.tabs}>
        {TABS.map((state) => (
          <StateTab
            key={state}
            view={view}
            state={state}
            label={t(state ? `content:editor.state.${state}` : 'content:editor.allStates')}
          />
        ))}
      </ul>
    </nav>
  );
}

interface StateTabProps {
  view: ContentsView;
  state: State | '';
  label: string;
}

function StateTab({ view, state, label }: StateTabProps) {
  const { locale } = useText();
  const filter = contentsList.filterOf({ ...view, state, sort: '-updatedAt', page: 1 });
  const { data: count } = useQuery(contentCount(filter));
  const search = contentsList.write({ ...view, state, page: 1 });
  return (
    <li>
      <Link
        className={css.tab}
        to={{ pathname: contentsList.path, search }}
        aria-current={view.state === state ? 'page' : undefined}
      >
        {label}{' '}
        <Text span fw={400} c="dimmed">
          {count === undefined ? '' : formatNumber(locale, count)}
        </Text>
      </Link>
    </li>
  );
}
