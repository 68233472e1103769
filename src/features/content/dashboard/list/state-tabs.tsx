import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ViewTabs } from '../../../../dashboard/kit/table/view-tabs.tsx';
import { MOST_FOUND } from '../../list/filter.ts';
import { TRASH_PATH } from '../paths.ts';
import { type ContentsView, contentsList } from './contents-list.ts';
import { contentCounts } from './list-calls.ts';

const STATES = ['published', 'scheduled', 'draft', 'inReview', 'archived'] as const;

/** Links to the states, each with the number of contents that match the other filters. */
export function StateTabs({ view }: { view: ContentsView }) {
  const { t } = useText();
  const { page, pageSize, sort, state, only, ...others } = contentsList.filterOf(view);
  const { data: counts } = useQuery(contentCounts(others));
  const to = (change: Partial<ContentsView>) => ({
    pathname: contentsList.path,
    search: contentsList.write({ ...view, state: '', only: '', page: 1, ...change }),
  });
  return (
    <ViewTabs
      label={t('content:editor.byState')}
      most={others.q ? MOST_FOUND : undefined}
      tabs={[
        {
          key: 'all',
          label: t('content:editor.allStates'),
          to: to({}),
          count: counts?.all,
          isCurrent: view.state === '' && view.only === '',
        },
        ...STATES.map((name) => ({
          key: name,
          label: t(`content:editor.state.${name}`),
          to: to({ state: name }),
          count: counts?.[name],
          isCurrent: view.state === name && view.only === '',
        })),
        {
          key: 'pending',
          label: t('content:lists.pending'),
          to: to({ only: 'pending' }),
          count: counts?.pending,
          isCurrent: view.only === 'pending',
        },
        // Shown only while a content lacks one.
        ...(counts?.lacksAlt || view.only === 'lacksAlt'
          ? [
              {
                key: 'lacksAlt',
                label: t('content:lists.lacksAlt'),
                to: to({ only: 'lacksAlt' as const }),
                count: counts?.lacksAlt,
                isCurrent: view.only === 'lacksAlt',
              },
            ]
          : []),
        {
          key: 'trash',
          label: t('content:lists.trash'),
          to: { pathname: TRASH_PATH, search: '' },
          count: counts?.trash,
          isCurrent: false,
        },
      ]}
    />
  );
}
