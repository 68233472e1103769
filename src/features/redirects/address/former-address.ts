import { percentDecodedAddress } from '../../../platform/percent-decoding.ts';

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
