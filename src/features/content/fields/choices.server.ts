import { sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { people } from '../../people/tables.server.ts';
import { TAG_TOTALS } from '../months/totals.server.ts';
import { canEditContent } from '../policy.ts';
import type { AuthorChoice, ChoiceFilter, TagChoice } from './schema.ts';

/** How many values a field offers. */
const MOST_TAGS = 50;
const MOST_AUTHORS = 30;

const containing = (q = '') => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** The tags of all contents that contain the words, the most used first. Throws 401, 403. */
export async function listTags(op: Operation, { q }: ChoiceFilter): Promise<TagChoice[]> {
  requireThat(op.actor, canEditContent);
  const { rows } = await op.db.execute<{ tag: string; count: number }>(sql`
    select tag, sum(total)::int as count from (${TAG_TOTALS}) counted
    where tr_fold(tag) like tr_fold(${containing(q)})
    group by tag having sum(total) > 0
    order by sum(total) desc, tag collate tr_rules limit ${MOST_TAGS}`);
  return rows;
}

/** The people of the party with these words in their names, in the party's order. Throws 401, 403. */
export async function listAuthors(op: Operation, { q }: ChoiceFilter): Promise<AuthorChoice[]> {
  requireThat(op.actor, canEditContent);
  return op.db
    .select({ id: people.id, name: people.name, duty: people.duty })
    .from(people)
    .where(sql`tr_fold(${people.name}) like tr_fold(${containing(q)})`)
    .orderBy(people.position, people.name)
    .limit(MOST_AUTHORS);
}
