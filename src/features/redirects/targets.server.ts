import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { answeredBy, finalTarget, formerAddress, targetAddress } from './addresses.ts';
import { REDIRECT_LIMITS, type RedirectFields } from './contract.ts';
import { redirects } from './tables.server.ts';

/** One change of the redirects at a time: chains and loops are found in all of them together. */
export const lockRedirects = (tx: Transaction) => lockFor(tx, 'redirects');

/** Whether there is a redirect of one of these addresses. */
export async function hasRedirect(
  db: Pick<Queryable, 'select'>,
  addresses: readonly string[],
): Promise<boolean> {
  const rows = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(or(...addresses.map(isFrom)));
  return rows.length > 0;
}

/** All redirects: where each former address leads. */
export async function readTargets(db: Pick<Queryable, 'select'>): Promise<Map<string, string>> {
  const { from, to } = redirects;
  const rows = await db.select({ from, to }).from(redirects);
  return new Map(rows.map((row) => [row.from, row.to]));
}

/** With the index, which has only hashes of the addresses. */
const isFrom = (from: string) =>
  and(sql`md5(${redirects.from}) = md5(${from})`, eq(redirects.from, from));

/** Both addresses as they are stored. The schema has accepted them. */
export const storedForm = ({ from, to, isPermanent }: RedirectFields) => ({
  from: formerAddress(from) as string,
  to: targetAddress(to) as string,
  isPermanent,
});

/**
 * Adds one redirect to `targets`. A target that is a former address itself becomes the address to which
 * that one leads. Returns its target, or the rule that it breaks.
 */
export function addTarget(
  targets: Map<string, string>,
  { from, to }: { from: string; to: string },
): { to: string } | { field: 'from' | 'to'; rule: string } {
  if (targets.has(from)) return { field: 'from', rule: 'redirectTaken' };
  if (targets.size >= REDIRECT_LIMITS.redirects) return { field: 'from', rule: 'redirectTooMany' };
  if (answeredBy(new Map([[from, '']]), to) !== undefined)
    return { field: 'to', rule: 'redirectLoop' };
  const last = finalTarget(targets, from, to);
  if (last === null) return { field: 'to', rule: 'redirectLoop' };
  if (answeredBy(new Map([[from, '']]), last) !== undefined)
    return { field: 'to', rule: 'redirectLoop' };
  targets.set(from, last);
  return { to: last };
}

/** Redirects that lead to one of these former addresses lead to its target from now on. */
export async function shortenChains(
  tx: Transaction,
  targets: Map<string, string>,
  added: readonly string[],
): Promise<void> {
  const news = new Map(added.map((from) => [from, targets.get(from) as string]));
  for (const [from, to] of targets) {
    if (answeredBy(news, to) === undefined) continue;
    const last = finalTarget(targets, from, to);
    if (last === null || last === to) continue;
    await tx
      .update(redirects)
      .set({ to: last, version: sql`${redirects.version} + 1` })
      .where(isFrom(from));
  }
}
