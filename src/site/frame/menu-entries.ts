import type { SiteMenuItem } from '../../features/menu/schema.ts';
import type { FrameScope } from './frame-scope.ts';

export type Entry = Omit<SiteMenuItem, 'children'>;

/** Whether a title of the menu is a link itself. */
export const hasAddress = (item: SiteMenuItem): boolean => item.url !== '' && item.url !== '#';

/** The entries below a title. The title's own page is the first one, unless a child links to it. */
export function entriesUnder(scope: FrameScope, item: SiteMenuItem): Entry[] {
  const { children, ...own } = item;
  if (!hasAddress(item) || children.some((child) => child.url === item.url)) return children;
  const title = scope.nameOf(item.url) ?? scope.t('site:frame.overview');
  return [{ ...own, key: null, title, translations: {} }, ...children];
}
