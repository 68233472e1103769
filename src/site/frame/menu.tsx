import type { SiteMenuItem } from '../../features/menu/schema.ts';
import { Icon } from '../../ui/icons.tsx';
import type { FrameScope } from './frame-scope.ts';
import styles from './menu.module.css';
import { entriesUnder } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { menuTitle } from './menu-title.ts';

/** CSS opens it on hover and focus; a script adds click, Esc and `aria-expanded`. */
function Group({ scope, item }: { scope: FrameScope; item: SiteMenuItem }) {
  const { title, lang } = menuTitle(scope, item);
  const id = `menu-${item._id}`;
  return (
    <li data-popover="">
      <button
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-current={scope.current?.top === item._id ? 'true' : undefined}
        lang={lang}
      >
        {title}
        <Icon name="down" />
      </button>
      <div className={styles.pop} id={id}>
        <ul role="list">
          {entriesUnder(scope, item).map((entry) => (
            <li key={entry._id}>
              <MenuLink scope={scope} item={entry} icon />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** The menu in the header, if there is room for it; otherwise it is only in the drawer. */
export function Menu({ scope }: { scope: FrameScope }) {
  return (
    <nav className={styles.nav} aria-label={scope.t('site:frame.mainMenu')}>
      <ul role="list">
        {scope.menu.map((item) =>
          item.children.length > 0 ? (
            <Group key={item._id} scope={scope} item={item} />
          ) : (
            <li key={item._id}>
              <MenuLink scope={scope} item={item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
