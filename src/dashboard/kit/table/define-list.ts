import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';

/** The fields of a filter of the API, by name. */
type Shape = Record<string, z.ZodMiniType>;
type Query = z.ZodMiniObject<Shape>;
type FieldsOf<Q extends Query> = z.infer<Q>;

/** The state of a list in its address. An empty text means no filter. */
export type ListView<Q extends Query, Name extends keyof FieldsOf<Q>> = {
  [N in Name]-?: Exclude<FieldsOf<Q>[N], undefined> | '';
} & { sort: string; page: number };

interface ListParts<Q extends Query, Name extends PropertyKey> {
  /** The address of the list. */
  path: string;
  /**
   * The schema of the API's own filter: a value that it refuses is not accepted in an address
   * either.
   */
  query: Q;
  /** The filters that an address may contain, in this order. */
  filters: readonly Name[];
  /**
   * The filters of the list without parameters in its address; "clear" returns to them. In an address
   * an empty value removes such a filter.
   */
  defaults?: { [N in Name]?: string };
  /** The default order; left out if the list has only one order. */
  sort?: string;
  pageSize: number;
}

/**
 * Describes a list whose whole state is in its address. Reading ignores unknown parameters and
 * replaces every value that the API would refuse with the default. Only values that differ from the
 * default are written, so that addresses stay short.
 */
export function defineList<Q extends Query, Name extends keyof FieldsOf<Q> & string>(
  parts: ListParts<Q, Name>,
) {
  type View = ListView<Q, Name>;
  const { path, query, filters, sort: plainSort = '', pageSize } = parts;
  const plain: Record<string, string> = { ...parts.defaults };

  /** The value of a parameter, or undefined if the API would refuse it. */
  function valid(search: URLSearchParams, name: string): unknown {
    const text = search.get(name);
    const field = query.shape[name];
    const parsed = text === null ? undefined : field?.safeParse(text);
    return parsed?.success ? parsed.data : undefined;
  }

  const noFilters = Object.fromEntries(
    filters.map((name) => [name, plain[name] ?? '']),
  ) as Partial<View>;

  /** An empty parameter is no filter, also where the default is one. */
  const chosen = (search: URLSearchParams, name: Name) =>
    search.get(name) === '' ? '' : (valid(search, name) ?? plain[name] ?? '');

  function read(search: URLSearchParams): View {
    return {
      ...Object.fromEntries(filters.map((name) => [name, chosen(search, name)])),
      sort: valid(search, 'sort') ?? plainSort,
      page: valid(search, 'page') ?? 1,
    } as View;
  }

  /** The filters that are set, by name. */
  const given = (view: View): [string, string][] =>
    filters.filter((name) => view[name] !== '').map((name) => [name, String(view[name])]);

  function write(view: View): string {
    const differing = filters.filter((name) => String(view[name]) !== (plain[name] ?? ''));
    const search = new URLSearchParams(differing.map((name) => [name, String(view[name])]));
    if (view.sort !== plainSort) search.set('sort', view.sort);
    if (view.page > 1) search.set('page', String(view.page));
    const text = search.toString();
    return text ? `?${text}` : '';
  }

  let lastSeen = '';
  return {
    path,
    pageSize,
    noFilters,
    read,
    write,
    /** Whether fewer rows are shown than without filters in the address. */
    isFiltered: (view: View) => given(view).some(([name, value]) => value !== plain[name]),
    /** The query for the API. */
    filterOf: (view: View) =>
      ({
        ...Object.fromEntries(given(view)),
        ...(view.sort ? { sort: view.sort } : {}),
        page: view.page,
        pageSize,
      }) as unknown as Partial<FieldsOf<Q>>,
    /** Stores the current view for the links that lead back to the list. */
    remember(view: View): void {
      lastSeen = write(view);
    },
    lastAddress: () => path + lastSeen,
  };
}

/** The parts of a list's description that the table itself uses. */
export interface ListDefinition<View> {
  path: string;
  pageSize: number;
  noFilters: object;
  read(search: URLSearchParams): View;
  write(view: View): string;
  isFiltered(view: View): boolean;
  remember(view: View): void;
}

type AnyView = { sort: string; page: number };

/**
 * The state of a list in its address, and a function to change it. Every change starts on the first
 * page, unless it changes the page itself; `replace` adds no entry to the history.
 */
export function useListView<View extends AnyView>(list: ListDefinition<View>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = list.read(search);
  useEffect(() => list.remember(view));

  function show(change: Partial<View>, replace = false): void {
    // The address is newer than the rendered state: of two quick changes both must stay.
    const current = list.read(new URLSearchParams(window.location.search));
    void navigate(
      { search: list.write({ ...current, page: 1, ...change }) },
      { replace, preventScrollReset: replace },
    );
  }
  return { list, view, show };
}

/** A list's state, for the components that show and change it. */
export interface ListState<View> {
  list: ListDefinition<View>;
  view: View;
  show: (change: Partial<View>, replace?: boolean) => void;
}
