import { eq } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { RevisionKind } from '../revisions/schema.ts';
import { keepFirstText, writeRevision } from '../revisions/write-revision.server.ts';
import type { WholeRow } from '../rows.server.ts';
import type { WrittenContent } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { writtenOf } from './columns.server.ts';
import { actorId } from './lock.server.ts';
import { authorName, noteMedia } from './relations.server.ts';
import { requireFreeAddress } from './slugs.server.ts';

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
      ...{ pendingRevision, rowRevision, version: version + 1 },
      ...{ updatedAt: op.now, updatedBy: actorId(op) },
    })
    .where(eq(contents.id, id));
  await noteMedia(tx, id, now, stored);
}
