import { sql } from 'drizzle-orm';
import {
  type DemoRecords,
  PLAIN,
  uuids,
  wordsOf,
} from '../../platform/demo/demo-records.server.ts';

/** Without the boards: a new chair ends the office of the demo's, who is no one's change for that. */
const WORDS = wordsOf(
  sql`name`,
  sql`duty`,
  sql`quote`,
  sql`translations`,
  sql`biography`,
  sql`timeline`,
  sql`province`,
  sql`portrait_id`,
);

export const demoPeople: DemoRecords = {
  kind: 'person',
  rows: sql`select id::text, name, ${WORDS} as words, ${PLAIN} from people`,
  async remove(tx, _removal, records) {
    await tx.execute(sql`delete from people where id = any(${uuids(records)})`);
    return { ids: records.map(({ id }) => id) };
  },
};
