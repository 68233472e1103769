import type { MenuKey } from '../../features/menu/schema.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import type { FrameScope } from './frame-scope.ts';

const ICONS: Record<MenuKey, IconName> = {
  contents: 'page',
  ideas: 'idea',
  party: 'flag',
  organisation: 'people',
  contact: 'phone',
  donation: 'heart',
  video: 'youtube',
};

interface MenuIconProps {
  scope: FrameScope;
  item: { key: MenuKey | null; url: string };
}

/** The icon of an item's key, or else of the page it leads to: an editor can rename every item. */
export const MenuIcon = ({ scope, item }: MenuIconProps) => (
  <Icon name={item.key ? ICONS[item.key] : (scope.iconOf(item.url) ?? 'corner')} />
);
