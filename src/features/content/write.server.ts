import { randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { isLimited } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { announceContent, endPreviewLink, setSchedule } from './changes.server.ts';
import type { RevisionKind } from './editor/contract.ts';
import { actorId, getRow } from './read.server.ts';
import {
  authorName,
  keepFirstText,
  noteMedia,
  setAttachments,
  translationGroup,
  writeRevision,
} from './relations.server.ts';
import {
  columnsOf,
  type RenderedColumns,
  type Row,
  tagsOf,
  type WholeRow,
  writtenOf,
} from './row.server.ts';
import { addressOfTitle, isAddressUnseen, isMadeFromTitle, NUMBERED } from './rules.ts';
import { isPublic, type State, type WrittenContent } from './schema.ts';
import { contents, formerSlugs } from './tables.server.ts';

export interface RowChange {
  fields: WrittenContent;
  /** Null if the text is that of the row. */
  rendered: RenderedColumns | null;
  state: State;
  kind: RevisionKind;
  /** The date of publication; left out: by the fields and the state. */
  publishedAt?: Date | null;
  /** Others were taking the addresses that were made from the title. */
  isCrowded?: boolean;
}

/** Writes the fields into the row of a locked content, with everything that follows from it. */
export async function writeRow(
  tx: Transaction,
  op: Operation,
  before: WholeRow,
  { fields, rendered, state, kind, isCrowded = false, ...date }: RowChange,
): Promise<WholeRow> {
  const { id } = before;
  const version = before.version + 1;
  const slug = await addressFor(tx, before, fields, isCrowded);
  if (slug !== before.slug && before.publishedAt) await keepFormerSlug(tx, id, before.slug, slug);
  const first = await keepFirstText(tx, before, writtenOf(before, before.attachments));
  const columns = { ...(await rowOf(tx, op, before, fields, state)), ...rendered, slug, ...date };
  const rowRevision = await writeRevision(tx, op, {
    contentId: id,
    number: version,
    kind,
    kept: first ? [first] : [],
    fields: revisionFields(fields, columns),
  });
  await tx
    .update(contents)
    .set({ ...columns, rowRevision, pendingRevision: null, version })
    .where(eq(contents.id, id));
  if (isPublic(before.state)) tx.invalidate(...tagsOf(before));
  const after = await finishRow(tx, op, id, before, fields);
  const { branch } = after;
  const written = { ...columns, attachments: fields.attachments, branch };
  await announceContent(tx, op, id, before, written);
  return after;
}

/** Stores the fields as pending changes of a locked content. Throws 422 for an address in use. */
export async function writePending(
  tx: Transaction,
  op: Operation,
  before: WholeRow,
  fields: WrittenContent,
  kind: RevisionKind,
): Promise<void> {
  const { id, version } = before;
  // Else the refusal would come only when the changes are published.
  if (fields.slug && fields.slug !== before.slug) await requireFreeAddress(tx, fields.slug, id);
  const stored = { ...fields, author: await authorName(tx, fields) };
  const now = writtenOf(before, before.attachments);
  const first = await keepFirstText(tx, before, now);
  const rowRevision = first ?? before.rowRevision;
  const pendingRevision = await writeRevision(tx, op, {
    contentId: id,
    number: version + 1,
    kind,
    fields: stored,
    kept: [rowRevision],
  });
  await tx
    .update(contents)
    .set({
      pendingRevision,
      rowRevision,
      version: version + 1,
      updatedAt: op.now,
      updatedBy: actorId(op),
    })
    .where(eq(contents.id, id));
  await noteMedia(tx, id, now, stored);
}

/** The fields as a revision stores them: with the values that the save has chosen. */
export const revisionFields = (
  fields: WrittenContent,
  {
    slug,
    author,
    corrections,
    publishedAt,
    branchId,
  }: Pick<Row, 'slug' | 'author' | 'corrections' | 'publishedAt' | 'branchId'>,
): WrittenContent => ({
  ...fields,
  slug,
  author,
  corrections,
  publishedAt: publishedAt?.toISOString() ?? null,
  branchId,
});

/** Stores what belongs to a written row: its attachments, media and schedule. */
export async function finishRow(
  tx: Transaction,
  op: Operation,
  id: string,
  before: WholeRow | null,
  fields: WrittenContent,
): Promise<WholeRow> {
  await setAttachments(tx, id, fields.attachments, before?.attachments ?? []);
  await noteMedia(tx, id, fields);
  const row = await getRow(tx, op, id);
  await setSchedule(tx, id, before, row);
  if (row.state === 'published') await endPreviewLink(tx, id, op.now);
  if (isPublic(row.state)) tx.invalidate(...tagsOf(row));
  return row;
}

/** The columns that a save writes; `before` is null for a new content. */
export async function rowOf(
  tx: Queryable,
  op: Operation,
  before: WholeRow | null,
  fields: WrittenContent,
  state: State,
) {
  const columns = columnsOf(fields);
  const { translationOf } = fields;
  const { language } = columns;
  return {
    ...columns,
    state,
    author: await authorName(tx, fields),
    authorId: fields.authorId,
    corrections: fields.corrections ?? before?.corrections ?? [],
    translationGroup: await translationGroup(
      tx,
      before?.id ?? null,
      { translationOf, language },
      before?.translationGroup ?? null,
    ),
    pinnedAt: fields.pinned ? (before?.pinnedAt ?? op.now) : null,
    publishedAt: publicationOf(fields, state, before?.publishedAt ?? null, op.now),
    unpublishAt: fields.unpublishAt ? new Date(fields.unpublishAt) : null,
    branchId: branchOf(op, before, fields),
    updatedAt: op.now,
    editedAt: op.now,
    updatedBy: actorId(op),
  };
}

/** A limited account publishes nothing into a branch that it does not see, also if others chose it. */
function branchOf(
  { actor }: Operation,
  before: WholeRow | null,
  { branchId }: WrittenContent,
): string | null {
  const present = before?.branchId ?? null;
  if (branchId === undefined) return present;
  const isForeign = isLimited(actor) && !(branchId && actor.branches.includes(branchId));
  return isForeign ? present : branchId;
}

/**
 * The chosen date, else that of the first publication, else now. A draft may have none; a cancelled
 * schedule is not the date of a publication.
 */
function publicationOf(
  fields: WrittenContent,
  state: State,
  before: Date | null,
  now: Date,
): Date | null {
  if (fields.publishedAt) return new Date(fields.publishedAt);
  const first = before && before <= now ? before : null;
  return isPublic(state) ? (first ?? now) : first;
}

/** After so many saves of others at the same moment, an address gets a random suffix. */
const MOST_TRIES = 4;

/**
 * Runs a save. If another save has taken the address meanwhile that this one was making from its
 * title, it runs again; `isCrowded` is true when that has happened too often.
 */
export async function withFreeAddress<T>(
  { slug: typed }: Pick<WrittenContent, 'slug'>,
  save: (isCrowded: boolean) => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await save(tries >= MOST_TRIES);
    } catch (error) {
      const isTaken = violatedConstraint(error) === 'contents_slug';
      if (typed || !isTaken || tries > MOST_TRIES) throw error;
    }
  }
}

