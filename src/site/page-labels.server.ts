import type { TFunction } from 'i18next';
import { iconOfItem, iconSources } from '../features/menu/item-icon.ts';
import type { KnownLabels } from '../features/menu/operations.server.ts';
import { MENU_KEYS, type SiteMenuItem } from '../features/menu/schema.ts';
import { LOCALES, type Locale } from '../platform/i18n/locales.ts';
import type { IconName } from '../ui/icons.tsx';
import { MENU_ICONS } from './frame/menu.tsx';

export type IconOf = (item: Pick<SiteMenuItem, 'title' | 'url' | 'key'>) => IconName;

/** The name that other pages show for a page, and the icon that an item of the menu has. */
export interface PageLabels {
  pageLabel(t: TFunction, path: string): string | undefined;
  iconOf: IconOf;
}

/** Collects the names and icons of all declared pages. */
export function collectPageLabels(
  pages: readonly Labelled[],
  translators: Record<Locale, TFunction>,
): PageLabels {
  const icons = iconSources(knownLabels(pages, translators));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    pageLabel: (t, path) => {
      const key = byPath.get(path)?.name;
      return key && t(key);
    },
    iconOf: (item) => iconOfItem(icons, item),
  };
}

interface Labelled {
  path: string;
  name?: string;
  icon?: IconName;
}

/** What the menu editor offers: every page with an address of its own and a name, and the fixed items. */
export function knownLabels(
  pages: readonly Labelled[],
  translators: Record<Locale, TFunction>,
): KnownLabels {
  const namesOf = (key: string) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, translators[locale](key)])) as Record<
      Locale,
      string
    >;
  return {
    pages: pages.flatMap(({ path, name, icon = null }) =>
      name && !path.includes(':') ? [{ path, icon, names: namesOf(name) }] : [],
    ),
    keys: Object.fromEntries(
      MENU_KEYS.map((key) => [key, { icon: MENU_ICONS[key], names: namesOf(`site:menu.${key}`) }]),
    ) as KnownLabels['keys'],
  };
}
