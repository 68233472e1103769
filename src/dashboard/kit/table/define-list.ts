import type * as z from 'zod/mini';

/** The fields of a filter of the API, by name. */
type Shape = Record<string, z.ZodMiniType>;
type Query = z.ZodMiniObject<Shape>;
type FieldsOf<Q extends Query> = z.infer<Q>;

/** The state of a list in its address. An empty text means no filter. */
export type ListView<Q extends Query, Name extends keyof FieldsOf<Q>> = {
  [N in Name]-?: Exclude<FieldsOf<Q>[N], undefined> | '';
} & { sort: string; page: number };

interface ListParts<Q extends Query, Name> {
  /** The address of the list. */
  path: string;
  /**
   * The schema of the API's own filter: a value that it refuses is not accepted in an address
   * either.
   */
  query: Q;
  /** The filters that an address may contain, in this order. */
  filters: readonly Name[];
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

  /** The value of a parameter, or undefined if the API would refuse it. */
  function valid(search: URLSearchParams, name: string): unknown {
    const text = search.get(name);
    const field = query.shape[name];
    const parsed = text === null ? undefined : field?.safeParse(text);
    return parsed?.success ? parsed.data : undefined;
  }

  const noFilters = Object.fromEntries(filters.map((name) => [name, ''])) as {
    [N in Name]: '';
  };

  function read(search: URLSearchParams): View {
    return {
      ...Object.fromEntries(filters.map((name) => [name, valid(search, name) ?? ''])),
      sort: valid(search, 'sort') ?? plainSort,
      page: valid(search, 'page') ?? 1,
    } as View;
  }

  /** The filters that are set, by name. */
  const given = (view: View): [string, string][] =>
    filters.filter((name) => view[name] !== '').map((name) => [name, String(view[name])]);

  function write(view: View): string {
    const search = new URLSearchParams(given(view));
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
    isFiltered: (view: View) => given(view).length > 0,
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
