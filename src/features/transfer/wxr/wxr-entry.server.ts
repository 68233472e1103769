import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import type { ConvertedHtml } from '../../../platform/markup/html-to-markdown/foreign-html.server.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { slugOf } from '../../../platform/slug.ts';
import { fromWallClock } from '../../../platform/wall-clock.ts';
import { LIMITS, NO_WORDS, type State } from '../../content/schema.ts';
import { addressesOf, importedAddress } from '../addresses/imported-address.ts';
import type { NoteReason } from '../contract.ts';
import type { Entry, Read } from '../entry.ts';
import { plainText, wordPressToMarkdown } from '../html/to-markdown.server.ts';
import { TEXT, type WxrItem } from './wxr-items.server.ts';
import type { WxrContext } from './wxr-source.server.ts';

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

const STATES: Record<string, State> = {
  publish: 'published',
  future: 'scheduled',
  pending: 'inReview',
  draft: 'draft',
  private: 'draft',
};
/** Pages are contents too; everything else belongs to WordPress or its plugins. */
const POSTS = ['post', 'page'];

/** Whether an item becomes a content, as far as its kind and state say. */
export const isTaken = ({ fields }: WxrItem): boolean =>
  POSTS.includes(fields.get('wp:post_type')?.trim() ?? '') &&
  STATES[fields.get('wp:status')?.trim() ?? ''] !== undefined &&
  !fields.get('wp:post_password')?.trim();

/** What becomes of one item of WordPress. */
export async function toEntry(item: WxrItem, context: WxrContext): Promise<Read> {
  const { fields } = item;
  const field = (name: string) => fields.get(name)?.trim() ?? '';
  const title = plainText(field('title'));
  const id = field('wp:post_id');
  const line = item.damagedLine;
  const skipped = (reason: NoteReason): Read => ({
    kind: 'skipped',
    id,
    title: title.slice(0, LIMITS.title),
    reason,
    line,
  });
  if (!/^\d{1,12}$/.test(id)) return skipped('badEntry');
  if (!POSTS.includes(field('wp:post_type'))) return skipped('notPost');
  const state = STATES[field('wp:status')];
  if (!state) return skipped('trashed');
  if (field('wp:post_password')) return skipped('passwordProtected');
  if (item.isTooLong) return skipped('tooLong');
  if (title.length < 3) return skipped('noTitle');
  const publishedAt = dateOf(field('wp:post_date_gmt'), field('wp:post_date'));
  if (state !== 'draft' && state !== 'inReview' && !publishedAt) return skipped('badDate');
  const text = await wordPressToMarkdown(field(TEXT), context.origin, {
    byId: (name) => context.attachments.get(name) ?? null,
    ofEntry: (name) => context.attachedTo.get(name ?? id) ?? [],
    ofPage: (address) => fileOf(address, context),
  });
  if (!text) return skipped('tooComplex');
  const known = { id, title, state, publishedAt };
  return { kind: 'entry', entry: entryOf(item, context, text, known) };
}

/** The file that has its own page at this address of the site. */
function fileOf(address: string, { origin, attachments, pages }: WxrContext) {
  const url = URL.parse(address, origin || 'http://x.invalid');
  const isOwn =
    /^\/(?!\/)/.test(address) ||
    (url && URL.parse(origin)?.host.replace(/^www\./, '') === url.host.replace(/^www\./, ''));
  if (!url || !isOwn) return null;
  const id =
    url.searchParams.get('attachment_id') ?? pages.get(importedAddress(url.href) ?? '') ?? '';
  return attachments.get(id) ?? null;
}

function entryOf(
  item: WxrItem,
  { origin, hasRoot, authors, attachments, translations }: WxrContext,
  text: ConvertedHtml,
  known: Pick<Entry, 'id' | 'title' | 'state' | 'publishedAt'>,
): Entry {
  const { fields, terms, meta } = item;
  const field = (name: string) => fields.get(name)?.trim() ?? '';
  const slug = decoded(field('wp:post_name'));
  const creator = field('dc:creator');
  const named = (domain: string) => terms.filter((term) => term.domain === domain);
  const reasons: NoteReason[] = [];
  if (text.lost.length > 0) reasons.push('elementsLost');
  if (item.comments > 0) reasons.push('commentsLost');
  if (item.damagedLine > 0) reasons.push('damaged');
  const tags = named('post_tag').map(({ name }) => plainText(name));
  const summary = plainText(field('excerpt:encoded'));
  const author = authors.get(creator) ?? creator;
  const isCut =
    tags.length > LIMITS.tags ||
    tags.some((tag) => tag.length > LIMITS.tag) ||
    known.title.length > LIMITS.title ||
    summary.length > LIMITS.summary ||
    author.length > LIMITS.author;
  if (isCut) reasons.push('textShortened');
  if (field('wp:post_type') === 'page') reasons.push('pageAsContent');
  return {
    ...known,
    title: known.title.slice(0, LIMITS.title),
    body: text.markdown,
    pictures: text.pictures.map((address) => ({
      address: absolute(address, origin),
      ...NO_WORDS,
    })),
    summary: summary.slice(0, LIMITS.summary),
    author: author.slice(0, LIMITS.author),
    place: '',
    tags: tags
      .map((tag) => tag.slice(0, LIMITS.tag).trim())
      .filter(Boolean)
      .slice(0, LIMITS.tags),
    categories: named('category').map((term) => term.slug),
    slug: slugOf(slug, LIMITS.slug),
    unpublishAt: null,
    cover: attachments.get(meta.get('_thumbnail_id') ?? '') ?? null,
    language: languageOf(item),
    share: { title: '', description: '', picture: null },
    pinned: field('wp:is_sticky') === '1',
    attachments: [],
    translationOf: translations.originalOf(item),
    formerSlugs: [...meta].flatMap(([key, value]) =>
      key.startsWith('_wp_old_slug') ? [slugOf(decoded(value), LIMITS.slug)].filter(Boolean) : [],
    ),
    addresses: addressesOf(field('link'), field('guid'), hasRoot ? `/?p=${known.id}` : null),
    reasons,
    lost: text.lost,
    damagedLine: item.damagedLine,
  };
}

/** The GMT date if WordPress has one, as ISO 8601; drafts have only zeros. */
function dateOf(gmt: string, local: string): string | null {
  // The party's sites are in this time zone.
  for (const [text, read] of [[gmt, readUtc] as const, [local, fromWallClock] as const]) {
    const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text);
    const date = match ? read(`${match[1]}T${match[2]}`) : null;
    if (date && !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1900)
      return date.toISOString();
  }
  return null;
}

const readUtc = (time: string) => new Date(`${time}Z`);

const decoded = (text: string) => percentDecoded(text) ?? text;

const absolute = (address: string, origin: string): string =>
  (origin && URL.parse(address, origin)?.href) || address;
