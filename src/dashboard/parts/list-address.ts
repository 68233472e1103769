/** The one of `allowed` that an address names; null for anything else. */
export const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | null =>
  allowed.find((name) => name === value) ?? null;

/** The page of a list that an address names; the first one for anything odd. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], null | ''> };

/** Without what filters nothing. */
export const onlyGiven = <T extends object>(filters: T): Given<T> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as Given<T>;

/** The query of an address, short: what filters nothing and the first page are left out. */
export function searchOf(filters: Record<string, string | null>, page: number): string {
  const search = new URLSearchParams(onlyGiven(filters) as Record<string, string>);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}
