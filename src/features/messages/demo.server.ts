import { sql } from 'drizzle-orm';
import { type DemoRecords, PLAIN, uuids } from '../../platform/demo/demo-records.server.ts';

export const demoMessages: DemoRecords = {
  kind: 'message',
  areInvented: true,
  rows: sql`select id::text, '' as name, '' as words, ${PLAIN} from contact_messages`,
  async remove(tx, _removal, records) {
    await tx.execute(sql`delete from contact_messages where id = any(${uuids(records)})`);
    return { ids: records.map(({ id }) => id) };
  },
};
