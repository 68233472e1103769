import type { MenuItem } from '../../features/menu/schema.ts';
import { placeName } from '../kit/places.ts';
import type { FrameScope } from './frame-scope.ts';

export interface Entry {
  key: string;
  title: string;
  url: string;
  external: boolean;
}

/** Whether a title of the menu leads somewhere itself. */
export const hasAddress = (item: MenuItem): boolean => item.url !== '' && item.url !== '#';

/** What opens under a title: its own page first, where it has one that its children do not name. */
export function entriesUnder(scope: FrameScope, item: MenuItem): Entry[] {
  const children = item.children.map((child) => ({ ...child, key: child._id }));
  if (!hasAddress(item) || children.some((child) => child.url === item.url)) return children;
  const title = placeName(scope.t, item.url) ?? scope.t('site:frame.overview');
  const own = { ...item, key: item._id, title };
  return [own, ...children];
}
