import { sql } from 'drizzle-orm';
import { type DemoRecords, uuids, wordsOf } from '../../platform/demo/demo-records.server.ts';

/** What is in the trash is not kept for a change that it had before. */
const ROWS = sql`select id::text, title as name, state = 'deleted' as discarded, null::jsonb as value,
  ${wordsOf(sql`title`, sql`summary`, sql`body`, sql`place`, sql`corrections`, sql`pending_revision is null`)}
    as words from contents`;

export const demoContents: DemoRecords = {
  kind: 'content',
  rows: ROWS,
  needs: {
    kind: 'person',
    query: sql`select author_id::text as id from contents where author_id is not null`,
  },
  async remove(tx, _removal, records) {
    await tx.execute(sql`delete from contents where id = any(${uuids(records)})`);
    return { ids: records.map(({ id }) => id) };
  },
};
