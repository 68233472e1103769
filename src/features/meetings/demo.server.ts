import { sql } from 'drizzle-orm';
import {
  type DemoRecords,
  PLAIN,
  uuids,
  wordsOf,
} from '../../platform/demo/demo-records.server.ts';

const WORDS = wordsOf(
  sql`title`,
  sql`summary`,
  sql`body`,
  sql`starts_at`,
  sql`place`,
  sql`address`,
  sql`online_url`,
);

export const demoMeetings: DemoRecords = {
  kind: 'meeting',
  rows: sql`select id::text, title as name, ${WORDS} as words, ${PLAIN} from meetings`,
  async remove(tx, _removal, records) {
    await tx.execute(sql`delete from meetings where id = any(${uuids(records)})`);
    return { ids: records.map(({ id }) => id) };
  },
};
