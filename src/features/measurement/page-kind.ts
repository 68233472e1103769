import { splitLocale } from '../../platform/i18n/locales.ts';
import { CATEGORIES } from '../content/schema.ts';

const LISTS = new Set<string>([...Object.values(CATEGORIES), '/tum-icerikler', '/arsiv']);

/**
 * What a page is, from its address: the address itself is not kept, or rare pages would tell who
 * read them. What is not named here is `other`, whatever somebody makes up.
 */
export function pageKind(pathname: string): string {
  const { path } = splitLocale(pathname);
  if (path === '/') return 'home';
  if (LISTS.has(path)) return 'list';
  const first = `/${path.split('/')[1]}`;
  if (LISTS.has(first)) return 'article';
  if (first === '/toplantilar') return 'meeting';
  return 'other';
}
