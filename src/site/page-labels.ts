import type { TFunction } from 'i18next';
import { iconOfItem, iconSources } from '../features/menu/item-icon.ts';
import type { SiteMenuItem } from '../features/menu/schema.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import type { IconName } from '../ui/icons.tsx';
import { knownLabels, type Labelled } from './frame/menu-parts.server.ts';

export type IconOf = (item: Pick<SiteMenuItem, 'title' | 'url' | 'key'>) => IconName;

/** The name that other pages show for a page, and the icon that an item of the menu has. */
export interface PageLabels {
  nameOf(t: TFunction, path: string): string | undefined;
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
    nameOf: (t, path) => {
      const key = byPath.get(path)?.name;
      return key && t(key);
    },
    iconOf: (item) => iconOfItem(icons, item),
  };
}
