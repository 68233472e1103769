import { and, eq, gt, lte } from 'drizzle-orm';
import { sweep } from '../../../platform/database/sweep.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import { networksOf } from '../../../platform/network.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import {
  type Count,
  type Counter,
  clearCounter,
  keyOf,
  moveCounters,
} from '../attempts/operations.server.ts';
import { knownNetworks } from '../attempts/tables.server.ts';
import { userSubject } from '../users/find.server.ts';
import type { users } from '../users/tables.server.ts';

type User = typeof users.$inferSelect;
type CounterKind = 'device' | 'pair' | 'network' | 'block' | 'name' | 'code';
type NamedCounter = Counter & { kind: CounterKind };
type NamedCount = NamedCounter & Count;

const WINDOW_MS = 15 * 60_000;
const CODE_WINDOW_MS = 24 * 3_600_000;
const KNOWN_NETWORK_MS = 90 * 86_400_000;

/** Allowed failures in a window. A name alone never blocks: a stranger could lock its owner out. */
export const BUDGETS: Record<CounterKind, number> = {
  device: 10,
  pair: 10,
  network: 50,
  block: 240,
  name: Number.POSITIVE_INFINITY,
  code: 20,
};
/**
 * The limit for networks without a previous sign-in by this name while the name is under attack.
 */
export const STRANGERS_BUDGET = 3;
/** A name is under attack after this many failures over all networks. */
export const ATTACK = 30;

/**
 * Folds a name as the database does in its searches; otherwise, each spelling of a name would have
 * its own limit. Each letter is folded separately, because JavaScript makes two letters of İ and
 * the result for Σ depends on the letters around it.
 */
export const foldName = (name: string): string =>
  Array.from(name, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');

/**
 * The source of an attempt: the name as it was sent, and the browser if this user has used it
 * before.
 */
interface Caller {
  name: string;
  user: User | null;
  device: string | null;
}

/**
 * Counts an attempt before anything is checked, because parallel guesses could otherwise exceed the
 * limit. An attempt that is not a failure is subtracted again.
 * @throws Refusal 429 `tooManySignIns`, regardless of the user and the password
 */
export async function countTry(op: Operation, caller: Caller): Promise<NamedCount[]> {
  const counts = await moveCounters(op, countersOf(op, caller), 1);
  const budgets = (await isStranger(op, caller.name, counts))
    ? { ...BUDGETS, pair: STRANGERS_BUDGET }
    : BUDGETS;
  await requireBudget(op, caller.user, counts, budgets);
  return counts;
}

/**
 * Counts a code that was sent with the correct password, over all networks, because many machines
 * could try all of the million codes. A new password starts a new counter.
 * @throws Refusal 429 `tooManySignIns`
 */
export async function countCode(
  op: Operation,
  user: User,
  device: string | null,
): Promise<NamedCount[]> {
  const since = String(user.passwordChangedAt?.getTime() ?? 0);
  const key = keyOf(op.keys, 'code', user.id, since, device ?? '');
  const counts = await moveCounters(
    op,
    [{ kind: 'code' as const, key, windowMs: CODE_WINDOW_MS }],
    1,
  );
  await requireBudget(op, user, counts, BUDGETS);
  return counts;
}

export async function giveBack(op: Operation, counts: NamedCount[]): Promise<void> {
  if (counts.length > 0) await moveCounters(op, counts, -1);
}

/**
 * After a success: counters that only this user can have increased are reset, the others are
 * decreased.
 */
export async function settle(op: Operation, counts: NamedCount[], user: User): Promise<void> {
  const shared = counts.filter(({ kind }) => SHARED.has(kind));
  const own = counts.filter((count) => !shared.includes(count));
  const { network } = networksOf(op.from.address);
  const until = new Date(op.now.getTime() + KNOWN_NETWORK_MS);
  const names = new Set([foldName(user.username), foldName(user.email)]);
  await Promise.all([
    giveBack(op, shared),
    ...own.map((count) => clearCounter(op, count.key)),
    addKnownNetwork(op, [...names], network, until),
  ]);
}
const SHARED: ReadonlySet<CounterKind> = new Set(['network', 'block', 'name']);

function countersOf(op: Operation, caller: Caller): NamedCounter[] {
  const { network, block } = networksOf(op.from.address);
  const counter = (kind: CounterKind, ...parts: string[]): NamedCounter => ({
    kind,
    key: keyOf(op.keys, kind, ...parts),
    windowMs: WINDOW_MS,
  });
  if (caller.device) return [counter('device', caller.device)];
  const name = foldName(caller.name);
  return [
    counter('pair', name, network),
    counter('network', network),
    ...(block ? [counter('block', block)] : []),
    counter('name', name),
  ];
}

async function isStranger(op: Operation, name: string, counts: NamedCount[]): Promise<boolean> {
  const said = (kind: CounterKind) => counts.find((count) => count.kind === kind)?.count ?? 0;
  if (said('name') <= ATTACK || said('pair') <= STRANGERS_BUDGET) return false;
  const { network } = networksOf(op.from.address);
  return !(await isKnownNetwork(op, foldName(name), network));
}

async function requireBudget(
  op: Operation,
  user: User | null,
  counts: NamedCount[],
  budgets: Record<CounterKind, number>,
): Promise<void> {
  // Each counter is recorded once in a window, when it has just exceeded its limit.
  const told = counts
    .filter(({ kind, count }) => count === (kind === 'name' ? ATTACK : budgets[kind]) + 1)
    .map(({ kind }) => kind);
  if (told.length > 0) await recordThrottled(op, user, told);
  const over = counts.filter(({ kind, count }) => count > budgets[kind]);
  if (over.length === 0) return;
  const endsAt = Math.max(...over.map((count) => count.endsAt.getTime()));
  const seconds = Math.max(1, Math.ceil((endsAt - op.now.getTime()) / 1000));
  throw new Refusal(429, 'tooManySignIns', { seconds });
}

function recordThrottled(op: Operation, user: User | null, counted: CounterKind[]): Promise<void> {
  const subject = user && userSubject(user);
  return transact(op, (tx) =>
    recordEvent(tx, op, { action: 'auth.throttled', subject, after: { counted } }),
  );
}

/**
 * Stores until `endsAt` that this network is known for each of `names`, which must not be empty.
 */
async function addKnownNetwork(
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

async function isKnownNetwork(
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
