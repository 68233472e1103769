import { sql } from 'drizzle-orm';
import {
  type DemoRecords,
  PLAIN,
  uuids,
  wordsOf,
} from '../../platform/demo/demo-records.server.ts';
import { BRANCH_APPLICATIONS } from './operations.server.ts';
import { NAMED } from './read.server.ts';
import { BRANCHES_TAG } from './schema.ts';

const WORDS = wordsOf(
  sql`b.address`,
  sql`b.phone`,
  sql`b.email`,
  sql`b.map_url`,
  sql`b.hours`,
  sql`b.links`,
  sql`b.texts`,
  sql`b.picture_id`,
  sql`b.state`,
);

/** What may belong to a branch; without one it is of the party as a whole. */
const BELONGING = [
  'applications',
  'contents',
  'media',
  'meetings',
  'contact_messages',
  'notifications',
  'people',
] as const;

export const demoBranches: DemoRecords = {
  kind: 'branch',
  rows: sql`select b.id::text, concat_ws(', ', p.name, b.district) as name, ${WORDS} as words, ${PLAIN}
    from ${NAMED}`,
  areLast: true,
  async remove(tx, { op }, records) {
    // One into which a branch of the staff was merged, or to which an account belongs, stays.
    const { rows } = await tx.execute<{ id: string; province: number }>(sql`
      select b.id, b.province from branches b where b.id = any(${uuids(records)})
        and not exists (select from user_branches where branch_id = b.id)
        and not exists (select from branches m where m.merged_into = b.id
          and m.id <> all(${uuids(records)}))`);
    const ids = sql`${sql.param(rows.map(({ id }) => id))}::uuid[]`;
    for (const table of BELONGING)
      await tx.execute(
        sql`update ${sql.identifier(table)} set branch_id = null where branch_id = any(${ids})`,
      );
    await tx.execute(sql`delete from branches where id = any(${ids})`);
    await op.read(BRANCH_APPLICATIONS).follow(
      tx,
      rows.map(({ province }) => province),
    );
    tx.invalidate(BRANCHES_TAG);
    return { ids: rows.map(({ id }) => id) };
  },
};
