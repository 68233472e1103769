import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../src/features/identity/users/tables.server.ts';
import { MAX_WAITING } from '../../src/platform/password.server.ts';
import { openTestApp, PASSWORD, type TestApp } from '../harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('ayse', 'admin');
  await test.addUser('pasif', 'editor', { status: 'inactive' });
});
afterAll(() => test.close());
beforeEach(() => {
  test.now.value = new Date(test.now.value.getTime() + 3_600_000);
});

const WRONG = 'Yanlis-Parola-1';
const login = (username: string, password: string, remoteAddress: string, headers = {}) =>
  test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    remoteAddress,
    headers,
  });
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
/**
 * The longest turn of the event loop while `work` ran, in ms of CPU time of this thread. The load of
 * other processes does not change it.
 */
async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let since = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(since);
    longest = Math.max(longest, (user + system) / 1000);
    since = process.threadCpuUsage();
  };
  const timer = setInterval(turn, 1);
  await work();
  turn();
  clearInterval(timer);
  return longest;
}
const network = (block: number, n: number) => `10.${block}.${Math.floor(n / 250)}.${n % 250}`;

it('fifty parallel refreshes create one token generation', async () => {
  const headers = await test.signIn('ayse');
  const replies = await times(50, () =>
    test.call({ method: 'POST', url: '/api/auth/refresh', headers }),
  );
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => reply.json().token)).size).toBe(1);
});

it('two hundred parallel sign-ins are answered without blocking the event loop', async () => {
  await login('ayse', PASSWORD, network(1, 999));
  let replies: Awaited<ReturnType<typeof login>>[] = [];
  // Sign-ins that are refused before a password is hashed, measured beside the others.
  const reference = () =>
    longestTurn(async () => {
      for (const { statusCode } of await times(200, (n) => login('', '', network(7, n))))
        expect(statusCode).toBe(422);
    });
  const before = await reference();
  const longest = await longestTurn(async () => {
    replies = await times(200, (n) => login('ayse', PASSWORD, network(1, n)));
  });
  const after = await reference();
  const statuses = replies.map((reply) => reply.statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(MAX_WAITING);
  for (const reply of replies)
    if (reply.statusCode === 503) expect(reply.headers['retry-after']).toBe('5');
  // One hash after another on this thread would take fifty times as long.
  expect(longest / Math.max(before, after)).toBeLessThan(5);
  // A refused request does not count as a failed attempt.
  expect((await login('ayse', PASSWORD, network(1, 0))).statusCode).toBe(200);
});

describe('a thousand failed sign-ins from elsewhere', () => {
  it.each([
    ['one network', () => network(2, 1)],
    ['three hundred networks', (n: number) => network(3, n % 300)],
  ])(
    'from %s do not lock the account’s owner out of a new network or a known browser',
    async (...line) => {
      const [, from] = line;
      const home = await login('ayse', PASSWORD, network(4, 1));
      const cookie = (home.headers['set-cookie'] as string[])
        .map((text) => text.split(';', 1)[0])
        .join('; ');
      // A cheap hash: this test is about counting, not about hashing.
      const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
      await test.app.services.db
        .update(users)
        .set({ passwordHash })
        .where(eq(users.username, 'ayse'));
      const statuses: number[] = [];
      // Few enough at once that none is refused as overload, so that each one counts.
      for (let begun = 0; begun < 1000; begun += 50) {
        const some = await times(50, (n) => login('ayse', WRONG, from(begun + n)));
        statuses.push(...some.map((reply) => reply.statusCode));
      }
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
      expect((await login('ayse', PASSWORD, from(0))).statusCode).toBe(429);
      expect((await login('ayse', PASSWORD, network(5, 1))).statusCode).toBe(200);
      expect((await login('ayse', PASSWORD, from(0), { cookie })).statusCode).toBe(200);
    },
    120_000,
  );
});

it('a failed sign-in takes the same CPU time for an unknown user, a wrong password and an inactive user', async () => {
  const kinds = ['kimse', 'ayse', 'pasif'] as const;
  const samples = new Map(kinds.map((kind) => [kind, [] as number[]]));
  for (let n = 0; n < 31; n++) {
    for (const kind of kinds) {
      // CPU time of this process: the load of other processes does not change it.
      const begun = process.cpuUsage();
      const reply = await login(kind, kind === 'pasif' ? PASSWORD : WRONG, network(6, n));
      const { user, system } = process.cpuUsage(begun);
      samples.get(kind)?.push(user + system);
      expect(reply.statusCode).toBe(401);
    }
  }
  const medians = [...samples.values()].map((list) => list.toSorted((a, b) => a - b)[15] as number);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5);
});
