import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { canUploadMedia } from '../policy.ts';
import type { MediaDetails } from '../schema.ts';
import { media } from '../tables.server.ts';
import { toMedia } from './rows.server.ts';
import { findUses, type NamedUses } from './uses.server.ts';

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
  const [row] = await db.select().from(media).where(eq(media.id, id));
  if (!row) throw notFound();
  const by = row.createdBy;
  const names = by ? await op.audit.actors.findNames(db, [by]) : new Map();
  return {
    ...toMedia(row),
    uses: await findUses(db, kinds, id),
    createdBy: by ? { id: by, name: names.get(by) ?? '' } : null,
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
