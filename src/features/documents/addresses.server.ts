import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { ownPageAddresses } from '../own-pages/tables.server.ts';
import { canManageDocuments } from './policy.ts';
import { DOCUMENTS_PATH, type DocumentId, documentPath } from './schema.ts';
import { documentAddresses, documents } from './tables.server.ts';

type Db = Pick<Queryable, 'select'>;

/** Whether no other document has the address. A former one is free. */
export async function isFree(db: Db, slug: string, except: DocumentId | null): Promise<boolean> {
  const [owner] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.slug, slug), isNull(documents.deletedAt)));
  return !owner || owner.id === except;
}

/** For the form: whether a document can have this address. Throws 401, 403. */
export async function checkAddress(
  op: Operation,
  { slug, except }: { slug: string; except?: string | undefined },
): Promise<{ path: string; isFree: boolean }> {
  requireThat(op.actor, canManageDocuments);
  return {
    path: documentPath({ fixed: null, slug }),
    isFree: await isFree(op.db, slug, except ?? null),
  };
}

export const taken = (): Invalid => new Invalid({ slug: { rule: 'ownPageTaken' } });

/** What an address answered before a document has it ends. */
export async function takeAddress(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(documentAddresses).where(eq(documentAddresses.slug, slug));
}

/** An address that visitors may know leads on from now on. */
export async function leaveAddress(
  tx: Transaction,
  op: Operation,
  left: { slug: string; documentId: string; target: string | null },
): Promise<void> {
  const { slug: _, ...set } = { ...left, leftAt: op.now };
  await tx
    .insert(documentAddresses)
    .values({ ...left, leftAt: op.now })
    .onConflictDoUpdate({ target: documentAddresses.slug, set });
}

/** A longer chain of removed documents and pages is a loop, or is of no use to a visitor. */
const LONGEST_CHAIN = 10;

/** The target must not lead back to this document, also through what was removed before. */
export async function requireNoLoop(
  tx: Transaction,
  { id, path }: { id: DocumentId; path: string },
  target: string,
): Promise<void> {
  const loop = new Invalid({ target: { rule: 'ownPageLoop' } });
  let at: string | null = target;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const place: string = at.split(/[?#]/, 1)[0] ?? '';
    if (place === path) throw loop;
    const former: { documentId?: string | null; target: string | null } | undefined =
      await formerAt(tx, place);
    if (former?.documentId === id) throw loop;
    if (!former?.target) return;
    at = former.target;
  }
  throw loop;
}

async function formerAt(tx: Transaction, path: string) {
  const below = `${DOCUMENTS_PATH}/`;
  if (path.startsWith(below)) {
    const { documentId, target } = documentAddresses;
    const slug = path.slice(below.length);
    const rows = await tx
      .select({ documentId, target })
      .from(documentAddresses)
      .where(eq(documentAddresses.slug, slug));
    return rows[0];
  }
  const rows = await tx
    .select({ target: ownPageAddresses.target })
    .from(ownPageAddresses)
    .where(eq(ownPageAddresses.slug, path.slice(1)));
  return rows[0];
}
