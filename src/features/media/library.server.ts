import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { chooseBranch } from '../../platform/branches/choose.server.ts';
import { branchLabel, namedBranch } from '../../platform/branches/names.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { conflict, notFound, Refusal } from '../../platform/errors.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { isId } from '../../platform/slug.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { canUploadMedia } from './policy.ts';
import type { Media, MediaChange, MediaDetails, MediaFields, MediaUse } from './schema.ts';
import { media } from './tables.server.ts';
import { knownTags } from './tags.server.ts';

export const toMedia = (row: typeof media.$inferSelect): Media => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  name: row.name,
  alt: row.alt,
  caption: row.caption,
  credit: row.credit,
  decorative: row.decorative,
  tags: row.tags,
  focusX: row.focusX,
  focusY: row.focusY,
  width: row.width,
  height: row.height,
  widths: row.widths,
  firstFrameOnly: row.firstFrameOnly,
  pages: row.pages,
  bytes: row.bytes,
  file: row.fileName ? `/media/${row.id}/${row.fileName}` : null,
  originalName: row.originalName,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});

/** All records that use something, as a SELECT of `media_id`, `kind`, `id` and `name`. */
export const allUses = (kinds: readonly MediaUses[]): SQL =>
  sql.join(
    kinds.map(
      ({ kind, query }) =>
        sql`select u.media_id, ${kind}::text as kind, u.id, u.name from (${query}) u`,
    ),
    sql` union all `,
  );

/** With what a record of the kind is called in the client's language. */
export interface NamedUses extends MediaUses {
  kindName: string;
}

export const nameUses = (kinds: readonly MediaUses[], t: TFunction): NamedUses[] =>
  kinds.map((each) => ({ ...each, kindName: t(each.label) }));

interface Row extends Record<string, unknown> {
  kind: string;
  id: string;
  name: string;
}

/** The records that use this picture or file, by name. */
export async function findUses(
  db: Queryable,
  kinds: readonly NamedUses[],
  mediaId: string,
): Promise<MediaUse[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct kind, id, name, name collate tr_rules as position
    from (${allUses(kinds)}) uses where media_id = ${mediaId} order by position, id`);
  return rows.map((row) => nameUse(kinds, row));
}

/** A use with what its kind is called, and its page. */
export function nameUse(
  kinds: readonly NamedUses[],
  { kind, id, name }: { kind: string; id: string; name: string },
): MediaUse {
  const { kindName, pathOf } = kinds.find((each) => each.kind === kind) as NamedUses;
  return { kind, kindName, id, name, path: pathOf(id) };
}

/** Whether any record uses this picture or file. */
export async function hasUses(
  db: Queryable,
  kinds: readonly MediaUses[],
  mediaId: string,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from (${allUses(kinds)}) uses where media_id = ${mediaId} limit 1`,
  );
  return rows.length > 0;
}

/** A picture or file as the subject of an event. */
export const mediaSubject = ({ id, name }: { id: string; name: string }) =>
  ({ kind: 'media', id, name }) as const;

export const mediaSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, name } = media;
    const found = await db.select({ id, name }).from(media).where(inArray(id, wanted));
    return new Map(found.map((row) => [row.id, row.name]));
  },
};

/** One picture or file, with everything that uses it. Throws 401, 403 or 404. */
export async function getMedia(
  op: Operation,
  kinds: readonly NamedUses[],
  id: string,
): Promise<MediaDetails> {
  requireThat(op.actor, canUploadMedia);
  return readDetails(op.db, op, kinds, id);
}

/** @throws Refusal 404 */
export async function readDetails(
  db: Queryable,
  op: Operation,
  kinds: readonly NamedUses[],
  id: string,
): Promise<MediaDetails> {
  const [found] = await db
    .select({ row: media, branch: branches })
    .from(media)
    .leftJoin(branches, eq(branches.id, media.branchId))
    .where(eq(media.id, id));
  if (!found) throw notFound();
  const { row, branch } = found;
  const by = row.createdBy;
  const names = by ? await op.audit.actors.findNames(db, [by]) : new Map();
  return {
    ...toMedia(row),
    uses: await findUses(db, kinds, id),
    createdBy: by ? { id: by, name: names.get(by) ?? '' } : null,
    branch: namedBranch(branch),
  };
}

/**
 * The row, locked until the end of the transaction: no other transaction can begin to use it. Throws
 * 404, or 409 with the `current` one if `version` is given and another one is stored.
 */
export async function lockMedia(
  tx: Transaction,
  op: Operation,
  kinds: readonly NamedUses[],
  id: string,
  version?: number,
) {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version)
    throw conflict({ current: await readDetails(tx, op, kinds, id) });
  return row;
}

/**
 * Changes name, texts, tags, focal point and branch. Throws 401, 403, 404, 422, or 409 with the `current`
 * one if another user has changed it in the meantime.
 */
