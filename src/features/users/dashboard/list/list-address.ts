import { ROLES, type Role } from '../../../../platform/roles.ts';
import { USER_SORTS, USER_STATUSES, type UserFilter, type UserStatus } from '../../schema.ts';

export const PAGE_SIZE = 20;
export const SEARCH_MAX = 100;
export type Sort = (typeof USER_SORTS)[number];

/** What the list shows, as it stands in the address. */
export interface ListView {
  q: string;
  role: Role | null;
  status: UserStatus | null;
  sort: Sort;
  page: number;
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((name) => name === value) ?? null;

/** Anything an address says that is not known falls back to the plain list. */
export function readListView(search: URLSearchParams): ListView {
  const page = Number(search.get('page') ?? 1);
  return {
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    role: oneOf(ROLES, search.get('role')),
    status: oneOf(USER_STATUSES, search.get('status')),
    sort: oneOf(USER_SORTS, search.get('sort')) ?? 'name',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Only what differs from the plain list is written, so that addresses stay short. */
export function writeListView(view: ListView): string {
  const search = new URLSearchParams();
  if (view.q) search.set('q', view.q);
  if (view.role) search.set('role', view.role);
  if (view.status) search.set('status', view.status);
  if (view.sort !== 'name') search.set('sort', view.sort);
  if (view.page > 1) search.set('page', String(view.page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

export const isFiltered = (view: ListView) =>
  view.q !== '' || view.role !== null || view.status !== null;

export function filterOf(view: ListView): Partial<UserFilter> {
  return {
    ...(view.q ? { q: view.q } : {}),
    ...(view.role ? { role: view.role } : {}),
    ...(view.status ? { status: view.status } : {}),
    sort: view.sort,
    page: view.page,
    pageSize: PAGE_SIZE,
  };
}

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
