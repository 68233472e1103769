import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { mediaIdsIn } from '../../platform/markup/own-picture.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { media } from '../media/tables.server.ts';
import { people } from '../people/tables.server.ts';
import { contentRevisions } from './desk/tables.server.ts';
import type { RevisionKind } from './editor/contract.ts';
import type { WrittenContent } from './schema.ts';
import { contentAttachments, contentMedia, contents, isKept } from './tables.server.ts';

/** The name that is printed. Throws 422 for a person who does not exist. */
export async function authorName(tx: Queryable, fields: WrittenContent): Promise<string> {
  if (!fields.authorId) return fields.author;
  const [person] = await tx
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, fields.authorId));
  if (!person) throw new Invalid({ authorId: { rule: 'unknownAuthor' } });
  return person.name;
}

/**
 * The group of translations after a save; `group` is the one before, which stays if `translationOf`
 * is undefined. Null leaves the group. Throws 422 if the other content does not exist, or the group
 * already has a content in this language; `field` is the name of the field at fault.
 */
export async function translationGroup(
  tx: Queryable,
  id: string | null,
  { translationOf, language }: { translationOf?: string | null; language: Locale },
  group: string | null,
  field = 'translationOf',
): Promise<string | null> {
  if (!translationOf) return translationOf === null ? null : group;
  const fault = (rule: string) => new Invalid({ [field]: { rule } });
  if (translationOf === id) throw fault('unknownTranslation');
  const [other] = await tx
    .select({ group: contents.translationGroup, language: contents.language })
    .from(contents)
    .where(and(eq(contents.id, translationOf), isKept))
    .for('update');
  if (!other) throw fault('unknownTranslation');
  if (other.language === language) throw fault('sameLanguage');
  const shared = other.group ?? randomUUID();
  if (!other.group)
    await tx
      .update(contents)
      .set({ translationGroup: shared })
      .where(eq(contents.id, translationOf));
  if (await isLanguageTaken(tx, shared, language, id)) throw fault('translationExists');
  return shared;
}

/** The ids of all media that the fields use. */
export const mediaIdsOf = ({ body, cover, share, attachments }: WrittenContent): string[] => [
  ...new Set([
    ...(cover ? [cover.mediaId] : []),
    ...(share.mediaId ? [share.mediaId] : []),
    ...attachments.map(({ mediaId }) => mediaId),
    ...mediaIdsIn(body),
  ]),
];

/**
 * Stores which media the content uses, in its row and in its pending changes. Throws 422 for a cover,
 * a picture or a file that does not exist, and for a picture as an attachment; an unknown picture in
 * the text is only not shown.
 */
export async function noteMedia(
  tx: Queryable,
  contentId: string,
  ...all: WrittenContent[]
): Promise<void> {
  const ids = [...new Set(all.flatMap(mediaIdsOf))];
  const known = ids.length
    ? await tx.select({ id: media.id, kind: media.kind }).from(media).where(inArray(media.id, ids))
    : [];
  const knownIds = new Set(known.map(({ id }) => id));
  const pictures = new Set(known.filter(({ kind }) => kind === 'image').map(({ id }) => id));
  for (const { cover, share, attachments } of all) {
    const unknown = (id: string | null | undefined) => id && !knownIds.has(id);
    if (unknown(cover?.mediaId)) throw new Invalid({ 'cover.mediaId': { rule: 'unknownMedia' } });
    if (unknown(share.mediaId)) throw new Invalid({ 'share.mediaId': { rule: 'unknownMedia' } });
    const index = attachments.findIndex(({ mediaId }) => unknown(mediaId));
    if (index >= 0)
      throw new Invalid({ [`attachments.${index}.mediaId`]: { rule: 'unknownMedia' } });
    // A picture has no file that visitors could download.
    const picture = attachments.findIndex(({ mediaId }) => pictures.has(mediaId));
    if (picture >= 0)
      throw new Invalid({ [`attachments.${picture}.mediaId`]: { rule: 'pictureAttached' } });
  }
  await tx
    .delete(contentMedia)
    .where(
      and(
        eq(contentMedia.contentId, contentId),
        knownIds.size ? notInArray(contentMedia.mediaId, [...knownIds]) : undefined,
      ),
    );
  if (knownIds.size)
    await tx
      .insert(contentMedia)
      .values([...knownIds].map((mediaId) => ({ contentId, mediaId })))
      .onConflictDoNothing();
}

