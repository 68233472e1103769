import { defineList } from '../../../../../dashboard/kit/table/define-list.ts';
import type { ListState } from '../../../../../dashboard/kit/table/use-list-view.ts';
import { UserFilter } from '../../schema.ts';

/** The state of the user list, as it appears in the address of the page. */
export const usersList = defineList({
  path: '/dashboard/users',
  query: UserFilter,
  filters: ['q', 'role', 'status'],
  sort: 'name',
  pageSize: 20,
});

export type UsersState = ListState<ReturnType<typeof usersList.read>>;
