import type { SiteMenuItem } from '../../features/menu/schema.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locales.ts';
import type { FrameScope } from './frame-scope.ts';

type Titled = Pick<SiteMenuItem, 'key' | 'title' | 'url' | 'translations'>;

/**
 * The title of a menu item in the page's language: the editor's text; in other languages than Turkish
 * else the name of its key or of its page. `lang` is set if there is only the Turkish text.
 */
export function menuTitle(
  { t, locale, nameOf }: FrameScope,
  item: Titled,
): { title: string; lang?: string } {
  if (locale === DEFAULT_LOCALE) return { title: item.title };
  const own = item.translations?.[locale];
  if (own) return { title: own };
  const title = item.key ? t(`site:menu.${item.key}`) : nameOf(item.url);
  return title ? { title } : { title: item.title, lang: DEFAULT_LOCALE };
}
