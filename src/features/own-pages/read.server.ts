import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/conditions.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { isId } from '../../platform/slug.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { users } from '../identity/users/tables.server.ts';
import type { OwnPage, PageSummary, PagesFilter } from './contract.ts';
import { MENU_PLACES } from './operations.server.ts';
import { renderText } from './pictures.server.ts';
import { canManagePages } from './policy.ts';
import { KEPT_DAYS, languagesIn, ownPagePath } from './schema.ts';
import { ownPageRevisions, ownPages } from './tables.server.ts';

export type PageRow = typeof ownPages.$inferSelect;

const DAY_MS = 24 * 3_600_000;

const BY = { name: users.name, surname: users.surname, username: users.username };
type By = { [column in keyof typeof BY]: string } | null;

export const nameOf = (by: By): string | null => (by?.username ? displayName(by) : null);

function toSummary(row: PageRow, by: By): PageSummary {
  const { id, title, state, texts, updatedAt, deletedAt, version } = row;
  const slug = row.formerSlug ?? row.slug;
  return {
    id,
    title,
    state,
    version,
    slug,
    path: ownPagePath(slug),
    languages: languagesIn(texts),
    hasPending: state === 'published' && row.textNumber !== row.publishedNumber,
    updatedAt: updatedAt.toISOString(),
    updatedBy: nameOf(by),
    erasedAt: deletedAt && new Date(deletedAt.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
  };
}

/** One part of the list. Throws 401, 403. */
export async function listPages(op: Operation, filter: PagesFilter) {
  requireThat(op.actor, canManagePages);
  const { page, pageSize, sort } = filter;
  const where = matching(filter);
  const [rows, [counted]] = await Promise.all([
    op.db
      .select({ row: ownPages, by: BY })
      .from(ownPages)
      .leftJoin(users, eq(users.id, ownPages.updatedBy))
      .where(where)
      .orderBy(orderOf(sort), ownPages.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(ownPages).where(where),
  ]);
  const data = rows.map(({ row, by }) => toSummary(row, by));
  return { data, total: counted?.total ?? 0, page, pageSize, can: { create: true } };
}

const matching = ({ q, state }: PagesFilter): SQL | undefined =>
  and(
    state ? eq(ownPages.state, state) : ne(ownPages.state, 'deleted'),
    q
      ? or(
          sql`tr_fold(${ownPages.title}) like tr_fold(${containing(q)})`,
          sql`tr_fold(${ownPages.slug}) like tr_fold(${containing(q)})`,
        )
      : undefined,
  );

function orderOf(sort: PagesFilter['sort']): SQL {
  const column = {
    title: sql`${ownPages.title} collate tr_rules`,
    updatedAt: sql`${ownPages.updatedAt}`,
  }[sort.replace('-', '') as 'title' | 'updatedAt'];
  return sort.startsWith('-') ? desc(column) : asc(column);
}

/** One page with its newest texts. Throws 401, 403, 404. */
export async function getPage(op: Operation, id: string): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  return readPage(op, op.db, id);
}

/** Throws 404. */
export async function readPage(
  op: Operation,
  db: Pick<Queryable, 'select'>,
  id: string,
): Promise<OwnPage> {
  const [found] = await db
    .select({ row: ownPages, by: BY, published: ownPageRevisions.texts })
    .from(ownPages)
    .leftJoin(users, eq(users.id, ownPages.updatedBy))
    .leftJoin(
      ownPageRevisions,
      and(
        eq(ownPageRevisions.pageId, ownPages.id),
        eq(ownPageRevisions.number, ownPages.publishedNumber),
      ),
    )
    .where(eq(ownPages.id, id));
  if (!found) throw notFound();
  const { row, by, published } = found;
  return {
    ...toSummary(row, by),
    texts: row.texts,
    published: row.state === 'published' ? published : null,
    menu: await op.read(MENU_PLACES).read(db, ownPagePath(row.slug)),
  };
}

/** Locks a page that is not in the trash. Throws 404, 409 with the `current` one. */
export async function lockPage(
  tx: Transaction,
  op: Operation,
  id: string,
  version?: number,
): Promise<PageRow> {
  const row = await lockRow(tx, op, id, version);
  if (row.state === 'deleted') throw notFound();
  return row;
}

/** The same for a page in the trash. */
export async function lockDeleted(
  tx: Transaction,
  op: Operation,
  id: string,
  version?: number,
): Promise<PageRow> {
  const row = await lockRow(tx, op, id, version);
  if (row.state !== 'deleted') throw notFound();
  return row;
}

async function lockRow(
  tx: Transaction,
  op: Operation,
  id: string,
  version?: number,
): Promise<PageRow> {
  const [row] = await tx.select().from(ownPages).where(eq(ownPages.id, id)).for('update');
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version)
    throw conflict({ current: await readPage(op, tx, id) });
  return row;
}

/** A text as visitors will read it. Throws 401, 403, 422, 503. */
export async function previewText(op: Operation, body: string): Promise<{ html: string }> {
  requireThat(op.actor, canManagePages);
  const { html } = await renderText(op.db, body);
  return { html };
}

/** The names of the pages that events are about. */
export const ownPageSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, title } = ownPages;
    const found = await db.select({ id, title }).from(ownPages).where(inArray(id, wanted));
    return new Map(found.map((row) => [row.id, row.title]));
  },
};
