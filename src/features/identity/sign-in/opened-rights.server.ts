import { sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { may, siteRight } from '../../../platform/rights.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { endSessionsOfRole } from './operations.server.ts';
import { openedRights } from './tables.server.ts';

/** The names of the rights that an admin has opened to editors. */
export async function readOpened(db: Pick<Queryable, 'select'>): Promise<string[]> {
  const rows = await db.select({ name: openedRights.name }).from(openedRights);
  return rows.map(({ name }) => name).sort();
}

/** The rights that can be opened to editors, and those that are. Throws 401, 403. */
export async function listOpenedRights(
  op: Operation,
): Promise<{ rights: string[]; opened: string[] }> {
  requireThat(op.actor, canOpenRights);
  return { rights: openable(op), opened: known(op, await readOpened(op.db)) };
}

/**
 * Opens these rights to editors, and no others. Editors sign in again, as after every change of what an
 * account may do. Throws 401, 403, 409 without a fresh password.
 */
export async function saveOpenedRights(
  op: Operation,
  wanted: readonly string[],
): Promise<{ rights: string[]; opened: string[] }> {
  requireThat(op.actor, canOpenRights);
  requireConfirmed(op);
  const after = known(op, wanted);
  return transact(op, async (tx) => {
    // Changes run one after the other, so that the recorded "before" is correct.
    await tx.execute(sql`lock table ${openedRights} in share row exclusive mode`);
    const before = known(op, await readOpened(tx));
    const reply = { rights: openable(op), opened: after };
    if (before.join() === after.join()) return reply;
    await tx.delete(openedRights);
    if (after.length > 0) await tx.insert(openedRights).values(after.map((name) => ({ name })));
    await endSessionsOfRole(tx, 'editor');
    const subject = { kind: 'setting' as const, id: 'rights.opened', name: '' };
    const change = { before: { opened: before }, after: { opened: after } };
    await recordEvent(tx, op, { action: 'rights.opened', subject, ...change });
    return reply;
  });
}

const openable = ({ rights }: Pick<Operation, 'rights'>): string[] =>
  rights.filter(({ canBeOpened }) => canBeOpened).map(({ name }) => name);

/** In the order of the rights; a name of another release is left out. */
const known = (op: Operation, names: readonly string[]): string[] =>
  openable(op).filter((name) => names.includes(name));

const canOpenRights = (actor: Actor) => may(actor, siteRight);
