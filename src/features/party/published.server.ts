import type { Database } from '../../platform/database/client.server.ts';
import type { Figures } from './views.ts';

/* Queries of public pages. They are named, so that PostgreSQL prepares each once per connection. */

const FIGURES = `
  select
    (select count(*)::int from people where boards <> '{}') as people,
    (select count(distinct province)::int from people where boards <> '{}' and province <> '')
      as provinces,
    (select count(*)::int from contents where state = 'published') as contents,
    (select count(*)::int from documents) as documents`;

export async function readFigures(db: Database): Promise<Figures> {
  const { rows } = await db.$client.query<Figures>({ name: 'party-figures', text: FIGURES });
  return rows[0] as Figures;
}
