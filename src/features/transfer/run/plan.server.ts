import { createHash } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { slugOf } from '../../../platform/slug.ts';
import { notReady } from '../../content/rules.ts';
import { CATEGORIES, type Category, NewContent } from '../../content/schema.ts';
import { contents, isKept } from '../../content/tables.server.ts';
import { CATEGORY_TITLES } from '../../content/texts.server.ts';
import type { ImportOptions, NoteReason } from '../contract.ts';
import { categoryOf, type Entry } from '../entry.ts';
import { importEntries, importedAddresses } from '../tables.server.ts';

/** What an import does with an entry, and what it found in the database. */
export type Plan =
  | { action: 'create' }
  | { action: 'change'; contentId: string; version: number }
  | { action: 'same'; contentId: string; version: number; isEdited: boolean }
  | { action: 'skip'; reason: NoteReason; contentId: string | null };

export interface Fields {
  category: Category;
  hash: string;
  /** As it was before scheme and "www." of addresses were left out of it. */
  formerHash: string;
}

/** The category of an entry, and a hash of everything that is imported of it. */
export function fieldsOf(entry: Entry, options: ImportOptions): Fields {
  const category = categoryOf(entry, options.categories, options.otherwise);
  const { categories: _categories, reasons: _reasons, lost: _lost, ...others } = entry;
  const { damagedLine: _line, ...rest } = others;
  const json = JSON.stringify([category, rest]);
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  // A site that moves to https changes no entry.
  return { category, hash: hashOf(json.replace(SCHEME, '//')), formerHash: hashOf(json) };
}

const SCHEME = /https?:\/\/(?:www\.)?/gi;

/** Compares an entry with the earlier import of it. */
export async function planOf(
  db: Queryable,
  source: string,
  entry: Entry,
  { hash, formerHash, category }: Fields,
  now: Date,
): Promise<Plan> {
  const fault = faultOf(entry, category, now);
  const [known] = await db
    .select({
      contentId: importEntries.contentId,
      hash: importEntries.hash,
      version: importEntries.version,
      current: contents.version,
    })
    .from(importEntries)
    .leftJoin(contents, and(eq(contents.id, importEntries.contentId), isKept))
    .where(and(isOfSource(source), eq(importEntries.entry, entry.id)))
    .orderBy(desc(eq(importEntries.source, source)));
  const contentId = known?.contentId ?? null;
  const skip = (reason: NoteReason): Plan => ({ action: 'skip', reason, contentId });
  if (fault) return skip(fault);
  if (!known) return { action: 'create' };
  if (!contentId || known.current === null) return skip('deletedHere');
  if (known.hash === hash || known.hash === formerHash)
    return {
      action: 'same',
      contentId,
      version: known.version,
      isEdited: known.current !== known.version,
    };
  if (known.current !== known.version) return skip('editedHere');
  return { action: 'change', contentId, version: known.version };
}

/**
 * The rows of a site. A site in a folder was once known by its host alone: those of its contents are told
 * from other sites of that host by their former addresses.
 */
export function isOfSource(source: string) {
  const own = eq(importEntries.source, source);
  const { host, folder } = inFolder(source);
  if (!folder) return own;
  const isBelow = sql`exists (
    select from ${importedAddresses} where ${importedAddresses.contentId} = ${importEntries.contentId}
      and starts_with(${importedAddresses.address}, ${`${folder}/`}))`;
  return or(own, and(eq(importEntries.source, host), isBelow));
}

/** "parti.example/il" is the folder "/il" of a host; a site of a whole host has none. */
export function inFolder(source: string): { host: string; folder: string } {
  const at = source.indexOf('/');
  return at < 0
    ? { host: source, folder: '' }
    : { host: source.slice(0, at), folder: source.slice(at) };
}

/** Why an entry cannot become a content, as far as it can be said without its pictures. */
function faultOf(entry: Entry, category: Category, now: Date): NoteReason | null {
  const isDraft = entry.state === 'draft' || entry.state === 'inReview';
  if (!isDraft && !entry.body) return 'noText';
  const valid = NewContent.safeParse(inputOf(entry, category));
  if (valid.success) {
    const shown = { ...valid.data, ...shownAt(valid.data, now) };
    return Object.keys(notReady(shown, shown.state, now, null)).length > 0 ? 'notValid' : null;
  }
  return valid.error.issues.some(({ path }) => path[0] === 'body') ? 'tooLong' : 'notValid';
}

/** The input for writing the content, without its pictures. */
export const inputOf = (entry: Entry, category: Category) => ({
  title: entry.title,
  category,
  body: entry.body,
  summary: entry.summary,
  author: entry.author,
  place: entry.place,
  tags: entry.tags,
  slug: entry.slug,
  state: entry.state,
  publishedAt: entry.publishedAt,
  unpublishAt: entry.unpublishAt,
  pinned: entry.pinned,
  share: { title: entry.share.title, description: entry.share.description, mediaId: null },
  ...(entry.language && { language: entry.language }),
  ...(entry.corrections && { corrections: entry.corrections }),
});

/**
 * A scheduled time may have passed since the export, a published one may be in the future, and an end
 * past.
 */
export function shownAt(
  given: Pick<NewContent, 'state' | 'publishedAt' | 'unpublishAt'>,
  now: Date,
): Pick<NewContent, 'state' | 'unpublishAt'> {
  const { state, publishedAt, unpublishAt } = given;
  if (unpublishAt !== null && new Date(unpublishAt) <= now)
    return { state: state === 'archived' ? state : 'draft', unpublishAt: null };
  const isFuture = publishedAt !== null && new Date(publishedAt) > now;
  if (state === 'scheduled' && !isFuture) return { state: 'published', unpublishAt };
  return { state: state === 'published' && isFuture ? 'scheduled' : state, unpublishAt };
}

const folded = (text: string): string => slugOf(percentDecoded(text) ?? text, 200);

const OURS: ReadonlyMap<string, Category> = new Map(
  [...CATEGORY_TITLES].flatMap(([category, titles]) =>
    [category, CATEGORIES[category], ...titles].map((one) => [folded(one), category] as const),
  ),
);

/**
 * Our category with this key, address or name in one of the four languages; null: there is none. WordPress
 * writes a number, and its plugins a language, behind an address that is taken.
 */
export function ownCategory(text: string): Category | null {
  const plain = folded(text);
  return OURS.get(plain) ?? OURS.get(plain.replace(/-(?:\d{1,2}|tr|en|de|es)$/, '')) ?? null;
}

/**
 * The category for each one of the file: as the user says, by address or name, or else ours of the same
 * address or name.
 */
export function withOwnCategories(
  named: Record<string, Category>,
  ofFile: ReadonlyMap<string, string>,
): Record<string, Category> {
  const all = new Map<string, Category>();
  const byName = new Map(Object.entries(named).map(([name, one]) => [folded(name), one]));
  for (const [slug, name] of ofFile) {
    const category =
      byName.get(folded(slug)) ??
      byName.get(folded(name)) ??
      ownCategory(slug) ??
      ownCategory(name);
    if (category) all.set(slug, category);
  }
  return { ...Object.fromEntries(all), ...named };
}
