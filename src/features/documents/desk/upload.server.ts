import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import type { MediaUses } from '../../../platform/media-uses.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { withoutControls } from '../../../platform/typed-text.ts';
import type { GivenFile } from '../../media/operations.server.ts';
import { removePdf, storePdf } from '../pdf/store-pdf.server.ts';
import { canManageDocuments } from '../policy.ts';
import type { DocumentKind } from '../schema.ts';
import { documentDrafts } from '../tables.server.ts';
import { changedBy, dropFile, lockDraft } from './draft.server.ts';
import { readDraft } from './read-drafts.server.ts';
import { recordDocument } from './record.server.ts';
import type { Draft } from './schema.ts';

const LONGEST_NAME = 200;

/**
 * Puts a PDF into a draft, in the place of the former one. Throws 401, 403, 404, 409 with the `current`
 * draft, 422 for a file that is no usable PDF, 503 when too many pictures wait.
 */
export async function uploadPdf(
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  kind: DocumentKind,
  version: number,
  given: GivenFile,
): Promise<Draft> {
  requireThat(op.actor, canManageDocuments);
  // Before the costly part.
  await transact(op, (tx) => lockDraft(tx, kind, version));
  const pdf = await storePdf(op, store, { file: given.path }, `${kind}.png`);
  try {
    return await transact(op, async (tx) => {
      const before = await lockDraft(tx, kind, version);
      const name = withoutControls(basename(given.name.toWellFormed())).slice(0, LONGEST_NAME);
      await tx
        .update(documentDrafts)
        .set({ ...pdf, fileName: name.toWellFormed(), ...changedBy(op, version) })
        .where(eq(documentDrafts.kind, kind));
      await dropFile(tx, op, store, kinds, before);
      const { bytes, checksum } = pdf;
      await recordDocument(tx, op, 'document.upload', before, { after: { bytes, checksum } });
      return readDraft(tx, kind);
    });
  } catch (error) {
    await removePdf(op, store, pdf);
    throw error;
  }
}
