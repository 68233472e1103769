import { eq } from 'drizzle-orm';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { conflict, Invalid, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  getMedia,
  hasUses,
  invalidateUses,
  lockMedia,
  mediaSubject,
  type NamedUses,
  readDetails,
  removeFiles,
} from './library.server.ts';
import { canUploadMedia } from './policy.ts';
import type { MediaDetails } from './schema.ts';
import { formerMedia, media } from './tables.server.ts';
import { inspect, prepare } from './upload/inspect.server.ts';
import { findBySha256, type GivenFile, storeMedia } from './upload/store.server.ts';

const refuse = (rule: string, values = {}) => new Invalid({ file: { rule, values } });

/**
 * Puts another file in the place of one: a stored file never changes, so the new one gets an id of its
 * own, with the name and the texts of the old one. Everything that uses the old one uses the new one
 * then, and the old addresses lead to the new ones. Throws 401, 403, 404, 409 if it is replaced by
 * another user at the same time, 422 for a file of another kind or one that is in the library already,
 * and what {@link prepare} throws.
 */
export async function replaceMedia(
  op: Operation,
  store: Store,
  kinds: readonly NamedUses[],
  id: string,
  given: GivenFile,
): Promise<MediaDetails> {
  requireThat(op.actor, canUploadMedia);
  const before = await getMedia(op, kinds, id);
  const upload = await inspect(given);
  if (upload.is.kind !== before.kind)
    throw refuse(before.kind === 'image' ? 'replaceWithImage' : 'replaceWithFile');
  const known = await findBySha256(op.db, upload.sha256);
  if (known?.id === id) return before;
  if (known) throw refuse('mediaKnown', { name: known.name });
  const made = await prepare(op, upload);
  try {
    return await storeMedia(op, store, made, async (tx, stored) => {
      await tx.insert(formerMedia).values({ id, mediaId: stored.id });
      await useInstead(tx, op, kinds, id, stored.id);
      tx.afterCommit(() => removeFiles(op, store, id));
      await recordEvent(tx, op, {
        action: 'media.replace',
        subject: mediaSubject({ id: stored.id, name: before.name }),
        before: { file: before.originalName, bytes: before.bytes },
        after: { file: stored.originalName, bytes: stored.bytes },
      });
      return readDetails(tx, op, kinds, stored.id);
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'media_former_ids_pkey' || constraint === 'media_sha256') throw conflict();
    throw error;
  }
}

/** Everything that belongs to `from` belongs to `to` afterwards, and `from` does not exist any more. */
async function useInstead(
  tx: Transaction,
  op: Operation,
  kinds: readonly NamedUses[],
  from: string,
  to: string,
): Promise<void> {
  for (const each of kinds) await each.replace(tx, from, to);
  // Last, as in every save of a record: no record can begin to use the old one from now on.
  const { version, ...old } = await lockMedia(tx, op, kinds, from);
  const { name, alt, caption, credit, decorative, tags, focusX, focusY } = old;
  if (await hasUses(tx, kinds, from)) throw conflict();
  const texts = { name, alt, caption, credit, decorative, tags, focusX, focusY };
  const [kept] = await tx
    .update(media)
    .set({ ...texts, version: version + 1 })
    .where(eq(media.id, to))
    .returning();
  if (!kept) throw notFound();
  await tx.update(formerMedia).set({ mediaId: to }).where(eq(formerMedia.mediaId, from));
  await tx.delete(media).where(eq(media.id, from));
  await invalidateUses(tx, kinds, to);
}
