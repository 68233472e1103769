import { createHash } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { chooseBranch } from '../../platform/branches/choose.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { type ConstraintFaults, withFieldFaults } from '../../platform/database/faults.server.ts';
import { sweep } from '../../platform/database/sweep.server.ts';
import { conflict, Invalid } from '../../platform/errors.ts';
import { mediaIdsIn } from '../../platform/markup/own-picture.ts';
import { checkBody, renderBody } from '../../platform/markup/render-body.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { readPictureSizes } from '../media/operations.server.ts';
import { announceContent, recordRestored } from './changes.server.ts';
import type { RevisionKind } from './editor/contract.ts';
import { rememberSource } from './editor/translation-source.server.ts';
import { canCreateContent, canEditContent, canPinContent } from './policy.ts';
import { actorId, editedRow, getHead, getRow, lockVersion } from './read.server.ts';
import { noteMedia, translationGroup, writeRevision } from './relations.server.ts';
import { renderedColumns, tagsOf, toContent, type WholeRow, writtenOf } from './row.server.ts';
import { checkReady } from './rules.ts';
import {
  type Content,
  type ContentChange,
  isPublic,
  type NewContent,
  type PendingChange,
  type Preview,
  type State,
  type WrittenContent,
} from './schema.ts';
import { contentCreations, contents, formerSlugs } from './tables.server.ts';
import {
  addressFor,
  finishRow,
  revisionFields,
  rowOf,
  withFreeAddress,
  writePending,
  writeRow,
} from './write.server.ts';

/**
 * Creates a content. A call that is repeated with the same `key` returns the content that the first
 * call created. Throws 401, 403, 422 with the name of the field, or 409 with the `current` content
 * if the repeated call has different input.
 */
export async function createContent(
  op: Operation,
  { state, ...input }: NewContent,
  key?: string,
  { isImport = false } = {},
): Promise<Content> {
  requireThat(op.actor, canCreateContent);
  const rendered = await renderedColumns(op.db, input.body);
  checkReady(input, state, op.now, isImport ? null : rendered.picturesWithoutAlt);
  requirePin(op, input.pinned);
  return save(op, input, async (tx, isCrowded) => {
    const creation = await claimCreation(tx, op, key, { ...input, state });
    if (creation?.contentId) {
      const current = toContent(await getRow(tx, op, creation.contentId), op.actor);
      if (creation.isSameInput) return current;
      throw conflict({ current });
    }
    const source = await branchesOfSource(tx, input.translationOf);
    const branchId = await chooseBranch(tx, op, input.branchId, source);
    const fields = { ...input, branchId };
    const slug = await addressFor(tx, null, fields, isCrowded);
    // New content may use an address that another content used formerly.
    await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
    const columns = { ...(await rowOf(tx, op, null, fields, state)), ...rendered, slug };
    const [row] = await tx
      .insert(contents)
      .values({ ...columns, createdAt: op.now, createdBy: actorId(op) })
      .returning({ id: contents.id })
      .prepare('content-insert')
      .execute();
    if (!row) throw new Error('The content was not written.');
    if (creation) await nameCreated(tx, creation.id, row.id);
    const rowRevision = await writeRevision(tx, op, {
      contentId: row.id,
      number: 1,
      kind: revisionKindOf(state),
      kept: [],
      fields: revisionFields(fields, columns),
    });
    await tx.update(contents).set({ rowRevision }).where(eq(contents.id, row.id));
    if (fields.translationOf) await rememberSource(tx, op, row.id, fields.translationOf);
    const after = await finishRow(tx, op, row.id, null, fields);
    const created = { ...columns, attachments: fields.attachments, branch: after.branch };
    await announceContent(tx, op, row.id, null, created);
    return toContent(after, op.actor);
  });
}

/**
 * Who may not pin leaves the pin as it is, in public or in the pending changes. Throws 422.
 */
export function requirePin(
  { actor }: Operation,
  pinned: boolean,
  ...stored: Pick<WholeRow, 'pinnedAt'>[]
): void {
  const known = stored.length > 0 ? stored.map(({ pinnedAt }) => pinnedAt !== null) : [false];
  if (!known.includes(pinned) && !canPinContent(actor) && actor.kind === 'staff')
    throw new Invalid({ pinned: { rule: 'pinnedNational' } });
}

