import { sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { canEditContent } from '../policy.ts';
import { nameOf } from '../rows.server.ts';
import type { FilterChoices } from './schema.ts';

/** How many values a filter offers. */
const MOST = 200;

interface Creator extends Record<string, unknown> {
  id: string;
  name: string | null;
  surname: string | null;
  username: string;
}

/** The authors, tags and creators of all contents. Throws 401, 403. */
export async function listChoices(op: Operation): Promise<FilterChoices> {
  requireThat(op.actor, canEditContent);
  const [authors, tags, creators] = await Promise.all([
    op.db.execute<{ value: string }>(sql`select author as value from contents
      where state <> 'deleted' and author <> '' group by author order by count(*) desc, author limit ${MOST}`),
    op.db.execute<{ value: string }>(sql`select tag as value from contents, unnest(tags) tag
      where state <> 'deleted' group by tag order by count(*) desc, tag limit ${MOST}`),
    op.db.execute<Creator>(sql`select u.id, u.name, u.surname, u.username from contents c
      join users u on u.id = c.created_by where c.state <> 'deleted'
      group by u.id order by count(*) desc, u.id limit ${MOST}`),
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
