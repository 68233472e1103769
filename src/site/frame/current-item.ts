import type { SiteMenuItem } from '../../features/menu/schema.ts';

/** The menu item of the current page. */
export interface CurrentItem {
  /** `_id` of the top item. */
  top: string;
  /** Address of the item itself: a top item or a child of it. */
  url: string;
  /** False if the page is below the item's address. */
  exact: boolean;
}

/** The item whose address is `path` or the longest part of it; the first of equal ones. */
export function findCurrentItem(menu: SiteMenuItem[], path: string): CurrentItem | null {
  let best: CurrentItem | null = null;
  const consider = (top: string, url: string) => {
    if (url === '' || url === '/') return;
    if (!path.startsWith(url)) return;
    const exact = path.length === url.length;
    if (!exact && path[url.length] !== '/') return;
    if (!best || url.length > best.url.length) best = { top, url, exact };
  };
  for (const item of menu) {
    if (!item.visible) continue;
    if (!item.external) consider(item._id, item.url);
    for (const child of item.children) {
      if (child.visible && !child.external) consider(item._id, child.url);
    }
  }
  return best;
}

/** The value of `aria-current` for a link to `url`. */
export function currentMark(current: CurrentItem | null, url: string): 'page' | 'true' | undefined {
  if (current?.url !== url) return undefined;
  return current.exact ? 'page' : 'true';
}
