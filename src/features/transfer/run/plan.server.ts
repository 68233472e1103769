import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { type Category, NewContent } from '../../content/schema.ts';
import { contents, isKept } from '../../content/tables.server.ts';
import { categoryOf, type Entry } from '../entry.ts';
import type { ImportOptions, NoteReason } from '../schema.ts';
import { importEntries } from '../tables.server.ts';

/** What an import does with an entry, and what it found in the database. */
export type Plan =
  | { action: 'create' }
  | { action: 'change'; contentId: string; version: number }
  | { action: 'same'; contentId: string | null }
  | { action: 'skip'; reason: NoteReason; contentId: string | null };

export interface Fields {
  category: Category;
  hash: string;
}

/** The category of an entry, and a hash of everything that is imported of it. */
export function fieldsOf(entry: Entry, options: ImportOptions): Fields {
  const category = categoryOf(entry, options.categories, options.otherwise);
  const { categories: _categories, reasons: _reasons, lost: _lost, ...others } = entry;
  const { damagedLine: _line, ...rest } = others;
  const hash = createHash('sha256')
    .update(JSON.stringify([category, rest]))
    .digest('hex');
  return { category, hash };
}

/** Compares an entry with the earlier import of it. */
export async function planOf(
  db: Queryable,
  source: string,
  entry: Entry,
  { hash, category }: Fields,
): Promise<Plan> {
  const fault = faultOf(entry, category);
  const [known] = await db
    .select({
      contentId: importEntries.contentId,
      hash: importEntries.hash,
      version: importEntries.version,
      current: contents.version,
    })
    .from(importEntries)
    .leftJoin(contents, and(eq(contents.id, importEntries.contentId), isKept))
    .where(and(eq(importEntries.source, source), eq(importEntries.entry, entry.id)));
  const contentId = known?.contentId ?? null;
  const skip = (reason: NoteReason): Plan => ({ action: 'skip', reason, contentId });
  if (fault) return skip(fault);
  if (!known) return { action: 'create' };
  if (!contentId || known.current === null) return skip('deletedHere');
  if (known.hash === hash) return { action: 'same', contentId };
  if (known.current !== known.version) return skip('editedHere');
  return { action: 'change', contentId, version: known.version };
}

/** Why an entry cannot become a content, as far as it can be said without its pictures. */
function faultOf(entry: Entry, category: Category): NoteReason | null {
  const isDraft = entry.state === 'draft' || entry.state === 'inReview';
  if (!isDraft && !entry.body) return 'noText';
  const valid = NewContent.safeParse(inputOf(entry, category));
  if (valid.success) return null;
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
});
