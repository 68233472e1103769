import { sql } from 'drizzle-orm';
import { lockFor } from '../../platform/database/locks.server.ts';
import {
  type DemoRecord,
  type DemoRecords,
  type DemoRemoval,
  hasDemo,
} from '../../platform/demo/demo-records.server.ts';
import { demoRecords } from '../../platform/demo/tables.server.ts';
import { deleteJobsAbout } from '../../platform/inside/pg-boss.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { EVERYTHING } from '../../platform/page-cache/everything.ts';
import { requireThat } from '../../platform/require.ts';
import type { Services } from '../../platform/services.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import type { DemoKind, DemoPlan, DemoRemovalReply } from './contract.ts';
import { removeFilesJob } from './jobs.server.ts';
import { canRemoveDemo } from './policy.ts';
import { removeTraces } from './traces.server.ts';

type Used = Pick<Services, 'demoRecords' | 'mediaUses'>;

/** How many of the records that stay the dialog names. */
const NAMED = 5;

/** What the removal would do, found by doing it in a transaction that is rolled back. */
export async function planRemoval(op: Operation, used: Used): Promise<DemoPlan> {
  requireThat(op.actor, canRemoveDemo);
  if (!(await hasDemo(op.db))) return { isThere: false, kinds: [] };
  let kinds: DemoKind[] = [];
  await transact(op, async (tx) => {
    kinds = (await removeRecords(tx, op, used)).kinds;
    throw new RolledBack();
  }).catch((error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return { isThere: true, kinds };
}

class RolledBack extends Error {}

/**
 * Removes the demo party, except what the staff have changed. If it was removed already, nothing happens.
 * Throws 401, 403, or 409 without a confirmation.
 */
export async function removeDemo(op: Operation, used: Used): Promise<DemoRemovalReply> {
  requireThat(op.actor, canRemoveDemo);
  return transact(op, async (tx) => {
    const { kinds, folders, ids } = await removeRecords(tx, op, used);
    if (kinds.length === 0) return { kinds };
    await removeTraces(tx, op, ids);
    await deleteJobsAbout(tx, ids);
    await tx.delete(demoRecords);
    await tx.addJob(removeFilesJob, { folders });
    tx.invalidate(EVERYTHING);
    await recordEvent(tx, op, {
      action: 'demo.remove',
      subject: { kind: 'setting', id: 'demo', name: '' },
      after: Object.fromEntries(kinds.map(({ kind, removed }) => [`demo-${kind}`, removed])),
    });
    return { kinds };
  });
}

interface RemovedRecords {
  kinds: DemoKind[];
  folders: string[];
  ids: string[];
}

async function removeRecords(
  tx: Transaction,
  op: Operation,
  { demoRecords: all, mediaUses }: Used,
): Promise<RemovedRecords> {
  // A second admin waits, and then finds nothing.
  await lockFor(tx, 'demo');
  const removal: DemoRemoval = { op, mediaUses, folders: [] };
  const kinds: DemoKind[] = [];
  const ids: string[] = [];
  const ordered = [...all.filter((one) => !one.areLast), ...all.filter((one) => one.areLast)];
  for (const [at, records] of ordered.entries()) {
    const found = await findRecords(tx, records);
    if (found.length === 0) continue;
    const needed = await readNeeded(tx, ordered.slice(0, at), records.kind);
    const free = found.filter(({ id, isChanged }) => !isChanged && !needed.has(id));
    const removed = free.length > 0 ? await records.remove(tx, removal, free) : { ids: [] };
    ids.push(...removed.ids);
    const kept = found.filter(({ id }) => !removed.ids.includes(id));
    kinds.push({
      kind: records.kind,
      removed: removed.count ?? removed.ids.length,
      kept: removed.kept ?? kept.length,
      names: kept.slice(0, NAMED).map(({ name }) => name),
    });
  }
  return { kinds, folders: removal.folders, ids };
}

interface FoundRecord extends DemoRecord {
  name: string;
  isChanged: boolean;
}

/** The records of the demo that are still there, in the order of their names. */
async function findRecords(
  tx: Transaction,
  { kind, rows, areInvented }: DemoRecords,
): Promise<FoundRecord[]> {
  const found = await tx.execute<FoundRecord & Record<string, unknown>>(sql`
    select r.id, r.name, d.value,
      ${areInvented !== true} and not r.discarded and r.words is distinct from d.words as "isChanged"
    from (${rows}) r join ${demoRecords} d on d.kind = ${kind} and d.id = r.id
    order by r.name, r.id`);
  return found.rows;
}

/** The records of this kind that records which stay need. */
async function readNeeded(
  tx: Transaction,
  before: readonly DemoRecords[],
  kind: string,
): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const { needs } of before) {
    if (needs?.kind !== kind) continue;
    const { rows } = await tx.execute<{ id: string }>(needs.query);
    for (const { id } of rows) needed.add(id);
  }
  return needed;
}
