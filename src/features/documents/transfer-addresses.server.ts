import { and, asc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/client.server.ts';
import { requireThat } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { TransferredRecords } from '../../platform/transferred.server.ts';
import { Target } from '../own-pages/schema.ts';
import { isFree } from './addresses.server.ts';
import { canManageDocuments } from './policy.ts';
import { DOCUMENTS_PATH, DOCUMENTS_TAG, DocumentSlug, documentPath } from './schema.ts';
import { documentAddresses, documents } from './tables.server.ts';

const AddressRecord = z.object({
  slug: DocumentSlug,
  /** A Turkish path; empty: what had the address is gone. */
  target: Target,
});

async function* readAddresses(db: Database) {
  const rows = await db
    .select({
      slug: documentAddresses.slug,
      target: documentAddresses.target,
      document: documents.slug,
    })
    .from(documentAddresses)
    .leftJoin(
      documents,
      and(eq(documents.id, documentAddresses.documentId), isNull(documents.deletedAt)),
    )
    .orderBy(asc(documentAddresses.slug));
  for (const { slug, target, document } of rows)
    yield {
      slug,
      target: document ? documentPath({ fixed: null, slug: document }) : (target ?? ''),
    };
}

/** Addresses below the list that documents had, and where they lead. */
export const transferredDocumentAddresses: TransferredRecords = {
  name: 'document-addresses',
  read: readAddresses,
  async take(op, record, isDry) {
    requireThat(op.actor, canManageDocuments);
    const read = AddressRecord.safeParse(record);
    if (!read.success) return { title: '–', action: 'skip', reasons: ['notValid'] };
    const { slug, target } = read.data;
    const title = documentPath({ fixed: null, slug });
    const [former] = await op.db
      .select({ slug: documentAddresses.slug })
      .from(documentAddresses)
      .where(eq(documentAddresses.slug, slug));
    if (former) return { title, action: 'same', reasons: [] };
    if (target === title || !(await isFree(op.db, slug, null)))
      return { title, action: 'skip', reasons: ['addressTaken'] };
    if (!isDry)
      await transact(op, async (tx) => {
        const [document] = await tx
          .select({ id: documents.id })
          .from(documents)
          .where(
            and(
              eq(documents.slug, target.slice(DOCUMENTS_PATH.length + 1)),
              isNull(documents.deletedAt),
            ),
          );
        const isDocument = document && target.startsWith(`${DOCUMENTS_PATH}/`);
        const leadsTo = isDocument
          ? { documentId: document.id, target: null }
          : { documentId: null, target: target || null };
        await tx.insert(documentAddresses).values({ slug, ...leadsTo, leftAt: op.now });
        tx.invalidate(DOCUMENTS_TAG);
      });
    return { title, action: 'create', reasons: [] };
  },
};