/** A translation belongs to the branch of its source, unless another one is chosen. */
async function branchesOfSource(tx: Queryable, id: string | null | undefined) {
  if (!id) return [];
  const rows = await tx
    .select({ branchId: contents.branchId })
    .from(contents)
    .where(eq(contents.id, id));
  return rows.map(({ branchId }) => branchId);
}

/** One transaction, whose constraints are refusals of fields and whose made address is free. */
const save = (
  op: Operation,
  fields: Pick<WrittenContent, 'slug'>,
  work: (tx: Transaction, isCrowded: boolean) => Promise<Content>,
): Promise<Content> =>
  withContentFaults(() =>
    withFreeAddress(fields, (isCrowded) => transact(op, (tx) => work(tx, isCrowded))),
  );

const revisionKindOf = (state: State): RevisionKind => (isPublic(state) ? 'publish' : 'save');

/**
 * Saves a content and puts it into a state, if `version` is still the current one. Throws 404, 422,
 * or 409 with the `current` content if another user has saved in the meantime.
 */
export async function saveContent(
  op: Operation,
  id: string,
  { version, state, ...fields }: ContentChange,
  { isImport = false } = {},
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  const rendered = await renderedColumns(op.db, fields.body);
  checkReady(fields, state, op.now, isImport ? null : rendered.picturesWithoutAlt);
  return save(op, fields, async (tx, isCrowded) => {
    const before = await lockVersion(tx, op, id, version);
    requirePin(op, fields.pinned, before, await editedRow(tx, before));
    const branchId = await chooseBranch(tx, op, fields.branchId, [before.branchId]);
    return toContent(
      await writeRow(tx, op, before, {
        fields: { ...fields, branchId },
        rendered,
        state,
        kind: revisionKindOf(state),
        isCrowded,
      }),
      op.actor,
    );
  });
}

/**
 * Saves the fields without changing what the public sees: a content that is public or scheduled gets
 * pending changes. Returns the content with its newest text. Throws as {@link saveContent}.
 */
export async function savePending(
  op: Operation,
  id: string,
  { version, auto, ...input }: PendingChange,
  kind: RevisionKind = auto ? 'autosave' : 'save',
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  // The state changes with the version, or by the schedule, which no draft has.
  const { state } = await getHead(op.db, id);
  const isInRow = state === 'draft' || state === 'inReview';
  const rendered = isInRow ? await renderedColumns(op.db, input.body) : null;
  return save(op, input, async (tx, isCrowded) => {
    const before = await lockVersion(tx, op, id, version);
    const edited = await editedRow(tx, before);
    requirePin(op, input.pinned, before, edited);
    const kept = [edited.branchId, before.branchId];
    const fields = { ...input, branchId: await chooseBranch(tx, op, input.branchId, kept) };
    if (isInRow) {
      const after = await writeRow(tx, op, before, { fields, rendered, state, kind, isCrowded });
      if (kind === 'restore') await recordRestored(tx, op, after);
      return toContent(after, op.actor);
    }
    await writePending(tx, op, before, fields, kind);
    if (kind === 'restore') await recordRestored(tx, op, before);
    return toContent(await editedRow(tx, await getRow(tx, op, id)), op.actor);
  });
}

/** Removes the pending changes; their revision stays. Throws 404, 409 as {@link saveContent}. */
export async function discardPending(op: Operation, id: string, version: number): Promise<Content> {
  requireThat(op.actor, canEditContent);
  return transact(op, async (tx) => {
    const before = await lockVersion(tx, op, id, version);
    await tx
      .update(contents)
      .set({
        pendingRevision: null,
        version: version + 1,
        updatedAt: op.now,
        updatedBy: actorId(op),
      })
      .where(eq(contents.id, id));
    await noteMedia(tx, id, writtenOf(before, before.attachments));
    return toContent(await getRow(tx, op, id), op.actor);
  });
}

/**
 * Makes a content a translation of another one, or of none. It is not a part of the text: it holds at
 * once, also for a published content, and does not increase the version, so that an editor who has
 * the content open can still save. Throws 401, 403, 404, and 422 for `of` if that content does not
 * exist or its translations already have this language.
 */
