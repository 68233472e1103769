import { sql } from 'drizzle-orm';
import { type DemoRecords, PLAIN } from '../../platform/demo/demo-records.server.ts';

/** The whole menu: after its removal there is the standard one. A menu that the staff changed stays. */
export const demoMenu: DemoRecords = {
  kind: 'menu',
  rows: sql`select 'menu' as id, '' as name, ${PLAIN},
    coalesce((select version from menu_version), 0)::text as words
    where exists (select from menu_items)`,
  async remove(tx) {
    const { rowCount } = await tx.execute(sql`delete from menu_items`);
    return { ids: ['menu'], count: rowCount ?? 0 };
  },
};
