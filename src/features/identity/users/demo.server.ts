import { sql } from 'drizzle-orm';
import { lockFor } from '../../../platform/database/locks.server.ts';
import {
  type DemoRecords,
  PLAIN,
  uuids,
  wordsOf,
} from '../../../platform/demo/demo-records.server.ts';

/** An account with another e-mail address has become that of a real person. */
export const demoUsers: DemoRecords = {
  kind: 'user',
  rows: sql`select id::text, trim(name || ' ' || surname) as name, lower(email) as words, ${PLAIN}
    from users`,
  async remove(tx, { op }, records) {
    const { actor } = op;
    const others = records.filter(({ id }) => actor.kind !== 'staff' || actor.id !== id);
    await lockFor(tx, 'users');
    await tx.execute(sql`delete from users where id = any(${uuids(others)})`);
    return { ids: others.map(({ id }) => id) };
  },
};

/** The name that the demo gave to the first admin, whose account stays. */
export const demoAdminName: DemoRecords = {
  kind: 'adminName',
  rows: sql`select id::text, '' as name, ${wordsOf(sql`name`, sql`surname`)} as words, ${PLAIN}
    from users`,
  async remove(tx, _removal, records) {
    await tx.execute(
      sql`update users set name = '', surname = '', version = version + 1
        where id = any(${uuids(records)})`,
    );
    return { ids: records.map(({ id }) => id) };
  },
};
