import { sql } from 'drizzle-orm';
import {
  type DemoRecords,
  PLAIN,
  uuids,
  wordsOf,
} from '../../../platform/demo/demo-records.server.ts';
import { MENU_PLACES, OWN_PAGES_TAG } from '../../own-pages/operations.server.ts';

const MEMBERS = sql`(select jsonb_agg(jsonb_build_array(m.person_id, m.office) order by m.position)
  from board_members m where m.board_id = b.id)`;

/** The party's own boards. One with other texts or members stays, without the people of the demo. */
export const demoBoards: DemoRecords = {
  kind: 'board',
  rows: sql`select b.id::text, b.texts->'tr'->>'name' as name,
    ${wordsOf(sql`b.slug`, sql`b.texts`, MEMBERS)} as words, ${PLAIN}
    from boards b where b.key is null`,
  async remove(tx, { op }, records) {
    const { rows } = await tx.execute<{ path: string }>(
      sql`delete from boards where id = any(${uuids(records)}) returning '/' || slug as path`,
    );
    for (const { path } of rows) {
      await tx.execute(sql`delete from own_page_addresses where target = ${path}`);
      await op.read(MENU_PLACES).place(tx, op, { url: path, titles: null }, 'none');
    }
    tx.invalidate(OWN_PAGES_TAG);
    return { ids: records.map(({ id }) => id) };
  },
};
