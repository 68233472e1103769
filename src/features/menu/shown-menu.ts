import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import type { SiteMenuItem } from './schema.ts';

/**
 * The part of a menu that visitors see: visible items with an allowed address. A title that only
 * opens the items below it is left out if it has none.
 */
export function shownMenu(items: SiteMenuItem[]): SiteMenuItem[] {
  const isShown = ({ visible, url }: Pick<SiteMenuItem, 'visible' | 'url'>) =>
    visible && isAllowedLink(url);
  return items
    .filter(isShown)
    .map((item) => ({ ...item, children: item.children.filter(isShown) }))
    .filter(({ url, children }) => url !== '#' || children.length > 0);
}
