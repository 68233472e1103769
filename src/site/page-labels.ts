import type { TFunction } from 'i18next';
import type { IconName } from '../ui/icons.tsx';

/** The name and icon that other pages and the menu show for a page. */
export interface PageLabels {
  nameOf(t: TFunction, path: string): string | undefined;
  iconOf(path: string): IconName | undefined;
}

interface Labelled {
  path: string;
  name?: string;
  icon?: IconName;
}

/** Collects the names and icons of all declared pages. */
export function collectPageLabels(pages: Labelled[]): PageLabels {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    nameOf: (t, path) => {
      const key = byPath.get(path)?.name;
      return key && t(key);
    },
    iconOf: (path) => byPath.get(path)?.icon,
  };
}
