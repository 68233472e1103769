import { splitLocale } from '../../platform/i18n/locales.ts';
import { CATEGORIES } from '../content/schema.ts';

const LISTS = new Set<string>([...Object.values(CATEGORIES), '/tum-icerikler', '/arsiv']);

/**
 * The kind of a page, from its address. The address itself is not stored, since visits of rare pages
 * could identify a visitor. All other addresses are `other`, also invented ones.
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
