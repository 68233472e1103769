import type { TFunction } from 'i18next';
import type { KnownLabels } from '../../features/menu/operations.server.ts';
import { MENU_KEYS } from '../../features/menu/schema.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { IconName } from '../../ui/icons.tsx';
import { MENU_ICONS } from './menu-icon.tsx';

export interface Labelled {
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
