import { Icon } from '../../ui/icons.tsx';
import { currentMark } from './current-item.ts';
import type { FrameScope } from './frame-scope.ts';
import type { Entry } from './menu-entries.ts';
import { MenuIcon } from './menu-icon.tsx';
import { menuTitle } from './menu-title.ts';

interface MenuLinkProps {
  scope: FrameScope;
  item: Entry;
  icon?: boolean;
}

/** A link of the menu. A link to another site has an icon, a `rel` and a text for this. */
export function MenuLink({ scope, item, icon = false }: MenuLinkProps) {
  const { title, lang } = menuTitle(scope, item);
  if (item.external) {
    return (
      <a href={item.url} rel="noopener external" lang={lang}>
        {icon && <MenuIcon scope={scope} item={item} />}
        {title}
        <Icon name="out" turn />
        <span className="vh" lang={scope.locale}>
          {` ${scope.t('site:frame.external')}`}
        </span>
      </a>
    );
  }
  return (
    <a href={scope.href(item.url)} aria-current={currentMark(scope.current, item.url)} lang={lang}>
      {icon && <MenuIcon scope={scope} item={item} />}
      {title}
    </a>
  );
}
