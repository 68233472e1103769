import { splitLocale } from '../../../platform/i18n/locales.ts';
import { isAllowedLink } from '../../../platform/markup/allowed-link.ts';
import { MENU_LIMITS, type MenuFields, type MenuNode } from './schema.ts';

/** What the schema cannot say, by the path of the field: the rule that it breaks. */
export function menuFaults({ items }: MenuFields): Record<string, string> {
  const faults: Record<string, string> = {};
  const count = items.reduce((sum, { children }) => sum + 1 + children.length, 0);
  if (count === 0) faults.items = 'menuEmpty';
  if (count > MENU_LIMITS.items) faults.items = 'menuTooLong';
  for (const [at, item] of items.entries()) {
    const rule = urlFault(item, item.children.length > 0);
    if (rule) faults[`items.${at}.url`] = rule;
    for (const [under, child] of item.children.entries()) {
      const broken = urlFault(child, false);
      if (broken) faults[`items.${at}.children.${under}.url`] = broken;
    }
  }
  return faults;
}

type Link = Pick<MenuNode, 'url' | 'external'>;

/** The rule that an address breaks; null for a good one. */
function urlFault({ url, external }: Link, hasChildren: boolean): string | null {
  const address = url.trim();
  if (address === '') return null;
  if (external) return isHttps(address) && isAllowedLink(address) ? null : 'menuHttps';
  if (address === '#') return hasChildren ? null : 'menuGroupEmpty';
  if (!address.startsWith('/') || !isAllowedLink(address)) return 'menuPath';
  const [path = ''] = address.split(/[?#]/, 1);
  return splitLocale(path).locale === 'tr' ? null : 'menuPathLanguage';
}

function isHttps(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
}
