import { eq, sql } from 'drizzle-orm';
import { boolean, pgTable, serial } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { sweep } from './sweep.server.ts';

const leaves = pgTable('leaves', { id: serial().primaryKey(), old: boolean().notNull() });

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await db().execute(sql`create table leaves (id serial primary key, old boolean not null)`);
});
afterAll(() => test.close());
beforeEach(() => db().delete(leaves));

const db = () => test.app.services.db;
const add = (many: number, old: boolean) =>
  db()
    .insert(leaves)
    .values(Array.from({ length: many }, () => ({ old })));
const count = () => db().$count(leaves);
const sweepLeaves = () => sweep(db(), leaves.id, eq(leaves.old, true));

it('deletes a hundred old rows at a time, so that no request waits long, and keeps the others', async () => {
  await add(120, true);
  await add(5, false);
  await sweepLeaves();
  expect(await count()).toBe(25);
  await sweepLeaves();
  await sweepLeaves();
  expect(await count()).toBe(5);
});

it('does not wait for a locked row and does not delete it', async () => {
  await add(3, true);
  await db().transaction(async (tx) => {
    await tx.select().from(leaves).limit(1).for('update');
    await sweepLeaves();
    expect(await count()).toBe(1);
  });
  await sweepLeaves();
  expect(await count()).toBe(0);
});
