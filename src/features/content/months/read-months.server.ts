import type { Database } from '../../../platform/database/client.server.ts';
import type { Category } from '../schema.ts';

/** A month of a list, and how many contents of the list it has. */
export interface Month {
  /** Its first day in Istanbul, `YYYY-MM-DD`. */
  month: string;
  total: number;
}

/** The months that have public contents of this kind, the newest first. Null: of all. */
export async function readMonths(
  db: Database,
  list: { state: 'published' | 'archived'; category: Category | null; tag: string | null },
): Promise<Month[]> {
  const { rows } = await db.$client.query<Month>({
    name: 'content-months',
    text: `select month::text, sum(total)::int as total from content_months
      where state = $1 and tag = $2 and (category = $3 or $3 is null)
      group by month having sum(total) > 0 order by content_months.month desc`,
    values: [list.state, list.tag ?? '', list.category],
  });
  return rows;
}
