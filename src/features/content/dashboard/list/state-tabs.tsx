import { useQueries } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ViewTabs } from '../../../../dashboard/kit/table/view-tabs.tsx';
import type { State } from '../../schema.ts';
import { contentCount } from '../content-calls.ts';
import { type ContentsView, contentsList } from './contents-list.ts';

const TABS = ['', 'published', 'draft', 'archived'] as const satisfies readonly (State | '')[];

/** Links to the states, each with the number of contents that match the other filters. */
export function StateTabs({ view }: { view: ContentsView }) {
  const { t } = useText();
  const filterOf = (state: State | '') =>
    contentsList.filterOf({ ...view, state, sort: '-updatedAt', page: 1 });
  const counts = useQueries({ queries: TABS.map((state) => contentCount(filterOf(state))) });
  return (
    <ViewTabs
      label={t('content:editor.byState')}
      tabs={TABS.map((state, index) => ({
        key: state,
        label: t(state ? `content:editor.state.${state}` : 'content:editor.allStates'),
        to: {
          pathname: contentsList.path,
          search: contentsList.write({ ...view, state, page: 1 }),
        },
        count: counts[index]?.data,
        isCurrent: view.state === state,
      }))}
    />
  );
}