export async function changeMedia(
  op: Operation,
  kinds: readonly NamedUses[],
  id: string,
  { version, branchId: wanted, ...given }: MediaChange,
): Promise<MediaDetails> {
  requireThat(op.actor, canUploadMedia);
  return transact(op, async (tx) => {
    const row = await lockMedia(tx, op, kinds, id, version);
    const branchId = await chooseBranch(tx, op, wanted, [row.branchId]);
    const { decorative = row.decorative, tags = row.tags, ...texts } = given;
    const fields = {
      ...texts,
      decorative,
      tags: tags === row.tags ? tags : await knownTags(tx, tags),
    };
    await change(tx, op, kinds, row, fields, branchId);
    return readDetails(tx, op, kinds, id);
  });
}

/** What staff can change of a row. */
export const fieldsOf = (row: typeof media.$inferSelect): Required<MediaFields> => ({
  name: row.name,
  alt: row.alt,
  caption: row.caption,
  credit: row.credit,
  focusX: row.focusX,
  focusY: row.focusY,
  decorative: row.decorative,
  tags: row.tags,
});

/** Writes the fields that differ, and the event. */
export async function change(
  tx: Transaction,
  op: Operation,
  kinds: readonly NamedUses[],
  row: typeof media.$inferSelect,
  fields: Required<MediaFields>,
  branchId = row.branchId,
): Promise<boolean> {
  const names = (Object.keys(fields) as (keyof MediaFields)[]).filter(
    (name) => String(row[name]) !== String(fields[name]),
  );
  const moves = branchId !== row.branchId;
  if (names.length === 0 && !moves) return false;
  const { id } = row;
  const [from, to] = moves ? [await nameOf(tx, row.branchId), await nameOf(tx, branchId)] : [];
  await tx
    .update(media)
    .set({
      ...Object.fromEntries(names.map((name) => [name, fields[name]])),
      // A file of a branch has no digest, which would tell others that it is there.
      ...(moves && { branchId, ...(branchId && { sha256: null }) }),
      updatedAt: op.now,
      version: row.version + 1,
    })
    .where(eq(media.id, id));
  // No page shows tags.
  if (names.some((name) => name !== 'tags')) await invalidateUses(tx, kinds, id);
  const pick = (from: Required<MediaFields>) =>
    Object.fromEntries(
      names.map((name) => [name, name === 'tags' ? from.tags.join(', ') : from[name]]),
    );
  await recordEvent(tx, op, {
    action: 'media.update',
    subject: mediaSubject({ id, name: fields.name }),
    before: { ...pick(row), ...(moves && { branch: from }) },
    after: { ...pick(fields), ...(moves && { branch: to }) },
  });
  return true;
}

/** Empty for the whole party. */
async function nameOf(tx: Transaction, id: string | null): Promise<string> {
  if (!id) return '';
  const [branch] = await tx.select().from(branches).where(eq(branches.id, id));
  return branch ? branchLabel(branch) : '';
}

/** Invalidates the pages of the records that use it. */
export async function invalidateUses(
  tx: Transaction,
  kinds: readonly NamedUses[],
  id: string,
): Promise<void> {
  const uses = await findUses(tx, kinds, id);
  for (const each of kinds) {
    const ids = uses.filter(({ kind }) => kind === each.kind).map((use) => use.id);
    if (ids.length > 0) await each.invalidate(tx, ids);
  }
}

/**
 * Deletes a picture or file that nothing uses, with everything that is stored of it. Throws 401, 403,
 * 404, or 409 `mediaInUse` with its `uses`.
 */
export async function deleteMedia(
  op: Operation,
  store: Store,
  kinds: readonly NamedUses[],
  id: string,
): Promise<void> {
  requireThat(op.actor, canUploadMedia);
  await transact(op, async (tx) => {
    const { name, bytes } = await lockMedia(tx, op, kinds, id);
    const uses = await findUses(tx, kinds, id);
    if (uses.length > 0) throw new Refusal(409, 'mediaInUse', { count: uses.length, uses });
    await tx.delete(media).where(eq(media.id, id));
    tx.afterCommit(() => removeFiles(op, store, id));
    await recordEvent(tx, op, {
      action: 'media.delete',
      subject: mediaSubject({ id, name }),
      before: { name, bytes },
    });
  });
}

/** What a killed process leaves in the store has no row, and no address leads to it from a page. */
export function removeFiles(op: Operation, store: Store, id: string): void {
  store
    .removeAll(`media/${id}/`)
    .catch((error: Error) => op.log({ err: error, id }, 'files of the library were not removed'));
}

/**
 * Removes a picture that the product made for a record which does not use it any more, unless the staff
 * use it elsewhere. Call it after that record was changed, in the same transaction.
 */
export async function dropUnusedImage(
  tx: Transaction,
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  id: string,
): Promise<void> {
  const [row] = await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
  if (!row || (await hasUses(tx, kinds, id))) return;
  await tx.delete(media).where(eq(media.id, id));
  tx.afterCommit(() => removeFiles(op, store, id));
}