/** Replaces the public attachments `before`, if they are others now. */
export async function setAttachments(
  tx: Queryable,
  contentId: string,
  attachments: WrittenContent['attachments'],
  before: WrittenContent['attachments'],
): Promise<void> {
  if (isDeepStrictEqual(attachments, before)) return;
  await tx.delete(contentAttachments).where(eq(contentAttachments.contentId, contentId));
  const once = [...new Map(attachments.map((one) => [one.mediaId, one])).values()];
  if (once.length)
    await tx
      .insert(contentAttachments)
      .values(once.map((one, position) => ({ contentId, position, ...one })));
}

/** Whether the group of translations has another content in this language than `id`. */
export async function isLanguageTaken(
  tx: Queryable,
  group: string,
  language: Locale,
  id: string | null,
): Promise<boolean> {
  const [taken] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(
      and(
        eq(contents.translationGroup, group),
        eq(contents.language, language),
        id ? ne(contents.id, id) : undefined,
      ),
    );
  return taken !== undefined;
}

/**
 * Automatic saves of one user in this time are one revision: they are made every few seconds, and a
 * list of hundreds of them would hide the others.
 */
const ONE_REVISION_MS = 10 * 60_000;

interface Saved {
  contentId: string;
  /** The version of the content that the save made. */
  number: number;
  kind: RevisionKind;
  fields: WrittenContent;
  /** Revisions that must not be replaced. */
  kept: (string | null)[];
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Stores a save as a revision and returns its id. */
export async function writeRevision(
  tx: Queryable,
  op: Pick<Operation, 'actor' | 'now'>,
  { contentId, number, kind, fields, kept }: Saved,
): Promise<string> {
  const savedBy = op.actor.kind === 'staff' ? op.actor.id : null;
  const values = {
    number,
    kind,
    fields,
    savedBy,
    title: fields.title,
    words: countWords(fields.body),
    savedAt: op.now,
  };
  const last = kind === 'autosave' ? await lastOf(tx, contentId) : null;
  const isSame =
    last?.kind === 'autosave' &&
    last.savedBy === savedBy &&
    op.now.getTime() - last.begunAt.getTime() < ONE_REVISION_MS;
  if (last && isSame && !kept.includes(last.id)) {
    await tx.update(contentRevisions).set(values).where(eq(contentRevisions.id, last.id));
    return last.id;
  }
  const [row] = await tx
    .insert(contentRevisions)
    .values({ contentId, ...values, begunAt: op.now })
    .returning({ id: contentRevisions.id });
  if (!row) throw new Error('The revision was not written.');
  return row.id;
}

async function lastOf(tx: Queryable, contentId: string) {
  const { id, kind, savedBy, begunAt } = contentRevisions;
  const [last] = await tx
    .select({ id, kind, savedBy, begunAt })
    .from(contentRevisions)
    .where(eq(contentRevisions.contentId, contentId))
    .orderBy(desc(contentRevisions.number))
    .limit(1);
  return last ?? null;
}

interface Before {
  id: string;
  version: number;
  updatedAt: Date;
  updatedBy: string | null;
  rowRevision: string | null;
}

/**
 * The first revision of a content that was saved before revisions existed, so that its text can be
 * restored. Returns its id, or null if there are revisions already.
 */
export async function keepFirstText(
  tx: Queryable,
  row: Before,
  fields: WrittenContent,
): Promise<string | null> {
  if (row.rowRevision) return null;
  const [first] = await tx
    .insert(contentRevisions)
    .values({
      contentId: row.id,
      number: row.version,
      kind: 'import',
      fields,
      title: fields.title,
      words: countWords(fields.body),
      savedBy: row.updatedBy,
      savedAt: row.updatedAt,
      begunAt: row.updatedAt,
    })
    .returning({ id: contentRevisions.id });
  return first?.id ?? null;
}
