import { sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { TAG_TOTALS } from '../months/totals.server.ts';
import { canEditContent } from '../policy.ts';
import { nameOf } from '../rows.server.ts';
import type { FilterChoices } from './schema.ts';

/** How many values a filter offers. */
const MOST = 200;
const MOST_AUTHORS = 1000;

interface Creator extends Record<string, unknown> {
  id: string;
  name: string | null;
  surname: string | null;
  username: string;
}

/** Each step looks up the next author in the index, so that not every content is read. */
const AUTHORS = sql`
  with recursive known (value) as (
    (select author from contents where author <> '' and state <> 'deleted' order by author limit 1)
    union all
    select (select author from contents
      where author <> '' and state <> 'deleted' and author > known.value order by author limit 1)
    from known where known.value is not null)
  select value from (select value from known where value is not null limit ${MOST_AUTHORS}) found
  order by value collate tr_rules`;

const CREATORS = sql`select u.id, u.name, u.surname, u.username from users u
  where exists (select from contents c where c.created_by = u.id and c.state <> 'deleted')
  order by u.name collate tr_rules, u.surname collate tr_rules, u.id limit ${MOST}`;

/** The authors, tags and creators of all contents. Throws 401, 403. */
export async function listChoices(op: Operation): Promise<FilterChoices> {
  requireThat(op.actor, canEditContent);
  const [authors, tags, creators] = await Promise.all([
    op.db.execute<{ value: string }>(AUTHORS),
    op.db.execute<{ value: string }>(sql`select tag as value from (${TAG_TOTALS}) counted
      group by tag having sum(total) > 0 order by sum(total) desc, tag limit ${MOST}`),
    op.db.execute<Creator>(CREATORS),
  ]);
  return {
    authors: authors.rows.map(({ value }) => value),
    tags: tags.rows.map(({ value }) => value),
    creators: creators.rows.map(({ id, name, surname, username }) => ({
      id,
      name: nameOf(name, surname, username) ?? username,
    })),
  };
}
