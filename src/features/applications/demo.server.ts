import { sql } from 'drizzle-orm';
import { type DemoRecords, PLAIN, uuids } from '../../platform/demo/demo-records.server.ts';
import { filesOf } from './personal-data.server.ts';

export const demoApplications: DemoRecords = {
  kind: 'application',
  areInvented: true,
  rows: sql`select id::text, code as name, '' as words, ${PLAIN} from applications where is_demo`,
  async remove(tx, { folders }, records) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct application_id::text as id from application_attachments
      where application_id = any(${uuids(records)})`);
    folders.push(...rows.map(({ id }) => filesOf(id)));
    await tx.execute(sql`delete from applications where id = any(${uuids(records)})`);
    return { ids: records.map(({ id }) => id) };
  },
};
