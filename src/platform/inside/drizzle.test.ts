import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../tests/harness/test-database.ts';
import { namedStatements } from './drizzle.server.ts';

const fresh = testDatabase();

it('a statement runs in the transaction, and its connection plans it once', async () => {
  await fresh.db.transaction(async (tx) => {
    await tx.execute(sql`set local application_name = 'inside'`);
    const text = `select $1::text as n, current_setting('application_name') as inside`;
    for (const n of ['1', '2'])
      expect((await namedStatements(tx).executeSql(text, [n])).rows).toEqual([
        { n, inside: 'inside' },
      ]);
    const { rows } = await tx.execute(sql`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements
      where name like 'job-%'`);
    expect(rows).toEqual([{ statement: text, runs: '2' }]);
  });
});
