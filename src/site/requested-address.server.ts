import { percentDecoded } from '../platform/percent-decoding.ts';
import type { PageRoute } from './kit/page-route.server.ts';

/** An escape of a letter, digit, "-", ".", "_" or "~", which needs none. */
const NEEDLESS_ESCAPE = /%(2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/**
 * `/haberler/`, `//haberler` and `/%68aberler` become `/haberler`. Null if the path is already
 * tidy.
 */
export function tidyPath(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  const tidy = `/${path
    .replaceAll(NEEDLESS_ESCAPE, (typed) => percentDecoded(typed) ?? typed)
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;
  return tidy === path ? null : tidy + query;
}

/** The query parameters that the route declares, in its order. Null if one has an invalid value. */
export function knownQuery(
  route: PageRoute,
  given: Record<string, unknown>,
): Record<string, string> | null {
  const known: Record<string, string> = {};
  for (const [name, pattern] of Object.entries(route.query ?? {})) {
    const value = given[name];
    if (value === undefined || value === '') continue;
    if (typeof value !== 'string' || !pattern.test(value)) return null;
    if (name !== 'sayfa' || value !== '1') known[name] = value;
  }
  return known;
}

/** The cache key of a page: its path with the language, and its declared parameters. */
export function keyOf(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
