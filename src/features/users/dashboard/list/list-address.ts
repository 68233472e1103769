import { oneOf, onlyGiven, pageOf, searchOf } from '../../../../dashboard/parts/list-address.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import { USER_SORTS, USER_STATUSES, type UserFilter, type UserStatus } from '../../schema.ts';

export const PAGE_SIZE = 20;
export const SEARCH_MAX = 100;
export type Sort = (typeof USER_SORTS)[number];
const PLAIN_SORT: Sort = 'name';

/** What the list shows, as it stands in the address. */
export interface ListView {
  q: string;
  role: Role | null;
  status: UserStatus | null;
  sort: Sort;
  page: number;
}

export const NO_FILTERS = { q: '', role: null, status: null } as const;

/** Anything an address says that is not known falls back to the plain list. */
export function readListView(search: URLSearchParams): ListView {
  return {
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    role: oneOf(ROLES, search.get('role')),
    status: oneOf(USER_STATUSES, search.get('status')),
    sort: oneOf(USER_SORTS, search.get('sort')) ?? PLAIN_SORT,
    page: pageOf(search),
  };
}

/** Only what differs from the plain list is written, so that addresses stay short. */
export const writeListView = ({ page, ...view }: ListView): string =>
  searchOf({ ...view, sort: view.sort === PLAIN_SORT ? null : view.sort }, page);

export const isFiltered = ({ q, role, status }: ListView) =>
  q !== '' || role !== null || status !== null;

export const filterOf = ({ q, role, status, sort, page }: ListView): Partial<UserFilter> => ({
  ...onlyGiven({ q, role, status }),
  sort,
  page,
  pageSize: PAGE_SIZE,
});

export type SortField = 'name' | 'lastSignInAt';

export const directionOf = (sort: Sort, field: SortField) =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;

/** A first press sorts names from A and dates newest first; a second one turns it round. */
export function nextSort(sort: Sort, field: SortField): Sort {
  const [first, second]: [Sort, Sort] =
    field === 'name' ? ['name', '-name'] : ['-lastSignInAt', 'lastSignInAt'];
  return sort === first ? second : first;
}

let lastSeen = '';

/** Pages that lead back to the list lead to the list as it was last seen. */
export function rememberListView(view: ListView): void {
  lastSeen = writeListView(view);
}

export const listPath = () => `/dashboard/users${lastSeen}`;
