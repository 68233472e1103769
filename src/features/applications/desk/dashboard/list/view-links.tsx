import { useQueries, useQuery } from '@tanstack/react-query';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { useSavedViews } from '../../../../../dashboard/kit/table/use-saved-views.ts';
import { ViewTabs } from '../../../../../dashboard/kit/table/view-tabs.tsx';
import { dayInIstanbul } from '../../../../../platform/istanbul.ts';
import { IconBookmark } from '../../../../../ui/tabler-icons/index.ts';
import { VIEWS } from '../../views.ts';
import { applicationCount, applicationCounts } from '../application-calls.ts';
import { type ApplicationsView, applicationsList } from './applications-list.ts';

const { path, noFilters, read, write, filterOf } = applicationsList;
const NAMES = ['waiting', 'week', 'missing', 'duplicates'] as const;
const plain = read(new URLSearchParams());

/** The address of a view; without a filter for the status it has all. */
const searchOf = (name: keyof typeof VIEWS): string =>
  write({ ...plain, ...noFilters, status: '', ...VIEWS[name](dayInIstanbul(new Date())) });

/** The views of the list: those that everybody has, and the user's own. */
export function ViewLinks({ view }: { view: ApplicationsView }) {
  const { t } = useText();
  const { views } = useSavedViews(path);
  const { data: counts } = useQuery(applicationCounts);
  const readView = (search: string) => read(new URLSearchParams(search));
  const ownCounts = useQueries({
    queries: views.map(({ search }) => applicationCount(filterOf(readView(search)))),
  });
  // The same filters in another order are the same view.
  const here = write({ ...view, sort: plain.sort, page: 1 });
  const shared = (name: keyof typeof VIEWS) => ({
    key: `shared:${name}`,
    label: t(`applications:views.${name}`),
    to: { pathname: path, search: searchOf(name) },
    count: counts?.[name],
    isCurrent: searchOf(name) === here,
  });
  const own = views.map(({ name, search }, index) => ({
    key: `own:${name}`,
    label: name,
    icon: (
      <IconBookmark size={15} stroke={1.8} aria-label={t('applications:views.own')} role="img" />
    ),
    to: { pathname: path, search },
    count: ownCounts[index]?.data,
    isCurrent: write({ ...readView(search), sort: plain.sort, page: 1 }) === here,
  }));
  return (
    <ViewTabs
      label={t('applications:views.label')}
      tabs={[...NAMES.map(shared), ...own, shared('all')]}
    />
  );
}
