import { sql } from 'drizzle-orm';
import {
  type DemoRecords,
  PLAIN,
  uuids,
  wordsOf,
} from '../../platform/demo/demo-records.server.ts';
import { allUses } from './library.server.ts';

export const demoMedia: DemoRecords = {
  kind: 'media',
  areLast: true,
  rows: sql`select id::text, name, ${PLAIN},
    ${wordsOf(sql`name`, sql`alt`, sql`caption`, sql`credit`, sql`tags`)} as words from media`,
  async remove(tx, { mediaUses, folders }, records) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      delete from media where id = any(${uuids(records)})
        and id not in (select media_id from (${allUses(mediaUses)}) used where media_id is not null)
      returning id::text`);
    const ids = rows.map(({ id }) => id);
    folders.push(...ids.map((id) => `media/${id}/`));
    return { ids };
  },
};
