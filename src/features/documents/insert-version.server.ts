import { eq, max } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import type { DocumentKind } from './schema.ts';
import { documents, documentVersions } from './tables.server.ts';

type Row = typeof documentVersions.$inferInsert;

export interface InsertedVersion extends Omit<Row, 'documentId' | 'number' | 'createdAt'> {
  kind: DocumentKind;
  title: string;
  summary: string;
  /** Default: the number after the last one. */
  number?: number | undefined;
}

/** Writes a version, which is in force at once, and returns its number. */
export async function insertVersion(
  tx: Transaction,
  op: Operation,
  { kind, title, summary, number, ...version }: InsertedVersion,
): Promise<number> {
  const documentId = await lockDocument(tx, op, { kind, title, summary });
  const wanted = number ?? (await lastNumber(tx, documentId)) + 1;
  await tx.insert(documentVersions).values({
    ...{ ...version, documentId, number: wanted },
    createdAt: op.now,
    createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
  });
  tx.invalidate(`document:${kind}`);
  return wanted;
}

/**
 * Writes the data that all versions share, and locks the row, so that versions are added one after
 * another.
 */
async function lockDocument(
  tx: Queryable,
  op: Operation,
  { kind, ...shared }: Pick<InsertedVersion, 'kind' | 'title' | 'summary'>,
): Promise<string> {
  const set = { ...shared, updatedAt: op.now };
  const [row] = await tx
    .insert(documents)
    .values({ kind, ...set })
    .onConflictDoUpdate({ target: documents.kind, set })
    .returning({ id: documents.id });
  if (!row) throw new Error('The document was not written.');
  return row.id;
}

async function lastNumber(tx: Queryable, documentId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(documentVersions.number) })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  return row?.last ?? 0;
}