export async function linkTranslation(
  op: Operation,
  id: string,
  of: string | null,
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  return withFieldFaults({ contents_translation: { of: { rule: 'translationExists' } } }, () =>
    transact(op, async (tx) => {
      // Always in the same order, so that two users who link the same contents wait for each other.
      await tx
        .select({ id: contents.id })
        .from(contents)
        .where(inArray(contents.id, of ? [id, of] : [id]))
        .orderBy(contents.id)
        .for('update');
      const before = await getRow(tx, op, id);
      const link = { translationOf: of, language: before.language };
      const group = await translationGroup(tx, id, link, before.translationGroup, 'of');
      await tx.update(contents).set({ translationGroup: group }).where(eq(contents.id, id));
      const after = await getRow(tx, op, id);
      tx.invalidate(...tagsOf(before), ...tagsOf(after));
      if (namesOf(before) !== namesOf(after)) {
        await recordEvent(tx, op, {
          action: 'content.update',
          subject: { kind: 'content', id, name: after.title },
          before: { translations: namesOf(before) },
          after: { translations: namesOf(after) },
        });
      }
      return toContent(await editedRow(tx, after), op.actor);
    }),
  );
}

const namesOf = ({ translations }: WholeRow): string =>
  translations.map(({ language, title }) => `${language}: ${title}`).join(', ');

/** The body as the site will show it. Throws 401, 403. */
export async function previewBody(op: Operation, body: string): Promise<Preview> {
  requireThat(op.actor, canCreateContent);
  const { html } = await renderBody(body, await readPictureSizes(op.db, mediaIdsIn(body)));
  const { notShown: warnings, faults: checks } = await checkBody(body);
  return { html, warnings, checks };
}

/** Errors of the database's constraints become refusals that name the field. */
export const withContentFaults = <T>(work: () => Promise<T>): Promise<T> =>
  withFieldFaults(CONSTRAINT_FAULTS, work);

const CONSTRAINT_FAULTS: ConstraintFaults = {
  contents_slug: { slug: { rule: 'slugTaken' } },
  contents_cover_id_media_id_fk: { 'cover.mediaId': { rule: 'unknownMedia' } },
  contents_share_picture_id_media_id_fk: { 'share.mediaId': { rule: 'unknownMedia' } },
  content_attachments_media_id_media_id_fk: { attachments: { rule: 'unknownMedia' } },
  contents_translation: { translationOf: { rule: 'translationExists' } },
};

/** A call that is repeated after this time creates a second content. */
const REMEMBERED_MS = 30 * 24 * 3_600_000;

interface Creation {
  id: string;
  /** The content that an earlier call created; null if this is the first call. */
  contentId: string | null;
  isSameInput: boolean;
}

/**
 * Registers the key of a call that creates a content, or finds the earlier call with the same key
 * from the same account. Of two calls at the same moment, the second one waits here until the first
 * one is committed. Returns null if there is no key.
 */
async function claimCreation(
  tx: Queryable,
  { actor, now }: Operation,
  key: string | undefined,
  input: NewContent,
): Promise<Creation | null> {
  if (!key || actor.kind !== 'staff') return null;
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest();
  const old = new Date(now.getTime() - REMEMBERED_MS);
  await sweep(tx, contentCreations.id, lt(contentCreations.createdAt, old));
  const [claimed] = await tx
    .insert(contentCreations)
    .values({ userId: actor.id, key, inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: contentCreations.id });
  if (claimed) return { id: claimed.id, contentId: null, isSameInput: true };
  const [earlier] = await tx
    .select()
    .from(contentCreations)
    .where(and(eq(contentCreations.userId, actor.id), eq(contentCreations.key, key)));
  // The content was deleted between the two statements, and the key with it.
  if (!earlier) return null;
  const { id, contentId } = earlier;
  return { id, contentId, isSameInput: inputHash.equals(earlier.inputHash) };
}

/** Stores which content the call created. */
async function nameCreated(tx: Queryable, id: string, contentId: string): Promise<void> {
  await tx.update(contentCreations).set({ contentId }).where(eq(contentCreations.id, id));
}
