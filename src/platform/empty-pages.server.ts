import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database/client.server.ts';

/** A public page that has nothing to show yet. It says so itself; no other page leads to it. */
export interface EmptyPage {
  /** Its Turkish path. */
  path: string;
  /** The path in the dashboard where staff fill it. */
  fill: string;
}

/**
 * The pages that have nothing to show now, by path. Each query, which a feature declares in its manifest, has
 * the columns of {@link EmptyPage} and a row for each empty page of the feature.
 */
export async function readEmptyPages(
  db: Pick<Queryable, 'execute'>,
  queries: readonly SQL[],
): Promise<EmptyPage[]> {
  if (queries.length === 0) return [];
  const { rows } = await db.execute<EmptyPage & Record<string, unknown>>(
    sql`select path, fill from (${sql.join([...queries], sql` union all `)}) empty order by path`,
  );
  return rows;
}

/** A query with a row for a page if the condition is true. */
export const emptyIf = (page: EmptyPage, condition: SQL): SQL =>
  sql`select ${page.path}::text as path, ${page.fill}::text as fill where ${condition}`;
