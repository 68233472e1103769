import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppOptions } from '../../src/app/app.server.ts';
import { users } from '../../src/features/identity/users/tables.server.ts';
import { openLog } from '../../src/platform/log.server.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { openTestApp, PASSWORD, type TestApp } from '../harness/test-app.ts';

let database: FreshDatabase;
let test: TestApp;
let lines: string[] = [];
const log = openLog('warn', { write: (line) => void lines.push(line) });
const open = (change: object, more: Partial<AppOptions> = {}) =>
  openTestApp(
    { ...database, config: { ...database.config, ...change } },
    { logger: { loggerInstance: log }, ...more },
  );
beforeAll(async () => {
  database = await freshDatabase();
  test = await open({ lock_timeout: 100 });
  await test.addUser('gizli-isim', 'editor');
});
afterAll(async () => {
  await test.close();
  await database.drop();
});
beforeEach(() => {
  lines = [];
});
const signIn = ({ call }: TestApp) =>
  call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'gizli-isim', password: PASSWORD },
  });

it('typed values are not in the log when the database is unavailable', async () => {
  const cutOff = await open({ host: '127.0.0.1', port: 1 }, { keys: test.app.services.keys });
  expect((await signIn(cutOff)).statusCode).toBe(503);
  await cutOff.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/Failed query: select .*ECONNREFUSED/);
  expect(lines[0]).not.toContain('gizli');
});

it('a request that waits too long for a row lock is a 503 with Retry-After, and the password hash is not in the log', async () => {
  await test.app.services.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.username, 'gizli-isim')).for('update');
    const reply = await signIn(test);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  });
  expect(lines).toHaveLength(1);
  const { err } = JSON.parse(lines[0] as string);
  expect(err.message).toMatch(/^Failed query: select .*: canceling statement due to lock timeout$/);
  expect(err.stack).toMatch(/\n {4}at .*sign-in\/sign-in\.server\.ts/);
  expect(lines[0]).not.toMatch(/argon2|gizli/);
});

it.each([
  [
    'a value of an existing row',
    { username: 'baska', email: 'gizli-isim@ufuk.test' },
    'users_email',
  ],
  ['a value of the wrong type', { id: 'gizli "no"', username: 'a', email: 'b' }, 'for type uuid'],
])('%s is not quoted in the log', async (_case, row, reason) => {
  const { db } = test.app.services;
  const error = await db
    .insert(users)
    .values({ role: 'editor', ...row })
    .catch((e) => e);
  log.error({ err: error }, 'x');
  log.error({ err: new Error('Nothing was written.', { cause: error }) }, 'x');
  for (const line of lines) {
    expect(line).toContain('Failed query: insert into');
    expect(line).toContain(reason);
    expect(line).not.toContain('gizli');
  }
});

it('any other error is logged unchanged', () => {
  log.error({ err: Object.assign(new TypeError('Neden?'), { detail: 'Bu.' }) }, 'x');
  expect(JSON.parse(lines[0] as string).err).toMatchObject({
    type: 'TypeError',
    message: 'Neden?',
    detail: 'Bu.',
  });
});
