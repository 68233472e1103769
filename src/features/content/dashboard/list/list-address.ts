import {
  CATEGORY_NAMES,
  type Category,
  type ContentFilter,
  STATES,
  type State,
} from '../../schema.ts';

export const PAGE_SIZE = 20;
const SORTS = [
  '-updatedAt',
  'updatedAt',
  '-publishedAt',
  'publishedAt',
  'title',
  '-title',
] as const;
export type Sort = (typeof SORTS)[number];

/** What the list shows, as it stands in the address. */
export interface ListView {
  q: string;
  category: Category | null;
  state: State | null;
  sort: Sort;
  page: number;
}

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((name) => name === value) ?? null;

/** Anything an address says that is not known falls back to the plain list. */
export function readListView(search: URLSearchParams): ListView {
  const page = Number(search.get('page') ?? 1);
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    category: oneOf(CATEGORY_NAMES, search.get('category')),
    state: oneOf(STATES, search.get('state')),
    sort: oneOf(SORTS, search.get('sort')) ?? '-updatedAt',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** Only what differs from the plain list is written, so that addresses stay short. */
export function writeListView(view: ListView): string {
  const search = new URLSearchParams();
  if (view.q) search.set('q', view.q);
  if (view.category) search.set('category', view.category);
  if (view.state) search.set('state', view.state);
  if (view.sort !== '-updatedAt') search.set('sort', view.sort);
  if (view.page > 1) search.set('page', String(view.page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

export const isFiltered = (view: ListView) =>
  view.q !== '' || view.category !== null || view.state !== null;

export function filterOf(view: ListView): Partial<ContentFilter> {
  return {
    ...(view.q ? { q: view.q } : {}),
    ...(view.category ? { category: view.category } : {}),
    ...(view.state ? { state: view.state } : {}),
    sort: view.sort,
    page: view.page,
    pageSize: PAGE_SIZE,
  };
}

let lastSeen = '';

/** Pages that lead back to the list lead to the list as it was last seen. */
export function rememberListView(view: ListView): void {
  lastSeen = writeListView(view);
}

export const listPath = () => `/dashboard/blog${lastSeen}`;
