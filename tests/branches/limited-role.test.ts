import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Health } from '../../src/features/health/contract.ts';
import {
  prepareLimitedRole,
  whyNoLimitedRole,
} from '../../src/platform/branches/limited-role.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch } from './records.ts';

let test: TestApp;
let headers: Record<string, string>;
const db = () => test.app.services.db;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());

async function readHealth(): Promise<Health> {
  const reply = await test.call({ url: '/api/health', headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

it('the state of the installation says what accounts of branches lack, as soon as there are branches', async () => {
  expect(await whyNoLimitedRole(db())).toBeNull();
  // The role belongs to all databases of the server, so only its rights are taken here.
  await db().execute(sql`revoke all on contents from ufuk_limited`);
  expect((await readHealth()).database.limitedRole).toBe('');
  await addBranch(test, 6, null);
  const { concerns, database } = await readHealth();
  expect(concerns).toContain('limitedRole');
  expect(database.limitedRole).toContain(
    'grant select, insert, update, delete on all tables in schema public to ufuk_limited;',
  );
  await db().execute(sql.raw(database.limitedRole));
  expect(await whyNoLimitedRole(db())).toBeNull();
  expect((await readHealth()).concerns).not.toContain('limitedRole');
});

it('names a table whose row security is switched off', async () => {
  await db().execute(sql`alter table contents disable row level security`);
  const { concerns, database } = await readHealth();
  expect(concerns).toContain('limitedRole');
  expect(database.limitedRole).toBe('alter table contents enable row level security;');
  await db().execute(sql.raw(database.limitedRole));
  expect(await whyNoLimitedRole(db())).toBeNull();
});

it('a start makes them usable again, also for tables that jobs make later', async () => {
  await db().execute(sql`revoke all on contents from ufuk_limited`);
  expect(await prepareLimitedRole(db())).toBeNull();
  expect(await whyNoLimitedRole(db())).toBeNull();
  await db().execute(sql`create table pgboss.made_later (id int)`);
  expect(await whyNoLimitedRole(db())).toBeNull();
});
