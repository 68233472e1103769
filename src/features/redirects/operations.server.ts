import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/conditions.server.ts';
import { conflict, Invalid, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { isId } from '../../platform/slug.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import type { FindFormerAddress } from '../../site/kit/former-addresses.server.ts';
import { meantPaths } from '../../site/kit/meant-paths.ts';
import { recordEvent, recordEvents } from '../audit/operations.server.ts';
import { REDIRECTS_TAG, withoutQuery } from './addresses.ts';
import type { Redirect, RedirectChange, RedirectFields, RedirectsFilter } from './contract.ts';
import { canManageRedirects } from './policy.ts';
import { redirects } from './tables.server.ts';
import {
  addTarget,
  hasRedirect,
  lockRedirects,
  readTargets,
  shortenChains,
  storedForm,
} from './targets.server.ts';

/** Asked for former addresses for which no admin has entered a redirect. */
export const IMPORTED_ADDRESSES = defineSlot<FindFormerAddress>('imported addresses');

/** The status of the reply to a path of this site. The server knows it; this feature does not. */
export const STATUS_AT = defineSlot<(path: string) => Promise<number>>('replies to addresses');

type Row = typeof redirects.$inferSelect;

export const toRedirect = ({ lastUsedAt, createdAt, ...row }: Row): Redirect => ({
  ...row,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** One page of the redirects. Throws 401, 403. */
export async function listRedirects(op: Operation, filter: RedirectsFilter) {
  requireThat(op.actor, canManageRedirects);
  const { page, pageSize } = filter;
  const where = matching(filter);
  const [rows, [counted]] = await Promise.all([
    op.db
      .select()
      .from(redirects)
      .where(where)
      .orderBy(orderOf(filter.sort), redirects.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(redirects).where(where),
  ]);
  const can = { create: true };
  return { data: rows.map(toRedirect), total: counted?.total ?? 0, page, pageSize, can };
}

/** Throws 401, 403, 404. */
export async function getRedirect(op: Operation, id: string): Promise<Redirect> {
  requireThat(op.actor, canManageRedirects);
  return toRedirect(await readRedirect(op.db, id));
}

/** Throws 404. */
export async function readRedirect(db: Pick<Queryable, 'select'>, id: string): Promise<Row> {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  if (!row) throw notFound();
  return row;
}

const matching = ({ q, use }: RedirectsFilter): SQL | undefined =>
  and(
    q
      ? or(
          sql`tr_fold(${redirects.from}) like tr_fold(${containing(q)})`,
          sql`tr_fold(${redirects.to}) like tr_fold(${containing(q)})`,
        )
      : undefined,
    use === 'used' ? gt(redirects.uses, 0) : undefined,
    use === 'unused' ? eq(redirects.uses, 0) : undefined,
  );

function orderOf(sort: RedirectsFilter['sort']): SQL {
  const columns = {
    from: redirects.from,
    uses: redirects.uses,
    // Those that were never used are the oldest.
    lastUsedAt: sql`coalesce(${redirects.lastUsedAt}, '-infinity')`,
    createdAt: redirects.createdAt,
  };
  const name = sort.replace('-', '') as keyof typeof columns;
  return sort.startsWith('-') ? desc(columns[name]) : asc(columns[name]);
}

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

/**
 * Whether a former address has a page, a file or another reply of its own, so that a redirect would
 * never be used. An address of an imported site has none: the redirect replaces it. Call it outside of
 * a transaction, because the reply needs connections of its own; and not for an address with a
 * redirect.
 */
export async function isOwned(op: Operation, from: string): Promise<boolean> {
  // Other parameters of the home page are ignored, but `/?p=12` was an article of an earlier site.
  if (from.startsWith('/?')) return false;
  const status = await op.read(STATUS_AT)(from);
  if (status === 404 || status >= 500) return false;
  // Asked after the redirects, so a redirect replaces it.
  if (status === 301 && meantPaths(withoutQuery(from)).length > 0) return false;
  return (await op.read(IMPORTED_ADDRESSES)(from)) === null;
}

/** An event is stored for years: longer addresses are cut. */
const LONGEST = 300;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const valuesOf = ({ from, to, isPermanent }: Redirect) => ({
  'redirect-from': cut(from),
  'redirect-to': cut(to),
  'redirect-isPermanent': isPermanent,
});
type Values = Partial<ReturnType<typeof valuesOf>>;

/** The values that differ; all of them if there is nothing to compare with. */
function differing(one: Redirect, other: Redirect | null): Values {
  const values = Object.entries(valuesOf(one));
  const others: Values = other ? valuesOf(other) : {};
  return Object.fromEntries(values.filter(([key, value]) => others[key as keyof Values] !== value));
}

export async function recordRedirect(
  tx: Transaction,
  op: Operation,
  action: 'redirect.create' | 'redirect.update' | 'redirect.delete',
  before: Redirect | null,
  after: Redirect | null,
): Promise<void> {
  const { id, from } = (after ?? before) as Redirect;
  const changes = {
    ...(before && { before: differing(before, after) }),
    ...(after && { after: differing(after, before) }),
  };
  await recordEvent(tx, op, {
    action,
    subject: { kind: 'redirect', id, name: cut(from) },
    ...changes,
  });
}

export const recordDeletions = (tx: Transaction, op: Operation, deleted: Redirect[]) =>
  recordEvents(
    tx,
    op,
    deleted.map((redirect) => ({
      action: 'redirect.delete' as const,
      subject: { kind: 'redirect' as const, id: redirect.id, name: cut(redirect.from) },
      before: valuesOf(redirect),
    })),
  );

/** The names of redirects in the audit log. */
export const redirectSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, from } = redirects;
    const found = await db.select({ id, from }).from(redirects).where(inArray(id, asked));
    return new Map(found.map((row) => [row.id, row.from]));
  },
};
