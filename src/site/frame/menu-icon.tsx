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
  item: Parameters<FrameScope['iconOf']>[0];
}

export const MenuIcon = ({ scope, item }: MenuIconProps) => <Icon name={scope.iconOf(item)} />;
