import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import { percentDecodedAddress } from '../../platform/percent-decoding.ts';

/** The tag that is invalidated when redirects change. */
export const REDIRECTS_TAG = 'redirects';
const LONGEST = 2000;

/**
 * The form in which a former address is stored and found: the path without escapes that it does not
 * need and without a slash at the end, with its query as it is. Null if it is no path of this site.
 */
export function formerAddress(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address) || address.length > LONGEST * 3) return null;
  const url = URL.parse(address, 'http://x.invalid');
  if (url?.host !== 'x.invalid') return null;
  const path = decodedPath(url.pathname).replace(/\/+$/, '') || '/';
  const found = path + url.search;
  // `%00` is a character that the database cannot store.
  return found.length <= LONGEST && !found.includes('\0') ? found : null;
}

/** The same without its query. */
export const withoutQuery = (former: string): string => former.split('?', 1)[0] as string;

/** Escapes of `/`, `?` and `#` stay. */
const decodedPath = (path: string): string => percentDecodedAddress(path)?.normalize('NFC') ?? path;

/** Where a redirect may lead: a path of this site or an https address, as it is sent. Or null. */
export function targetAddress(address: string): string | null {
  if (!isAllowedLink(address)) return null;
  if (address.startsWith('/')) {
    const url = URL.parse(address, 'http://x.invalid');
    return url?.host === 'x.invalid' ? url.pathname + url.search + url.hash : null;
  }
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && url.hostname.includes('.');
  return isPlain && !url.username && !url.password ? url.href : null;
}

/** The stored redirect that answers an address, by the former address. */
export const answeredBy = (
  targets: ReadonlyMap<string, string>,
  address: string,
): string | undefined => {
  const former = formerAddress(address.replace(/#.*$/s, ''));
  if (former === null) return undefined;
  if (targets.has(former)) return former;
  const path = withoutQuery(former);
  // The home page with another query is the home page.
  return path !== '/' && targets.has(path) ? path : undefined;
};

/**
 * Where an address leads in the end, through all redirects; null if it leads back to itself or to
 * `start`.
 */
export function finalTarget(
  targets: ReadonlyMap<string, string>,
  start: string,
  target: string,
): string | null {
  const seen = new Set([start]);
  let at = target;
  for (;;) {
    const next = answeredBy(targets, at);
    if (next === undefined) return at;
    if (seen.has(next)) return null;
    seen.add(next);
    at = targets.get(next) as string;
  }
}
