import type { MenuKey } from '../../features/menu/schema.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import type { FrameScope } from './frame-scope.ts';

/** The icons of fixed items. */
export const MENU_ICONS: Record<MenuKey, IconName> = {
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

/**
 * The icon of an item's key or of its page. The title cannot be used, because an editor can change
 * it.
 */
export const MenuIcon = ({ scope, item }: MenuIconProps) => (
  <Icon name={item.key ? MENU_ICONS[item.key] : (scope.iconOf(item.url) ?? 'corner')} />
);
