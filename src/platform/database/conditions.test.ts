import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { type Database, openDatabase, openPool } from './client.server.ts';
import { isAnyOf } from './conditions.server.ts';

const words = pgTable('words', { word: text('word').primaryKey() });

let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool({ ...database.config, max: 1 }, () => {}));
  await db.execute(sql`create table words (word text primary key)`);
  await db.execute(sql`insert into words select 'w' || n from generate_series(1, 5000) n`);
  await db.execute(sql`analyze words`);
});
afterAll(async () => {
  await db.$client.close();
  await database.drop();
});

it('finds the values of a list of any length, with one plan for all lists', async () => {
  const read = db.select().from(words).where(isAnyOf(words.word, 'list')).prepare('words');
  for (let length = 0; length < 20; length++) {
    const list = Array.from({ length }, (_, index) => `w${index + 1}`);
    const rows = await read.execute({ list: [...list, 'missing'] });
    expect(rows.map(({ word }) => word).sort()).toEqual(list.sort());
  }
  // PostgreSQL makes five plans for given values before it compares them with a general one.
  const { rows } = await db.execute(
    sql`select custom_plans::int, generic_plans::int from pg_prepared_statements where name = 'words'`,
  );
  expect(rows).toEqual([{ custom_plans: 5, generic_plans: 15 }]);
});
