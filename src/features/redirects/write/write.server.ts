import { eq, inArray, sql } from 'drizzle-orm';
import { conflict, Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { withoutQuery } from '../address/former-address.ts';
import { REDIRECTS_TAG } from '../find/find-redirect.server.ts';
import { readRedirect, toRedirect } from '../operations.server.ts';
import { canManageRedirects } from '../policy.ts';
import type { Redirect, RedirectChange, RedirectFields } from '../schema.ts';
import { redirects } from '../tables.server.ts';
import {
  addTarget,
  hasRedirect,
  lockRedirects,
  readTargets,
  shortenChains,
  storedForm,
} from './changes.server.ts';
import { isOwned } from './check.server.ts';
import { recordDeletions, recordRedirect } from './record.server.ts';

/** An address with a redirect, also one of the same path, has no page. */
async function requireFree(op: Operation, from: string): Promise<void> {
  const isFormer = await hasRedirect(op.db, [from, withoutQuery(from)]);
  if (!isFormer && (await isOwned(op, from)))
    throw new Invalid({ from: { rule: 'redirectOwned' } });
}

/**
 * Adds a redirect. Throws 401, 403, or 422 for an address that has a page or a redirect already, and for
 * a target that leads back.
 */
export async function createRedirect(op: Operation, fields: RedirectFields): Promise<Redirect> {
  requireThat(op.actor, canManageRedirects);
  const row = storedForm(fields);
  await requireFree(op, row.from);
  return transact(op, async (tx) => {
    await lockRedirects(tx);
    const targets = await readTargets(tx);
    const result = addTarget(targets, row);
    if ('rule' in result) throw new Invalid({ [result.field]: { rule: result.rule } });
    const [made] = await tx
      .insert(redirects)
      .values({ ...row, to: result.to, createdAt: op.now })
      .returning();
    await shortenChains(tx, targets, [row.from]);
    const redirect = toRedirect(made as typeof redirects.$inferSelect);
    await recordRedirect(tx, op, 'redirect.create', null, redirect);
    tx.invalidate(REDIRECTS_TAG);
    return redirect;
  });
}

/** Changes a redirect. Throws 401, 403, 404, 409 with the `current` one, or 422 as {@link createRedirect}. */
export async function changeRedirect(
  op: Operation,
  id: string,
  { version, ...fields }: RedirectChange,
): Promise<Redirect> {
  requireThat(op.actor, canManageRedirects);
  const row = storedForm(fields);
  await requireFree(op, row.from);
  return transact(op, async (tx) => {
    await lockRedirects(tx);
    const before = toRedirect(await readRedirect(tx, id));
    if (before.version !== version) throw conflict({ current: before });
    const targets = await readTargets(tx);
    targets.delete(before.from);
    const result = addTarget(targets, row);
    if ('rule' in result) throw new Invalid({ [result.field]: { rule: result.rule } });
    const [made] = await tx
      .update(redirects)
      .set({ ...row, to: result.to, version: sql`${redirects.version} + 1` })
      .where(eq(redirects.id, id))
      .returning();
    await shortenChains(tx, targets, [row.from]);
    const after = toRedirect(made as typeof redirects.$inferSelect);
    await recordRedirect(tx, op, 'redirect.update', before, after);
    tx.invalidate(REDIRECTS_TAG);
    return after;
  });
}

/** Throws 401, 403, 404. */
export async function deleteRedirect(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManageRedirects);
  await transact(op, async (tx) => {
    await lockRedirects(tx);
    const before = toRedirect(await readRedirect(tx, id));
    await tx.delete(redirects).where(eq(redirects.id, id));
    await recordRedirect(tx, op, 'redirect.delete', before, null);
    tx.invalidate(REDIRECTS_TAG);
  });
}

/** Deletes several, each with an event; resolves with their number. Throws 401, 403. */
export async function deleteRedirects(op: Operation, ids: readonly string[]): Promise<number> {
  requireThat(op.actor, canManageRedirects);
  return transact(op, async (tx) => {
    await lockRedirects(tx);
    const rows = await tx
      .delete(redirects)
      .where(inArray(redirects.id, [...ids]))
      .returning();
    const before = rows.map(toRedirect);
    await recordDeletions(tx, op, before);
    if (before.length > 0) tx.invalidate(REDIRECTS_TAG);
    return before.length;
  });
}
