import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Change, runDuringChange } from '../../../../tests/harness/concurrent-change.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
let admins = 0;
let id: string;
let colleague: string;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  colleague = await test.addUser('meslektas', 'editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  admins += 1;
  id = await test.addUser(`yonetici-${admins}`, 'admin');
  headers = await test.signIn(`yonetici-${admins}`);
});

const WAYS_TO_SHUT_OUT: [string, string][] = [
  ['whose role was changed', `update users set role = 'editor' where id = $1`],
  ['whose session was ended', 'delete from sessions where user_id = $1'],
];
const register = () => {
  const one = { username: 'arka-kapi', email: 'arka@ufuk.test', role: 'admin', password: PASSWORD };
  return test.call({ method: 'POST', url: '/api/auth/register', headers, payload: one });
};
const REQUESTS: [string, () => ReturnType<typeof register>][] = [
  ['cannot add an admin', register],
  [
    'cannot delete a user',
    () => test.call({ method: 'DELETE', url: `/api/auth/users/${colleague}`, headers }),
  ],
  [
    'cannot change which roles need two steps',
    () =>
      test.call({
        method: 'PUT',
        url: '/api/two-step/roles',
        headers,
        payload: { roles: ['editor'] },
      }),
  ],
];
const everything = async () => {
  const { $client } = test.app.services.db;
  const { rows } = await $client.query(`select
    (select string_agg(username, ' ' order by username) from users) as users,
    (select count(*) from two_step_roles) as roles`);
  return rows;
};

describe.each(WAYS_TO_SHUT_OUT)('an admin %s while a request was waiting', (_how, statement) => {
  it.each(REQUESTS)('%s', async (_what, send) => {
    const before = await everything();
    const change: Change = ['users', [statement, [id]]];
    const reply = await runDuringChange(test, change, send);
    expect(reply.statusCode, reply.body).toBe(401);
    expect(await everything()).toEqual(before);
  });
});
