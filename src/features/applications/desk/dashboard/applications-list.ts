import type { FoundRecord } from '../../../../dashboard/kit/feature.ts';
import { say } from '../../../../dashboard/kit/language/language.ts';
import { queryClient } from '../../../../dashboard/kit/query-client.ts';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { defineList, type ListState } from '../../../../dashboard/kit/table/define-list.ts';
import { deskRoutes } from '../contract.ts';
import { ApplicationFilter, type Matching } from '../schema.ts';

/** The filters, order and page of the list, as they are in the address. */
export const applicationsList = defineList({
  path: '/dashboard/applications/list',
  query: ApplicationFilter,
  filters: [
    'q',
    'status',
    'city',
    'district',
    'branch',
    'from',
    'to',
    'assignee',
    'reached',
    'only',
    'decision',
    'decisionNumber',
    'decidedFrom',
    'decidedTo',
  ],
  defaults: { status: 'open' },
  sort: '-waiting',
  pageSize: 20,
});

export type ApplicationsView = ReturnType<typeof applicationsList.read>;
export type ApplicationsState = ListState<ApplicationsView>;

const { path, noFilters, write } = applicationsList;
const everything = applicationsList.read(new URLSearchParams());

/** The address of the list with exactly this filter. */
export const listAddress = (filter: Matching): string =>
  path + write({ ...everything, ...noFilters, status: '', ...filter });

/** The applications that the command palette shows for a name or a code. */
export async function findApplications(words: string): Promise<FoundRecord[]> {
  const { data } = await queryClient.fetchQuery(
    read(deskRoutes.list, { query: { q: words, pageSize: 5 } }),
  );
  return data.map(({ id, name, surname, code, status }) => ({
    to: `/dashboard/applications/${id}/details`,
    title: `${name} ${surname}`,
    note: `${code} · ${say(`applications:status.${status}`)}`,
  }));
}
