import type { MenuKey, SiteMenuItem } from '../../features/menu/schema.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locales.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { currentMark, type FrameScope } from './frame-scope.ts';
import styles from './menu.module.css';

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

export type Entry = Omit<SiteMenuItem, 'children'>;

/** Whether a title of the menu is a link itself. */
const hasAddress = (item: SiteMenuItem): boolean => item.url !== '' && item.url !== '#';

/** The entries below a title. The title's own page is the first one, unless a child links to it. */
export function entriesUnder(scope: FrameScope, item: SiteMenuItem): Entry[] {
  const { children, ...own } = item;
  if (!hasAddress(item) || children.some((child) => child.url === item.url)) return children;
  const title = scope.pageLabel(item.url) ?? scope.t('site:frame.overview');
  return [{ ...own, key: null, title, translations: {} }, ...children];
}

interface MenuIconProps {
  scope: FrameScope;
  item: Parameters<FrameScope['iconOf']>[0];
}

export const MenuIcon = ({ scope, item }: MenuIconProps) => <Icon name={scope.iconOf(item)} />;

type Titled = Pick<SiteMenuItem, 'key' | 'title' | 'url' | 'translations'>;

/**
 * The title of a menu item in the page's language: the editor's text; in other languages than Turkish
 * else the name of its key or of its page. `lang` is set if there is only the Turkish text.
 */
export function menuTitle(
  { t, locale, pageLabel }: FrameScope,
  item: Titled,
): { title: string; lang?: string } {
  if (locale === DEFAULT_LOCALE) return { title: item.title };
  const own = item.translations?.[locale];
  if (own) return { title: own };
  const title = item.key ? t(`site:menu.${item.key}`) : pageLabel(item.url);
  return title ? { title } : { title: item.title, lang: DEFAULT_LOCALE };
}

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
