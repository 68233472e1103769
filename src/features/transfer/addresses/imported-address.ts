import { percentDecoded } from '../../../platform/percent-decoding.ts';

const LONGEST = 300;

/**
 * The form in which an address of another site is stored and found: the decoded path without a slash
 * at the end, or `?p=12`. Null for the home page, and for what is no address of an article.
 */
export function importedAddress(address: string): string | null {
  if (address.length > LONGEST * 3) return null;
  const url = URL.parse(address, 'http://x.invalid');
  if (!url) return null;
  const id = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  if (id !== null) return url.pathname === '/' && /^\d{1,12}$/.test(id) ? `?p=${id}` : null;
  const path = decodedPath(url.pathname).replace(/\/+$/, '');
  // `%00` is a character that the database cannot store.
  return path && path.length <= LONGEST && !path.includes('\0') ? path : null;
}

/**
 * The path of a picture or file as `imported_media` is searched for it: without a size, as WordPress
 * writes it.
 */
export const FILE_PATH =
  "regexp_replace(address, '^https?://[^/]+|(-[0-9]{1,5}x[0-9]{1,5}|-scaled)(?=[.][A-Za-z0-9]+$)', '', 'g')";
const SIZE = /(-[0-9]{1,5}x[0-9]{1,5}|-scaled)(?=\.[A-Za-z0-9]+$)/g;

/**
 * An address in the forms in which an import may have written that of a file; empty: it is none of a
 * file.
 */
export function filePaths(address: string): string[] {
  if (address.length > LONGEST * 3) return [];
  const path = URL.parse(address, 'http://x.invalid')?.pathname ?? '';
  if (!/^\/.+\.[A-Za-z0-9]{2,5}$/.test(path)) return [];
  return [path, decodedPath(path)]
    .map((one) => one.replace(SIZE, ''))
    .filter((one) => !one.includes('\0'));
}

const decodedPath = (path: string): string => percentDecoded(path)?.normalize('NFC') ?? path;

/** Every address under which WordPress showed a post: its own link, and `?p=` with its number. */
export function addressesOf(link: string, guid: string, short: string | null): string[] {
  const all = [link, guid, ...(short ? [short] : [])].map(importedAddress);
  return [...new Set(all.filter((address) => address !== null))];
}
