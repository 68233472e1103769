import { oneOf, onlyGiven, pageOf, searchOf } from '../../../../dashboard/parts/list-address.ts';
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
const PLAIN_SORT: Sort = '-updatedAt';

/** What the list shows, as it stands in the address. */
export interface ListView {
  q: string;
  category: Category | null;
  state: State | null;
  sort: Sort;
  page: number;
}

export const NO_FILTERS = { q: '', category: null, state: null } as const;

/** Anything an address says that is not known falls back to the plain list. */
export function readListView(search: URLSearchParams): ListView {
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    category: oneOf(CATEGORY_NAMES, search.get('category')),
    state: oneOf(STATES, search.get('state')),
    sort: oneOf(SORTS, search.get('sort')) ?? PLAIN_SORT,
    page: pageOf(search),
  };
}

/** Only what differs from the plain list is written, so that addresses stay short. */
export const writeListView = ({ page, ...view }: ListView): string =>
  searchOf({ ...view, sort: view.sort === PLAIN_SORT ? null : view.sort }, page);

export const isFiltered = ({ q, category, state }: ListView) =>
  q !== '' || category !== null || state !== null;

export const filterOf = ({ q, category, state, sort, page }: ListView): Partial<ContentFilter> => ({
  ...onlyGiven({ q, category, state }),
  sort,
  page,
  pageSize: PAGE_SIZE,
});

let lastSeen = '';

/** Pages that lead back to the list lead to the list as it was last seen. */
export function rememberListView(view: ListView): void {
  lastSeen = writeListView(view);
}

export const listPath = () => `/dashboard/blog${lastSeen}`;
