import { eq } from 'drizzle-orm';
import { notFound } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { webhookEndpoints } from './tables.server.ts';

/** Locks an endpoint. Throws 404. */
export async function lockEndpoint(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}
