import type { TFunction } from 'i18next';
import type { SiteMenuItem } from '../../features/menu/schema.ts';
import type { Party } from '../../features/party/schema.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { PageScope } from '../kit/page.ts';
import type { IconOf } from '../page-labels.server.ts';

/** The data for rendering the whole document: that of the page and that of the frame. */
export interface SiteScope extends PageScope {
  party: Party;
  menu: SiteMenuItem[];
  iconOf: IconOf;
  /**
   * The error while reading data for this page, as a text for visitors; such a page is not cached.
   */
  fault?: string | undefined;
}

/**
 * The data of the header, the drawer and the footer. Nothing in it differs between two articles, so
 * that a rendered frame can be used again.
 */
export interface FrameScope {
  locale: Locale;
  t: TFunction;
  href: (path: string) => string;
  pageLabel: (path: string) => string | undefined;
  isFilled: (path: string) => boolean;
  iconOf: IconOf;
  party: Party;
  /** Only visible items. */
  menu: SiteMenuItem[];
  current: CurrentItem | null;
  year: number;
  /** The error while reading data for this page, as a text for visitors. */
  fault?: string | undefined;
}

/** The interface languages that the site offers, with their own names. */
export const OFFERED = LOCALES.map((locale) => [locale, LOCALE_NAMES[locale]] as const);

/** Placeholder in the cached frame for the address of the current page in another language. */
export const ownAddress = (locale: string): string => `%own:${locale}%`;
export const OWN_ADDRESS = /%own:(\w\w)%/;

/** The menu item of the current page. */
interface CurrentItem {
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
