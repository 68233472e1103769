import { localePath } from '../../platform/i18n/locales.ts';
import { escapeHtml } from '../../platform/markup/html.ts';

const OWN_LINK = /href="(?:\/(en|de|es))?\/404"/g;

/**
 * The HTML of the 404 page, which is rendered once a language, with its language links leading to
 * the missing address itself: in another language the page may be there. `path` has no language
 * prefix and is as it was sent, so it is escaped.
 */
export function atAddress(html: string, path: string): string {
  return html.replace(OWN_LINK, (_link, prefix: 'en' | 'de' | 'es' | undefined) => {
    return `href="${escapeHtml(localePath(prefix ?? 'tr', path))}"`;
  });
}
