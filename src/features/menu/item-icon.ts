import type { IconName } from '../../ui/icons.tsx';
import type { SiteMenuItem } from './schema.ts';

/** The icons that the site knows. */
export interface IconSources {
  byTitle: (title: string) => IconName | null | undefined;
  byPage: (path: string) => IconName | null | undefined;
  byKey: (key: NonNullable<SiteMenuItem['key']>) => IconName | null | undefined;
}

/** How titles are compared: "HABERLER " is "Haberler". */
export const foldTitle = (title: string): string =>
  title.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('tr');

/**
 * The title decides; without a known one the page that the item leads to, and then its key. A key
 * comes last, because a copied item keeps that of its model.
 */
export const iconOfItem = (
  sources: IconSources,
  { title, url, key }: Pick<SiteMenuItem, 'title' | 'url' | 'key'>,
): IconName =>
  sources.byTitle(foldTitle(title)) ||
  sources.byPage(url) ||
  (key && sources.byKey(key)) ||
  'corner';

/** From names and icons of pages and of fixed items. A page's name wins over that of a fixed item. */
export function iconSources(known: {
  pages: readonly { path: string; icon: string | null; names: { tr: string } }[];
  keys: Record<string, { icon: string | null; names: { tr: string } }>;
}): IconSources {
  const all = [...Object.values(known.keys), ...known.pages];
  const byTitle = new Map(all.map(({ icon, names }) => [foldTitle(names.tr), icon as IconName]));
  const byPage = new Map(known.pages.map(({ path, icon }) => [path, icon as IconName | null]));
  return {
    byTitle: (title) => byTitle.get(title),
    byPage: (path) => byPage.get(path),
    byKey: (key) => known.keys[key]?.icon as IconName | null | undefined,
  };
}
