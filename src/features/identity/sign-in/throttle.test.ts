import { hash } from '@node-rs/argon2';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import {
  hashPassword,
  MAX_WAITING,
  PASSWORD_COST,
  setPasswordCost,
} from '../../../platform/password.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { attemptCounters } from '../attempts/tables.server.ts';
import { users } from '../users/tables.server.ts';
import { ATTACK, BUDGETS, foldName, STRANGERS_BUDGET } from './throttle.server.ts';

let test: TestApp;
/** A cheap hash, because these tests are about counting. A successful sign-in replaces it with a strong one. */
let cheapHash: string;
const LOW_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
beforeAll(async () => {
  test = await openTestApp();
  cheapHash = await hash(PASSWORD, LOW_COST);
  for (const name of ['ayse', 'mehmet', 'zeynep', 'elif']) await test.addUser(name, 'editor');
  await test.addUser('pasif', 'editor', { status: 'inactive' });
});
afterAll(() => test.close());
const minutes = (n: number) => {
  test.now.value = new Date(test.now.value.getTime() + n * 60_000);
};
// Every test begins after the end of all time windows, in networks of its own.
let block = 0;
let own = '';
beforeEach(async () => {
  await test.app.services.db.update(users).set({ passwordHash: cheapHash });
  minutes(60);
  block++;
  own = `10.${block}.0.1`;
});
const attacker = (n: number) => `10.${block}.${1 + Math.floor(n / 250)}.${n % 250}`;

const WRONG = 'Yanlis-Parola-1';
const login = (username: string, password: string, remoteAddress: string, headers = {}) =>
  test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    remoteAddress,
    headers,
  });
const statusOf = async (...call: Parameters<typeof login>) => (await login(...call)).statusCode;
const fail = async (times: number, username: string, from: (n: number) => string) => {
  for (let n = 0; n < times; n++) await login(username, WRONG, from(n));
};
const cookieOf = (reply: Awaited<ReturnType<typeof login>>, name: string) =>
  (reply.headers['set-cookie'] as string[]).find((line) => line.startsWith(name))?.split(';')[0] ??
  '';
const throttled = async () =>
  test.app.services.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'auth.throttled'))
    .orderBy(desc(auditEvents.seq));

