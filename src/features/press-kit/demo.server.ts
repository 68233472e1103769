import { sql } from 'drizzle-orm';
import { type DemoRecords, uuids } from '../../platform/demo/demo-records.server.ts';
import type { InEachLanguage } from './contract.ts';

/** Languages are compared one by one, and pictures with their captions. */
export const demoPressKit: DemoRecords[] = [
  {
    kind: 'pressKit',
    rows: sql`select 'press-kit' as id, '' as name, '' as words, false as discarded,
      boilerplate as value from press_kit`,
    async remove(tx, _removal, records) {
      const came = (records[0]?.value ?? {}) as Partial<InEachLanguage>;
      const { rows } = await tx.execute<{ now: InEachLanguage }>(
        sql`select boilerplate as now from press_kit for update`,
      );
      const now = Object.entries(rows[0]?.now ?? {});
      const left = now.map(([locale, text]) => [
        locale,
        came[locale as keyof InEachLanguage] === text ? '' : text,
      ]);
      await tx.execute(sql`update press_kit set version = version + 1,
        boilerplate = ${JSON.stringify(Object.fromEntries(left))}::jsonb`);
      return { ids: ['press-kit'], kept: left.filter(([, text]) => text !== '').length };
    },
  },
  {
    kind: 'pressPicture',
    rows: sql`select media_id::text as id, captions ->> 'tr' as name, md5(captions::text) as words,
      false as discarded, null::jsonb as value from press_kit_pictures`,
    async remove(tx, _removal, records) {
      await tx.execute(sql`delete from press_kit_pictures where media_id = any(${uuids(records)})`);
      return { ids: records.map(({ id }) => id) };
    },
  },
];
