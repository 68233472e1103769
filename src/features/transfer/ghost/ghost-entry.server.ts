import * as z from 'zod/mini';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import type { ConvertedHtml } from '../../../platform/markup/html-to-markdown/foreign-html.server.ts';
import { slugOf } from '../../../platform/slug.ts';
import { LIMITS, NO_WORDS, type State } from '../../content/schema.ts';
import { addressesOf } from '../addresses/imported-address.ts';
import type { NoteReason } from '../contract.ts';
import type { PictureRef, Read } from '../entry.ts';
import { foreignToMarkdown, plainText } from '../html/to-markdown.server.ts';
import type { GhostTables } from './ghost-source.server.ts';

/** A row of a table, still of any form. */
export type Row = Record<string, unknown>;

export const rowOf = (value: unknown): Row | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Row) : null;

/** Text, or empty for anything else: an optional field never loses the entry. */
const text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) =>
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
  ),
);
const flag = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

const shared = { og_title: text, og_description: text, og_image: text };

export const PostMeta = z.object({
  ...shared,
  feature_image_alt: text,
  feature_image_caption: text,
});
export type PostMeta = z.infer<typeof PostMeta>;

export const GhostPost = z.object({
  id: z.pipe(
    z.union([z.string().check(z.minLength(1), z.maxLength(100)), z.int()]),
    z.transform(String),
  ),
  title: text,
  slug: text,
  html: text,
  markdown: text,
  plaintext: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  image: text,
  featured: flag,
  status: text,
  type: text,
  page: flag,
  visibility: text,
  locale: text,
  language: text,
  author_id: text,
  published_at: text,
  created_at: text,
  custom_excerpt: text,
  ...shared,
});
export type GhostPost = z.infer<typeof GhostPost>;

/** Stands for the address of the site in every text of an export. */
const SITE = /__GHOST_URL__/g;
const NO_TEXT = { markdown: '', pictures: [], lost: [] };

/** What becomes of one post or page of Ghost. */
export async function toEntry(post: GhostPost, tables: GhostTables): Promise<Read> {
  const { id } = post;
  const title = plainText(post.title).slice(0, LIMITS.title);
  const skipped = (reason: NoteReason): Read => ({ kind: 'skipped', id, title, reason });
  if (title.length < 3) return skipped('noTitle');
  const publishedAt = dateOf(post.published_at) ?? dateOf(post.created_at);
  const state = stateOf(post);
  if (state !== 'draft' && !publishedAt) return skipped('badDate');
  const text = await textOf(post);
  if (!text) return skipped('tooComplex');
  const meta = tables.meta.get(id);
  const named = tables.tagsOf.get(id) ?? [];
  const tags = named.map((tag) => tables.tags.get(tag)).filter((tag) => tag !== undefined);
  const names = tags.map(({ name }) => plainText(name)).filter(Boolean);
  const authors = tables.authorsOf.get(id) ?? [post.author_id];
  const reasons: NoteReason[] = [];
  if (text.lost.length > 0) reasons.push('elementsLost');
  const whole = plainText(post.title);
  if (post.type === 'page' || post.page) reasons.push('pageAsContent');
  if (
    whole.length > LIMITS.title ||
    plainText(post.custom_excerpt).length > LIMITS.summary ||
    names.length > LIMITS.tags ||
    names.some((tag) => tag.length > LIMITS.tag)
  )
    reasons.push('textShortened');
  const cover = pictureAt(post.feature_image || post.image);
  const language = (post.locale || post.language).toLowerCase().split(/[-_]/, 1)[0];
  return {
    kind: 'entry',
    entry: {
      id,
      title,
      state,
      publishedAt,
      unpublishAt: null,
      body: text.markdown,
      pictures: text.pictures.map((address) => refTo(address)),
      summary: plainText(post.custom_excerpt).slice(0, LIMITS.summary),
      author: authors
        .map((author) => plainText(tables.authors.get(author) ?? ''))
        .filter(Boolean)
        .join(', ')
        .slice(0, LIMITS.author),
      place: '',
      tags: names.map((tag) => tag.slice(0, LIMITS.tag).trim()).slice(0, LIMITS.tags),
      categories: tags.map(({ slug }) => slug),
      slug: slugOf(post.slug, LIMITS.slug),
      cover: cover && {
        ...cover,
        alt: plainText(meta?.feature_image_alt ?? ''),
        caption: plainText(meta?.feature_image_caption ?? ''),
      },
      language: LOCALES.find((one) => one === language) ?? null,
      share: {
        title: plainText(meta?.og_title || post.og_title),
        description: plainText(meta?.og_description || post.og_description),
        picture: pictureAt(meta?.og_image || post.og_image),
      },
      pinned: post.featured,
      attachments: [],
      translationOf: null,
      formerSlugs: [],
      addresses: addressesOf(`/${post.slug}/`, '', null),
      reasons,
      lost: text.lost,
    },
  };
}

/** Only what everyone could read is public here; an e-mail that was sent had no page. */
function stateOf({ status, visibility }: GhostPost): State {
  if (visibility && visibility !== 'public') return 'draft';
  if (status === 'published') return 'published';
  return status === 'scheduled' ? 'scheduled' : 'draft';
}

/** Ghost writes the HTML when a post is saved; a post that was never opened may have its source alone. */
async function textOf(post: GhostPost): Promise<ConvertedHtml | null> {
  const html = post.html.trim();
  if (html) return foreignToMarkdown(html.replace(SITE, '').replace(COMMENT, ''), '');
  const markdown = post.markdown || cardIn(post.mobiledoc);
  if (markdown) return { ...NO_TEXT, markdown: markdown.replace(SITE, '').trim() };
  const words = post.plaintext.trim();
  const source = post.lexical ? ['lexical'] : post.mobiledoc ? ['mobiledoc'] : [];
  return { ...NO_TEXT, markdown: words, lost: words ? source : [] };
}

const COMMENT = /<!--[\s\S]*?-->/g;

/** A post that was written in Markdown has it in a card. */
function cardIn(mobiledoc: string): string {
  try {
    const { cards } = JSON.parse(mobiledoc || '{}') as { cards?: unknown };
    const [name, card] = (Array.isArray(cards) ? cards[0] : []) as [
      string?,
      { markdown?: unknown }?,
    ];
    return name?.includes('markdown') && typeof card?.markdown === 'string' ? card.markdown : '';
  } catch {
    return '';
  }
}

/** As ISO 8601: written so, as MySQL writes it in UTC, or in milliseconds. */
function dateOf(written: string): string | null {
  const time = /^\d{12,14}$/.test(written)
    ? Number(written)
    : Date.parse(written.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z'));
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const refTo = (address: string): PictureRef => ({
  address,
  ...NO_WORDS,
});
const pictureAt = (address: string): PictureRef | null =>
  address ? refTo(address.replace(SITE, '')) : null;
