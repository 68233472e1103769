import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { findPresentMedia } from '../../media/operations.server.ts';
import type { WrittenContent } from '../schema.ts';
import { mediaIdsOf } from '../write/relations.server.ts';
import type { RevisionKind } from './schema.ts';
import { contentRevisions } from './tables.server.ts';

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
    ...{ number, kind, fields, savedBy },
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

/** The fields of a revision of this content; null if there is none. */
export async function fieldsOfRevision(
  db: Pick<Queryable, 'select'>,
  contentId: string,
  id: string,
): Promise<WrittenContent | null> {
  const [row] = await db
    .select({ fields: contentRevisions.fields })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, contentId), eq(contentRevisions.id, id)));
  return row ? withPresentMedia(db, row.fields) : null;
}

/** A revision from before a picture or file was replaced uses the new one. */
async function withPresentMedia(
  db: Pick<Queryable, 'select'>,
  fields: WrittenContent,
): Promise<WrittenContent> {
  const present = await findPresentMedia(db, mediaIdsOf(fields));
  let text = JSON.stringify(fields);
  for (const [former, id] of present) text = text.replaceAll(former, id);
  return present.size ? JSON.parse(text) : fields;
}
