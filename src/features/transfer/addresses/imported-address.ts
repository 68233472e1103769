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

const decodedPath = (path: string): string => percentDecoded(path)?.normalize('NFC') ?? path;

/** Every address under which WordPress showed a post: its own link, and `?p=` with its number. */
export function addressesOf(link: string, guid: string, short: string | null): string[] {
  const all = [link, guid, ...(short ? [short] : [])].map(importedAddress);
  return [...new Set(all.filter((address) => address !== null))];
}
