import { and, eq, gt, lte } from 'drizzle-orm';
import { sweep } from '../../../platform/database/sweep.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { keyOf } from './counters.server.ts';
import { knownNetworks } from './tables.server.ts';

/**
 * Stores until `endsAt` that this network is known for each of `names`, which must not be empty.
 */
export async function addKnownNetwork(
  { db, keys, now }: Operation,
  names: string[],
  network: string,
  endsAt: Date,
): Promise<void> {
  await Promise.all([
    db
      .insert(knownNetworks)
      .values(names.map((name) => ({ key: keyOf(keys, 'known-network', name, network), endsAt })))
      .onConflictDoUpdate({ target: knownNetworks.key, set: { endsAt } }),
    sweep(db, knownNetworks.key, lte(knownNetworks.endsAt, now)),
  ]);
}

export async function isKnownNetwork(
  { db, keys, now }: Operation,
  name: string,
  network: string,
): Promise<boolean> {
  const key = keyOf(keys, 'known-network', name, network);
  const rows = await db
    .select({ key: knownNetworks.key })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.key, key), gt(knownNetworks.endsAt, now)));
  return rows.length > 0;
}
