import type { SiteMenuItem } from '../../features/menu/schema.ts';
import { Icon } from '../../ui/icons.tsx';
import styles from './drawer.module.css';
import type { FrameScope } from './frame-scope.ts';
import { LanguageLinks, SocialLinks } from './links.tsx';
import { entriesUnder, MenuIcon, MenuLink, menuTitle } from './menu.tsx';

function Group({ scope, item }: { scope: FrameScope; item: SiteMenuItem }) {
  const { title, lang } = menuTitle(scope, item);
  return (
    <details open={scope.current?.top === item._id}>
      <summary lang={lang}>
        <MenuIcon scope={scope} item={item} />
        <span>{title}</span>
        <Icon name="down" />
      </summary>
      <ul role="list">
        {entriesUnder(scope, item).map((entry) => (
          <li key={entry._id}>
            <MenuLink scope={scope} item={entry} icon />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Without scripts `:target` opens it; a script makes it a modal dialog. */
export function Drawer({ scope }: { scope: FrameScope }) {
  return (
    <dialog className={styles.drawer} id="menu" aria-labelledby="menu-title">
      <div className={styles.bar}>
        <h2 id="menu-title">{scope.t('site:frame.menu')}</h2>
        <a className="ib" href="#icerik" data-close="" aria-label={scope.t('site:frame.closeMenu')}>
          <Icon name="close" />
        </a>
      </div>
      <a className={`btn ${styles.join}`} href={scope.href('/uye-olun')}>
        {scope.t('site:frame.join')}
      </a>
      <nav aria-labelledby="menu-title">
        {scope.menu.map((item) =>
          item.children.length > 0 ? (
            <Group key={item._id} scope={scope} item={item} />
          ) : (
            <div className={styles.one} key={item._id}>
              <MenuLink scope={scope} item={item} icon />
            </div>
          ),
        )}
      </nav>
      <div className={styles.end}>
        <SocialLinks party={scope.party} className={styles.networks} />
        <LanguageLinks scope={scope} />
      </div>
    </dialog>
  );
}
