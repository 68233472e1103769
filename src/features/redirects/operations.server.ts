import { and, asc, count, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/like.server.ts';
import { notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { FindFormerAddress } from '../../site/kit/former-addresses.server.ts';
import { canManageRedirects } from './policy.ts';
import type { Redirect, RedirectsFilter } from './schema.ts';
import { redirects } from './tables.server.ts';

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
