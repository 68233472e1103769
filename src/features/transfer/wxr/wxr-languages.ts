import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import type { WxrItem } from './wxr-items.server.ts';

/** The language of an item by Polylang or WPML: of the site's, or null for none or another one. */
export function languageOf(item: WxrItem): Locale | null {
  const { terms, meta, fields } = item;
  const byPolylang = terms.find(({ domain }) => domain === 'language')?.slug;
  const written =
    byPolylang || meta.get('_wpml_import_language_code') || inLink(fields.get('link') ?? '');
  const code = written.trim().toLowerCase().split(/[-_]/, 1)[0];
  return LOCALES.find((one) => one === code) ?? null;
}

/** Whether the other system says a language, also one that this site does not have. */
const saysLanguage = ({ terms, meta }: WxrItem): boolean =>
  terms.some(({ domain }) => domain === 'language') || meta.has('_wpml_import_language_code');

/** `/en/…` or `?lang=en`, as both plugins write addresses. */
function inLink(link: string): string {
  const url = URL.parse(link.trim());
  return url?.searchParams.get('lang') ?? /^\/([a-z]{2})\//.exec(url?.pathname ?? '')?.[1] ?? '';
}

/** What names the contents that are translations of each other; empty: nothing. */
function groupOf({ terms, meta, fields }: WxrItem): string {
  const byPolylang = terms.find(({ domain }) => domain === 'post_translations')?.slug;
  const byWpml = meta.get('_wpml_import_translation_group');
  const original = meta.get('_icl_lang_duplicate_of');
  if (byPolylang) return `pll ${byPolylang}`;
  if (byWpml) return `wpml ${byWpml}`;
  return `icl ${original || (fields.get('wp:post_id')?.trim() ?? '')}`;
}

/** Which items are translations of each other. A content has at most one translation in each language. */
export class Translations {
  readonly #groups = new Map<string, Map<Locale, string>>();
  readonly #usual: Locale = 'tr';

  /** In the order of the file, those only that become contents. */
  add(item: WxrItem): void {
    const language = this.#languageOf(item);
    const id = item.fields.get('wp:post_id')?.trim();
    if (!language || !id) return;
    const group = this.#groups.get(groupOf(item)) ?? new Map<Locale, string>();
    if (!group.has(language)) group.set(language, id);
    this.#groups.set(groupOf(item), group);
  }

  /** The id of the first one of its group; null: it is the first, or in no group. */
  originalOf(item: WxrItem): string | null {
    const id = item.fields.get('wp:post_id')?.trim();
    const language = this.#languageOf(item);
    const group = this.#groups.get(groupOf(item));
    if (!language || !group || group.get(language) !== id) return null;
    const [first] = group.values();
    return first === undefined || first === id ? null : first;
  }

  /** Items without a language are in the usual one, those in another than ours in none. */
  #languageOf(item: WxrItem): Locale | null {
    return languageOf(item) ?? (saysLanguage(item) ? null : this.#usual);
  }
}
