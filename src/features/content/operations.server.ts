import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { media } from '../media/tables.server.ts';
import { users } from '../users/tables.server.ts';
import { canCreateContent, canSeeUnpublished } from './policy.ts';
import { SUMMARY, toContent, toSummary, WHOLE } from './rows.server.ts';
import type { Content, ContentFilter } from './schema.ts';
import { contents } from './tables.server.ts';
import { yearBounds } from './years.ts';

/**
 * One page of contents. Visitors get what is published; those who may write get every state, or
 * the one they ask for.
 */
export async function listContents(op: Operation, filter: ContentFilter) {
  const where = and(...conditions(op, filter));
  const [rows, [counted]] = await Promise.all([
    op.db
      .select(SUMMARY)
      .from(contents)
      .leftJoin(media, eq(media.id, contents.coverId))
      .where(where)
      .orderBy(...ORDER[filter.sort])
      .limit(filter.pageSize)
      .offset((filter.page - 1) * filter.pageSize),
    op.db.select({ total: count() }).from(contents).where(where),
  ]);
  return {
    data: rows.map(toSummary),
    total: counted?.total ?? 0,
    page: filter.page,
    pageSize: filter.pageSize,
    can: { create: canCreateContent(op.actor) },
  };
}

const ORDER: Record<ContentFilter['sort'], SQL[]> = {
  '-publishedAt': [desc(contents.publishedAt), desc(contents.id)],
  publishedAt: [asc(contents.publishedAt), asc(contents.id)],
  '-updatedAt': [desc(contents.updatedAt), desc(contents.id)],
  updatedAt: [asc(contents.updatedAt), asc(contents.id)],
  title: [sql`${contents.title} collate tr_rules`, asc(contents.id)],
  '-title': [sql`${contents.title} collate tr_rules desc`, desc(contents.id)],
};

function conditions(op: Operation, filter: ContentFilter): (SQL | undefined)[] {
  const state = canSeeUnpublished(op.actor) ? filter.state : 'published';
  const [from, to] = filter.year ? yearBounds(filter.year) : [];
  const pattern = filter.q ? `%${filter.q.replace(/[\\%_]/g, '\\$&')}%` : undefined;
  return [
    // Written into the statement so that the partial indexes of published pieces serve it.
    state && sql`${contents.state} = ${sql.raw(`'${state}'`)}`,
    filter.category && eq(contents.category, filter.category),
    from && gte(contents.publishedAt, from),
    to && lt(contents.publishedAt, to),
    pattern &&
      sql`tr_fold(${contents.title} || ' ' || ${contents.summary}) like tr_fold(${pattern})`,
  ].map((condition) => condition || undefined);
}

/** One piece with its text. A draft is not found for those who may not write. */
export async function getContent(op: Operation, id: string): Promise<Content> {
  return toContent(await getRow(op.db, op, id), op.actor);
}

/** A published or archived piece by its address. */
export async function getContentBySlug(op: Operation, slug: string): Promise<Content> {
  const [row] = await bySlug(op.db).execute({ slug });
  if (!row || (row.state === 'draft' && !canSeeUnpublished(op.actor))) throw notFound();
  return toContent(row, op.actor);
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareBySlug>>();

/** Other programs read by address the most, so that statement is built and planned once. */
function bySlug(db: Database) {
  const statement = prepared.get(db) ?? prepareBySlug(db);
  prepared.set(db, statement);
  return statement;
}

const prepareBySlug = (db: Database) =>
  selectWhole(db)
    .where(eq(contents.slug, sql.placeholder('slug')))
    .prepare('content-by-slug');

const selectWhole = (db: Pick<Database, 'select'>) =>
  db
    .select(WHOLE)
    .from(contents)
    .leftJoin(media, eq(media.id, contents.coverId))
    .leftJoin(users, eq(users.id, contents.updatedBy));

/** The row of a piece, planned once a connection. A draft is not found for those who may not write. */
export async function getRow(db: Pick<Database, 'select'>, op: Operation, id: string) {
  const [row] = await selectWhole(db).where(eq(contents.id, id)).prepare('content-by-id').execute();
  if (!row || (row.state === 'draft' && !canSeeUnpublished(op.actor))) throw notFound();
  return row;
}
