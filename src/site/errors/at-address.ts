import { localePath } from '../../platform/i18n/locales.ts';
import { escapeHtml } from '../../platform/markup/html.ts';

const OWN_LINK = /href="(?:\/(en|de|es))?\/404"/g;

/**
 * The HTML of the 404 page with language links to the requested address, because the page may exist
 * in another language. The HTML itself is rendered once for each language. `path` has no language
 * prefix; it comes from the request, so it is escaped.
 */
export function atAddress(html: string, path: string): string {
  return html.replace(OWN_LINK, (_link, prefix: 'en' | 'de' | 'es' | undefined) => {
    return `href="${escapeHtml(localePath(prefix ?? 'tr', path))}"`;
  });
}
