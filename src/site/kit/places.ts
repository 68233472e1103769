import type { TFunction } from 'i18next';
import { CATEGORIES } from '../../features/content/schema.ts';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';
import { slugOf } from '../../platform/slug.ts';

/** Addresses that have a name of ours in every language, each with the key of that name. */
const NAMES: Record<string, string> = {
  '/': 'site:places.home',
  '/tum-icerikler': 'site:places.all',
  '/arsiv': 'site:places.archive',
  '/hakkimizda': 'site:places.about',
  '/iletisim': 'site:places.contact',
  '/bize-ulasin': 'site:places.write',
  '/genel-baskan': 'site:places.chair',
  '/parti-programi': 'site:places.programme',
  '/parti-manifestosu': 'site:places.manifesto',
  '/parti-politik-hedefleri': 'site:places.goals',
  '/tuzuk': 'site:places.charter',
  '/teskilat-rehberi': 'site:places.guide',
  '/baskanlik-divani': 'site:places.presidency',
  '/merkez-yurutme-kurulu': 'site:places.executive',
  '/toplantilar': 'site:places.meetings',
  '/bagis': 'site:places.donate',
  '/uye-olun': 'site:places.join',
};
for (const [category, path] of Object.entries(CATEGORIES)) {
  NAMES[path] = `content:categories.${category}.name`;
}

/** Menu titles that group others, by the slug of the title. */
const GROUPS = new Set([
  'icerikler',
  'fikirler',
  'parti',
  'teskilat',
  'iletisim',
  'bagis',
  'video',
]);

/** Our own name of an address, in the page's language. */
export function placeName(t: TFunction, path: string): string | undefined {
  const key = NAMES[path];
  return key && t(key);
}

/**
 * The title of a menu item in the page's language: the editor's own words in Turkish, our name of
 * the address elsewhere. `lang` is set where only the Turkish words exist.
 */
export function placeTitle(
  t: TFunction,
  locale: Locale,
  item: { title: string; url: string },
): { title: string; lang?: string } {
  if (locale === DEFAULT_LOCALE) return { title: item.title };
  const group = slugOf(item.title);
  if (GROUPS.has(group)) return { title: t(`site:groups.${group}`) };
  const known = placeName(t, item.url);
  return known ? { title: known } : { title: item.title, lang: DEFAULT_LOCALE };
}
