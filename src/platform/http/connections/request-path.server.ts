/** The scheme and host of a request target that is a whole address, as clients send it to a proxy. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;
/**
 * A path with a query. A browser sends "#" never, "\" only in the query, and spaces and control
 * characters as an escape.
 */
const PATH_AND_QUERY = /^\/[^?#\\\s\p{Cc}]*(?:\?[^#\s\p{Cc}]*)?$/u;

/**
 * The path and query of a request target; null for one that has no path. A whole address counts as its
 * path, as RFC 9112, 3.2.2 requires: with the host in it, each host would make a cache key of its own.
 */
export function pathOf(target: string): string | null {
  const rest = target.replace(SCHEME_AND_HOST, '');
  const path = rest === target || rest.startsWith('/') ? rest : `/${rest}`;
  return PATH_AND_QUERY.test(path) ? path : null;
}