/**
 * The typed address, or one made from the title. Without a typed one, a content keeps the address that
 * visitors may know, and the one that its title makes.
 */
export async function addressFor(
  tx: Queryable,
  before: WholeRow | null,
  { slug: typed, title }: Pick<WrittenContent, 'slug' | 'title'>,
  isCrowded = false,
): Promise<string> {
  if (typed) return typed;
  if (before && (!isAddressUnseen(before) || isMadeFromTitle(before.slug, title)))
    return before.slug;
  const wanted = addressOfTitle(title);
  return isCrowded ? withRandomSuffix(wanted) : freeSlug(tx, wanted, before?.id ?? null);
}

const withRandomSuffix = (wanted: string) => `${wanted}-${randomBytes(4).toString('hex')}`;

/**
 * `wanted`, or `wanted` with a number, so that the address is neither in use nor a former address of
 * another content than `id`. Contents in the trash keep no address.
 */
export async function freeSlug(
  tx: Queryable,
  wanted: string,
  id: string | null = null,
): Promise<string> {
  const candidates = [wanted, ...Array.from({ length: NUMBERED }, (_, n) => `${wanted}-${n + 2}`)];
  const list = sql`${sql.param(candidates)}::text[]`;
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${contents} where slug = any(${list}) and id is distinct from ${id}::uuid
    union all select former.slug from ${formerSlugs} former
      join ${contents} owner on owner.id = former.content_id and owner.state <> 'deleted'
      where former.slug = any(${list}) and owner.id is distinct from ${id}::uuid`);
  const taken = new Set(rows.map((row) => row.slug));
  return candidates.find((candidate) => !taken.has(candidate)) ?? withRandomSuffix(wanted);
}

/** Throws 422 if another content has the address. */
async function requireFreeAddress(tx: Queryable, slug: string, id: string): Promise<void> {
  const [other] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.slug, slug), ne(contents.id, id)));
  if (other) throw new Invalid({ slug: { rule: 'slugTaken' } });
}

/** The address `old` leads to the content from now on, and `next` does not redirect any more. */
async function keepFormerSlug(tx: Queryable, id: string, old: string, next: string): Promise<void> {
  await tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.slug, next), eq(formerSlugs.contentId, id)));
  await tx.insert(formerSlugs).values({ slug: old, contentId: id }).onConflictDoNothing();
}