describe('guessing a password from one network', () => {
  it('ends after ten failures, with the same reply for every name and password', async () => {
    const answers = [];
    for (const name of ['ayse', 'kimse', 'pasif']) {
      await fail(BUDGETS.pair, name, () => own);
      for (const password of [WRONG, PASSWORD]) answers.push(await login(name, password, own));
    }
    for (const reply of answers) {
      expect(reply.statusCode).toBe(429);
      expect(reply.headers['retry-after']).toBe('900');
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.json()).toEqual({
        success: false,
        code: 'tooManySignIns',
        seconds: 900,
        message: 'Çok sayıda başarısız giriş denendi. 15 dakika sonra yeniden deneyin.',
      });
    }
  });

  it('is possible again when the time window has ended, and not before', async () => {
    await fail(BUDGETS.pair, 'ayse', () => own);
    minutes(14);
    const late = await login('ayse', PASSWORD, own);
    expect(late.statusCode).toBe(429);
    expect(late.headers['retry-after']).toBe('60');
    minutes(1);
    expect(await statusOf('ayse', PASSWORD, own)).toBe(200);
  });

  it('is not made easier by parallel attempts', async () => {
    const guesses = [...Array(40).fill(WRONG), PASSWORD];
    const statuses = await Promise.all(guesses.map((guess) => statusOf('ayse', guess, own)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(BUDGETS.pair);
    expect(statuses.filter((status) => status === 429)).toHaveLength(41 - BUDGETS.pair);
  });

  it('is not made easier by capital letters, spaces, forged headers or other addresses of an IPv6 network', async () => {
    const statuses = [];
    for (let n = 0; n < 12; n++) {
      const forged = { 'x-forwarded-for': `10.99.0.${n}`, forwarded: `for=10.99.1.${n}` };
      statuses.push(await statusOf(n % 2 ? 'AYSE ' : ' ayse', WRONG, own, forged));
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
    for (let n = 0; n < BUDGETS.pair; n++)
      await login('ayse', WRONG, `2001:db8:${block}:1:${n}::1`);
    expect(await statusOf('ayse', WRONG, `2001:db8:${block}:1:ffff::2`)).toBe(429);
    expect(await statusOf('ayse', WRONG, `2001:db8:${block}:2::1`)).toBe(401);
  });

  it.each([
    ['elif', 'elİf'],
    ['kimse-iσ', 'KIMSE-İΣ'],
  ])('is not made easier by another way to write %s', async (...spellings) => {
    for (let n = 0; n < BUDGETS.pair; n++)
      expect(await statusOf(spellings[n % 2] as string, WRONG, own)).toBe(401);
    for (const spelling of spellings) expect(await statusOf(spelling, WRONG, own)).toBe(429);
  });

  it('counts spellings as one name if the database treats them as equal', async () => {
    const letters = Array.from({ length: 0x1ffff }, (_, n) => String.fromCodePoint(n + 1));
    const wellFormed = letters.filter((letter) => letter.isWellFormed());
    const { rows } = await test.app.services.db.execute<{ letter: string; small: string }>(sql`
      select letter, lower(letter) as small
      from json_array_elements_text(${JSON.stringify(wellFormed)}::json) as letter`);
    expect(rows).toHaveLength(wellFormed.length);
    expect(rows.filter(({ letter, small }) => foldName(letter) !== foldName(small))).toEqual([]);
    expect(foldName('ΟΔΟΣ')).toBe(foldName('οδοσ'));
  });

  it('ends after fifty failures over all names, also for names without an attempt', async () => {
    for (let n = 0; n < BUDGETS.network; n++)
      expect(await statusOf(`isim-${n}`, WRONG, own)).toBe(401);
    expect((await login('mehmet', PASSWORD, own)).json().code).toBe('tooManySignIns');
    expect((await login('kimse', PASSWORD, own)).json().code).toBe('tooManySignIns');
    expect(await statusOf('mehmet', PASSWORD, attacker(1))).toBe(200);
  });

  it('ends for a whole /48 block, which one customer can have', async () => {
    const addressInBlock = (n: number) => `2001:db8:${block}:${n.toString(16)}::1`;
    await fail(BUDGETS.block, 'ayse', addressInBlock);
    expect(await statusOf('mehmet', PASSWORD, addressInBlock(BUDGETS.block))).toBe(429);
    expect(await statusOf('mehmet', PASSWORD, `2001:db8:ff${block}::1`)).toBe(200);
  });

  it('is no longer counted after a successful sign-in', async () => {
    for (let round = 0; round < 3; round++) {
      await fail(BUDGETS.pair - 1, 'ayse', () => own);
      expect(await statusOf('ayse', PASSWORD, own)).toBe(200);
    }
  });

  it('does not count attempts that were refused as overload', async () => {
    setPasswordCost(PASSWORD_COST);
    onTestFinished(() => setPasswordCost(LOW_COST));
    const busy = Array.from({ length: MAX_WAITING + 20 }, () => hashPassword(WRONG));
    const settled = Promise.allSettled(busy);
    const replies = await Promise.all(
      Array.from({ length: BUDGETS.pair }, () => login('ayse', WRONG, own)),
    );
    await settled;
    const shed = replies.filter((reply) => reply.statusCode === 503);
    expect(shed.length).toBeGreaterThan(0);
    expect(shed[0]?.headers['retry-after']).toMatch(/^\d+$/);
    await fail(shed.length - 1, 'ayse', () => own);
    expect(await statusOf('ayse', PASSWORD, own)).toBe(200);
  });
});

describe('the owner of an account under attack from other networks', () => {
  const attack = () => fail(ATTACK, 'ayse', attacker);

  it('signs in from a network of their own, new or not', async () => {
    await attack();
    expect(await statusOf('ayse', WRONG, own)).toBe(401);
    expect(await statusOf('ayse', PASSWORD, own)).toBe(200);
  });

  it('has ten attempts in a network of earlier sign-ins, by e-mail and username; unknown networks have three', async () => {
    expect(await statusOf('ayse', PASSWORD, own)).toBe(200);
    await attack();
    const next = attacker(ATTACK);
    for (let n = 0; n < STRANGERS_BUDGET; n++)
      expect(await statusOf('ayse', WRONG, next)).toBe(401);
    expect(await statusOf('ayse', PASSWORD, next)).toBe(429);
    for (let n = 0; n < BUDGETS.pair; n++) expect(await statusOf('ayse', WRONG, own)).toBe(401);
    expect(await statusOf('ayse', PASSWORD, own)).toBe(429);
    await fail(ATTACK, 'ayse@ufuk.test', attacker);
    for (let n = 0; n < BUDGETS.pair; n++)
      expect(await statusOf('ayse@ufuk.test', WRONG, own)).toBe(401);
  });

  it('gets the same replies as a name that does not exist', async () => {
    await fail(ATTACK, 'kimse', attacker);
    const next = attacker(ATTACK);
    for (let n = 0; n < STRANGERS_BUDGET; n++)
      expect(await statusOf('kimse', WRONG, next)).toBe(401);
    expect(await statusOf('kimse', WRONG, next)).toBe(429);
  });

  it('can sign in with a known browser, even from the attacker’s network', async () => {
    const cookie = cookieOf(await login('ayse', PASSWORD, own), 'ufuk_device');
    await fail(BUDGETS.pair + 2, 'ayse', () => own);
    expect(await statusOf('ayse', PASSWORD, own)).toBe(429);
    expect(await statusOf('ayse', PASSWORD, own, { cookie })).toBe(200);
  });
});

describe('a known browser', () => {
  it('has ten attempts of its own, which do not count for others', async () => {
    const cookie = cookieOf(await login('ayse', PASSWORD, own), 'ufuk_device');
    for (let n = 0; n < BUDGETS.device; n++)
      expect(await statusOf('ayse', WRONG, attacker(n), { cookie })).toBe(401);
    expect(await statusOf('ayse', PASSWORD, attacker(99), { cookie })).toBe(429);
    expect(await statusOf('ayse', PASSWORD, own)).toBe(200);
  });

  it('stays the same when it signs in again', async () => {
    const cookie = cookieOf(await login('ayse', PASSWORD, own), 'ufuk_device');
    const again = await login('ayse', PASSWORD, own, { cookie });
    expect(cookieOf(again, 'ufuk_device')).toBe(cookie);
    expect(again.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^ufuk_device=.*Path=\/api\/auth; Expires=.*; HttpOnly; SameSite=Strict/,
      ),
    );
  });

  it.each([
    ['somebody else’s', (theirs: string, _own: string) => theirs],
    [
      'a changed one',
      (_theirs: string, mine: string) => `${mine.slice(0, -2)}${mine.endsWith('A') ? 'BA' : 'AA'}`,
    ],
    ['a made up one', () => `ufuk_device=${'A'.repeat(43)}.${'A'.repeat(43)}`],
    ['nonsense', () => 'ufuk_device=..'],
  ])('is not recognised by %s', async (_case, forge) => {
    const theirs = cookieOf(await login('mehmet', PASSWORD, own), 'ufuk_device');
    const mine = cookieOf(await login('ayse', PASSWORD, own), 'ufuk_device');
    const cookie = forge(theirs, mine);
    await fail(BUDGETS.pair, 'ayse', () => attacker(1));
    expect(await statusOf('ayse', PASSWORD, attacker(1), { cookie })).toBe(429);
    expect(await statusOf('ayse', PASSWORD, attacker(1), { cookie: mine })).toBe(200);
  });

  it('is not recognised after a change of the password', async () => {
    const cookie = cookieOf(await login('zeynep', PASSWORD, own), 'ufuk_device');
    await test.app.services.db
      .update(users)
      .set({ passwordChangedAt: test.now.value })
      .where(eq(users.username, 'zeynep'));
    await fail(BUDGETS.pair, 'zeynep', () => attacker(1));
    expect(await statusOf('zeynep', PASSWORD, attacker(1), { cookie })).toBe(429);
  });
});

describe('the record of attempts', () => {
  it('is one event per time window, not one per refused attempt', async () => {
    const before = (await throttled()).length;
    await fail(BUDGETS.pair + 8, 'mehmet', () => own);
    const events = await throttled();
    expect(events).toHaveLength(before + 1);
    expect(events[0]).toMatchObject({ address: own, subjectName: 'mehmet' });
    expect(events[0]?.after).toEqual({ counted: ['pair'] });
    minutes(15);
    await fail(BUDGETS.pair + 2, 'mehmet', () => own);
    expect(await throttled()).toHaveLength(before + 2);
  });

  it('has an event when a name is under attack', async () => {
    await fail(ATTACK + 3, 'mehmet', attacker);
    expect((await throttled())[0]?.after).toEqual({ counted: ['name'] });
  });

  it('is deleted when its time window has ended', async () => {
    await fail(30, 'kimse', attacker);
    const count = () => test.app.services.db.$count(attemptCounters);
    const many = await count();
    minutes(30);
    await login('baska', WRONG, own);
    expect(await count()).toBeLessThan(many - 50);
  });
});
