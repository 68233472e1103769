import { defineList } from '../../../../../dashboard/kit/table/define-list.ts';
import type { ListState } from '../../../../../dashboard/kit/table/use-list-view.ts';
import { ApplicationFilter } from '../../schema.ts';

/** The filters, order and page of the list, as they are in the address. */
export const applicationsList = defineList({
  path: '/dashboard/applications/list',
  query: ApplicationFilter,
  filters: [
    ...(['q', 'status', 'city', 'district', 'from', 'to', 'assignee', 'reached', 'only'] as const),
    ...(['decision', 'decisionNumber', 'decidedFrom', 'decidedTo'] as const),
  ],
  defaults: { status: 'open' },
  sort: '-waiting',
  pageSize: 20,
});

export type ApplicationsView = ReturnType<typeof applicationsList.read>;
export type ApplicationsState = ListState<ApplicationsView>;
