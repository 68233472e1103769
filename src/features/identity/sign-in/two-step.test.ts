import { createHash } from 'node:crypto';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Change,
  runDuringChange,
  signInChange,
} from '../../../../tests/harness/concurrent-change.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { qrCode } from '../../../platform/qr.server.ts';
import type { Role } from '../../../platform/roles.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { removeTwoStep, verifySecondStep } from './two-step.server.ts';

type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  const stream = { write: (line: string) => lines.push(line) };
  test = await openTestApp(undefined, { logger: { logger: { level: 'trace', stream } } });
});
afterAll(() => test.close());

let people = 0;
/** Each user has a network of their own, because limits are counted by network. */
let remoteAddress: string;
let id: string;
let username: string;
let headers: Headers;

async function newPerson(role: Role) {
  people += 1;
  remoteAddress = `10.1.${people >> 8}.${people & 255}`;
  username = `kisi-${people}`;
  id = await test.addUser(username, role);
  headers = await session();
}
beforeEach(() => newPerson('editor'));

const call = (method: Method, url: string, payload?: object, as = headers) =>
  test.call({ method, url: `/api${url}`, headers: as, remoteAddress, ...(payload && { payload }) });
const login = (code?: string) =>
  call('POST', '/auth/login', { username, password: PASSWORD, ...(code && { code }) }, {});
async function session(code?: string): Promise<Headers> {
  const reply = await login(code);
  expect(reply.statusCode, reply.body).toBe(200);
  return { authorization: `Bearer ${reply.json().accessToken}` };
}
const later = (seconds: number) => {
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
};
const sql = async (text: string, values: unknown[] = []) =>
  (await test.app.services.db.$client.query(text, values)).rows;

/** The code of an authenticator app `seconds` from now. */
const codeOf = (secret: string, seconds = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: test.now.value.getTime() + seconds * 1000,
  });
const begin = (payload: object = { currentPassword: PASSWORD }, as = headers) =>
  call('POST', '/account/two-step', payload, as);
const start = async (as = headers): Promise<string> =>
  (await begin(undefined, as)).json().data.secret;
/** Switches two steps on and advances the clock to a code that was not used yet. */
async function setUp(as = headers): Promise<{ secret: string; codes: string[] }> {
  const secret = await start(as);
  const reply = await call('PUT', '/account/two-step', { code: codeOf(secret) }, as);
  expect(reply.statusCode, reply.body).toBe(200);
  later(30);
  return { secret, codes: reply.json().data.codes };
}
const state = async () => (await call('GET', '/account/two-step')).json().data;
const visit = () => operationOf(test.app.services, VISITOR);
const verify = (code: string, userId = id) => {
  const op = visit();
  return transact(op, (tx) => verifySecondStep(tx, op, userId, code));
};
const remove = (name: string) => {
  const op = visit();
  return transact(op, (tx) => removeTwoStep(tx, op, { id, name }));
};
const events = (action: string) =>
  sql('select * from audit_events where action = $1 and subject_id = $2 order by seq', [
    action,
    id,
  ]);
const otherPassword = (): Change => [[`update users set password_hash = 'x' where id = $1`, [id]]];
const WRONG_SHAPES = ['abc', '12345', '1234567', '١٢٣٤٥٦', '123.456', '----------', '0'.repeat(40)];

describe('setting up two steps', () => {
  it('shows the secret as text, as an address and as a picture', async () => {
    const reply = await begin();
    expect(reply.statusCode).toBe(200);
    const { secret, uri, qr } = reply.json().data;
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(URI.parse(uri)).toMatchObject({
      issuer: 'Ufuk',
      label: `${username}@ufuk.test`,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      secret: { base32: secret.replaceAll(' ', '') },
    });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ufuk:/);
    expect(qr).toEqual(qrCode(uri));
  });

  it.each([
    ['without the password', {}],
    ['with a wrong password', { currentPassword: 'Yanlis-Parola-1' }],
  ])('does not begin %s', async (_how, payload) => {
    const reply = await begin(payload);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual(['currentPassword']);
    expect(reply.body).not.toContain('secret');
    expect(await sql('select from authenticators where user_id = $1', [id])).toEqual([]);
  });

  it('keeps the unconfirmed secret when the password is wrong', async () => {
    const secret = await start();
    expect((await begin({ currentPassword: 'Yanlis-Parola-1' })).statusCode).toBe(422);
    const reply = await call('PUT', '/account/two-step', { code: codeOf(secret) });
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it('does not begin if another password was set in between', async () => {
    const late = await runDuringChange(test, otherPassword(), () => begin());
    expect(late.statusCode, late.body).toBe(401);
    expect(await sql('select from authenticators where user_id = $1', [id])).toEqual([]);
  });

  it('has no effect on signing in before the first code was correct', async () => {
    await start();
    expect(await state()).toEqual({
      on: false,
      since: null,
      recoveryCodesLeft: 0,
      required: false,
    });
    expect((await login()).statusCode).toBe(200);
  });

  it('returns ten recovery codes, only once', async () => {
    const began = test.now.value.toISOString();
    const { codes } = await setUp();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const now = { on: true, since: began, recoveryCodesLeft: 10, required: false };
    expect(await state()).toEqual(now);
    const [event, ...more] = await events('twoStep.on');
    expect(event).toMatchObject({ actor_id: id, before: null, after: null });
    expect(more).toEqual([]);
  });

  it.each([...WRONG_SHAPES, '', 'x'.repeat(41), 123456, null, ['123456'], '\u0000', '\ud800'])(
    'names the field of the code %j',
    async (code) => {
      await start();
      const reply = await call('PUT', '/account/two-step', { code });
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields)).toEqual(['code']);
      expect((await state()).on).toBe(false);
    },
  );

  it('replaces a secret that was not confirmed', async () => {
    const first = await start();
    const second = await start();
    const put = (code: string) => call('PUT', '/account/two-step', { code });
    expect((await put(codeOf(first))).statusCode).toBe(422);
    expect((await put(codeOf(second))).statusCode).toBe(200);
  });

  it('never replaces a confirmed secret', async () => {
    const { secret } = await setUp();
    for (const reply of [
      await begin(),
      await call('PUT', '/account/two-step', { code: codeOf(secret) }),
    ]) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json().code).toBe('twoStepOn');
    }
    expect((await login(codeOf(secret))).statusCode).toBe(200);
  });

  it('reports when there is nothing to confirm', async () => {
    const reply = await call('PUT', '/account/two-step', { code: '123456' });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'twoStepOff']);
  });

  it('ends the other sessions and keeps its own', async () => {
    const other = await session();
    await setUp();
    expect((await call('GET', '/account/two-step', undefined, other)).statusCode).toBe(401);
    expect((await state()).on).toBe(true);
  });

  it('ends the session of a sign-in that was under way', async () => {
    const code = codeOf(await start());
    const late = await runDuringChange(test, signInChange(id), () =>
      call('PUT', '/account/two-step', { code }),
    );
    expect(late.statusCode, late.body).toBe(200);
    expect(await sql('select from sessions where user_id = $1', [id])).toHaveLength(1);
  });

  it('is reported to the owner by e-mail, without any code', async () => {
    const { secret, codes } = await setUp();
    const [email, ...more] = await test.emails(`${username}@ufuk.test`);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('İki adımlı giriş açıldı');
    expect(email?.text).toContain('http://ufuk.test/dashboard/account');
    for (const trace of [secret, ...codes]) expect(email?.text).not.toContain(trace);
  });

  it('is limited after wrong codes', async () => {
    await start();
    const replies = [];
    for (let n = 0; n < 21; n++)
      replies.push(await call('PUT', '/account/two-step', { code: 'abcdef' }));
    expect(replies.at(-1)?.statusCode).toBe(429);
    expect(replies.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  });
});

describe('signing in with two steps', () => {
  it('needs a code, and reports a wrong one', async () => {
    const { secret } = await setUp();
    const without = await login();
    expect([without.statusCode, without.json().code]).toEqual([401, 'codeRequired']);
    for (const code of WRONG_SHAPES) {
      const wrong = await login(code);
      expect(wrong.statusCode, code).not.toBe(200);
      expect(wrong.statusCode, code).toBeLessThan(500);
    }
    later(3600);
    const spaced = codeOf(secret).replace(/^.../, '$& ');
    expect((await login(spaced)).statusCode).toBe(200);
  });

  it('accepts no code twice, not even the one of the set-up', async () => {
    const secret = await start();
    const first = codeOf(secret);
    await call('PUT', '/account/two-step', { code: first });
    expect(await verify(first)).toBe(false);
    later(30);
    const second = codeOf(secret);
    expect((await login(second)).statusCode).toBe(200);
    for (const _ of [0, 30, 60]) {
      expect(await verify(second)).toBe(false);
      later(30);
    }
  });

  it('accepts codes after the clock was set back by a year, each once', async () => {
    const { secret } = await setUp();
    expect(await verify(codeOf(secret))).toBe(true);
    const year = 366 * 24 * 3600;
    later(-year);
    expect(await verify(codeOf(secret))).toBe(true);
    expect(await verify(codeOf(secret))).toBe(false);
    later(year);
  });

  it('accepts no older code after a newer one', async () => {
    const { secret } = await setUp();
    later(60);
    const older = codeOf(secret, -30);
    expect(await verify(codeOf(secret))).toBe(true);
    expect(await verify(older)).toBe(false);
  });

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
    [3600, false],
  ])('with a clock that is off by %i seconds: %s', async (seconds, taken) => {
    const { secret } = await setUp();
    later(90);
    expect(await verify(codeOf(secret, seconds))).toBe(taken);
  });

  it('accepts one of twenty parallel sign-ins with the same code', async () => {
    const { secret, codes } = await setUp();
    for (const code of [codeOf(secret), codes[0] as string]) {
      const tries = await Promise.all(Array.from({ length: 20 }, () => verify(code)));
      expect(tries.filter(Boolean)).toHaveLength(1);
    }
    later(30);
    const code = codeOf(secret);
    const replies = await Promise.all(Array.from({ length: 8 }, () => login(code)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(Math.max(...replies.map(({ statusCode }) => statusCode))).toBeLessThan(500);
  });

  it('accepts each recovery code once, in every notation', async () => {
    const { codes } = await setUp();
    const [first = '', second = '', third = ''] = codes;
    expect((await login(first)).statusCode).toBe(200);
    expect(await verify(first)).toBe(false);
    expect(await verify(` ${second.toLowerCase().replace('-', ' – ')} `)).toBe(true);
    const misread = third.replace('-', '').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await verify(misread)).toBe(true);
    expect((await state()).recoveryCodesLeft).toBe(7);
  });

  it('accepts no code of another user', async () => {
    const mine = await setUp();
    const owner = id;
    await newPerson('editor');
    const theirs = await setUp();
    later(30);
    expect(await verify(codeOf(mine.secret))).toBe(false);
    expect(await verify(mine.codes[0] as string)).toBe(false);
    expect(await verify(theirs.codes[0] as string, owner)).toBe(false);
    expect(await verify(codeOf(mine.secret), owner)).toBe(true);
  });

  it('accepts no code if two steps are off or not confirmed', async () => {
    expect(await verify('123456')).toBe(false);
    const secret = await start();
    expect(await verify(codeOf(secret))).toBe(false);
  });
});

describe('stored data', () => {
  it('contains neither a secret nor a code as plain text, and neither does the log', async () => {
    const { secret, codes } = await setUp();
    const used = codeOf(secret);
    await login(used);
    await login(codes[0]);
    const tables = await sql(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'pgboss')`,
    );
    let everything = lines.join('');
    for (const { name } of tables)
      for (const row of await sql(`select t::text as text from ${name} t`)) everything += row.text;
    expect(everything).toContain(username);
    const plain = secret.replaceAll(' ', '');
    const traces = [
      plain,
      secret,
      Secret.fromBase32(plain).hex,
      Buffer.from(plain).toString('hex'),
    ];
    for (const code of codes) {
      const bare = code.replace('-', '');
      traces.push(code, bare, Buffer.from(bare).toString('hex'), Buffer.from(code).toString('hex'));
    }
    for (const trace of traces) {
      expect(everything.toLowerCase()).not.toContain(trace.toLowerCase());
    }
    expect(lines.join('')).not.toContain(used);
  });

  it('cannot be used to test a recovery code without the key', async () => {
    const { codes } = await setUp();
    const rows = await sql('select hash from recovery_codes where user_id = $1', [id]);
    expect(rows).toHaveLength(10);
    const bare = (codes[0] as string).replace('-', '');
    for (const text of [codes[0] as string, bare, `${id}/${bare}`]) {
      const hash = createHash('sha256').update(text).digest('hex');
      for (const row of rows) expect(row.hash.toString('hex')).not.toContain(hash);
    }
  });

  it('has no readable secret after it was moved to another user', async () => {
    const mine = await setUp();
    const owner = id;
    await newPerson('editor');
    await setUp();
    await sql(
      `update authenticators set secret = (select secret from authenticators where user_id = $1)
       where user_id = $2`,
      [owner, id],
    );
    await expect(verify(codeOf(mine.secret, 30))).rejects.toThrow();
  });
});

describe('switching two steps off', () => {
  const off = (payload: object) => call('DELETE', '/account/two-step', payload);

  it('needs the password and a code, ends the other sessions and is recorded', async () => {
    const { secret, codes } = await setUp();
    const other = await session(codeOf(secret));
    later(30);
    const code = codeOf(secret);
    for (const payload of [{ code }, { currentPassword: 'Yanlis-Parola-1', code }]) {
      const reply = await off(payload);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields)).toEqual(['currentPassword']);
    }
    expect((await state()).on).toBe(true);
    expect((await off({ currentPassword: PASSWORD, code })).statusCode).toBe(200);
    expect(await state()).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    expect((await call('GET', '/account/two-step', undefined, other)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(200);
    expect(await verify(codes[0] as string)).toBe(false);
    expect(await events('twoStep.off')).toMatchObject([{ actor_id: id }]);
    const email = (await test.emails(`${username}@ufuk.test`)).at(-1);
    expect(email?.subject).toBe('İki adımlı giriş kapatıldı');
  });

  it('is refused if the role requires two steps, and the code can still be used', async () => {
    const { secret } = await setUp();
    await sql(`insert into two_step_roles values ('editor')`);
    expect((await state()).required).toBe(true);
    const reply = await off({ currentPassword: PASSWORD, code: codeOf(secret) });
    await sql('delete from two_step_roles');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'twoStepNeeded']);
    expect((await state()).on).toBe(true);
    expect(await verify(codeOf(secret))).toBe(true);
  });

  it('is refused if another password was set in between', async () => {
    const { secret } = await setUp();
    const late = await runDuringChange(test, otherPassword(), () =>
      off({ currentPassword: PASSWORD, code: codeOf(secret) }),
    );
    expect(late.statusCode, late.body).toBe(401);
    expect((await state()).on).toBe(true);
  });

  it('accepts no other field than the password and the code', async () => {
    const reply = await off({ currentPassword: PASSWORD, userId: id });
    expect(Object.keys(reply.json().fields)).toEqual(['userId']);
  });
});

describe('new recovery codes', () => {
  const renew = (code?: string, currentPassword = PASSWORD) =>
    call('POST', '/account/two-step/recovery-codes', { currentPassword, ...(code && { code }) });

  it('make the old ones invalid', async () => {
    const { secret, codes } = await setUp();
    const wrong = await renew(codeOf(secret), 'Yanlis-Parola-1');
    expect(wrong.json().fields).toHaveProperty('currentPassword');
    const fresh = (await renew(codeOf(secret))).json().data.codes;
    expect(fresh).toHaveLength(10);
    expect(await verify(codes[0] as string)).toBe(false);
    expect(await verify(fresh[0])).toBe(true);
    expect(await events('twoStep.recoveryCodes')).toHaveLength(1);
  });

  it('are not returned for an earlier password', async () => {
    const { secret, codes } = await setUp();
    const late = await runDuringChange(test, otherPassword(), () => renew(codeOf(secret)));
    expect(late.statusCode, late.body).toBe(401);
    expect(await verify(codes[0] as string)).toBe(true);
  });

  it('are ten after several parallel requests with the same code, of which one succeeds', async () => {
    const { secret } = await setUp();
    const code = codeOf(secret);
    const replies = await Promise.all([renew(code), renew(code), renew(code), renew(code)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
    expect((await state()).recoveryCodesLeft).toBe(10);
  });

  it('need two steps that are on', async () => {
    const reply = await renew();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'twoStepOff']);
  });
});

describe('a session and the password alone do not change the second step:', () => {
  const attacks: [string, Method, string][] = [
    ['switching it off', 'DELETE', '/account/two-step'],
    ['new recovery codes', 'POST', '/account/two-step/recovery-codes'],
    ['a confirmation', 'POST', '/account/confirm-password'],
  ];

  it.each(attacks)('%s needs a code that was not used', async (_what, method, url) => {
    const { secret, codes } = await setUp();
    const send = (code?: string) =>
      call(method, url, { currentPassword: PASSWORD, ...(code !== undefined && { code }) });
    for (const code of [undefined, '', '  ']) {
      const reply = await send(code);
      expect([code, reply.statusCode, reply.json().code]).toEqual([code, 409, 'codeRequired']);
    }
    const used = codeOf(secret);
    expect(await verify(used)).toBe(true);
    later(601);
    expect(await verify(codes[0] as string)).toBe(true);
    for (const code of [used, codes[0] as string, '000000', ...WRONG_SHAPES]) {
      const reply = await send(code);
      expect([code, reply.statusCode, reply.json().fields]).toEqual([
        code,
        422,
        { code: 'Kod doğru değil ya da süresi geçmiş.' },
      ]);
    }
    const refused = await sql(
      `select after from audit_events where action = 'auth.confirmRefused' and actor_id = $1`,
      [id],
    );
    expect(refused).toContainEqual({ after: { reason: 'code' } });
    expect(await state()).toMatchObject({ on: true, recoveryCodesLeft: 9 });
    expect((await send(codes[1] as string)).statusCode).toBe(200);
  });

  it.each(attacks)(
    '%s does not accept a recovery code that was just made',
    async (_what, method, url) => {
      const { secret } = await setUp();
      const made = await call('POST', '/account/two-step/recovery-codes', {
        currentPassword: PASSWORD,
        code: codeOf(secret),
      });
      const [code] = made.json().data.codes;
      const send = () => call(method, url, { currentPassword: PASSWORD, code });
      const early = await send();
      expect([early.statusCode, Object.keys(early.json().fields)]).toEqual([422, ['code']]);
      expect(early.body).toContain('az önce oluşturuldu');
      expect((await state()).recoveryCodesLeft).toBe(10);
      // Who lost the phone meanwhile can sign in with it at once, and change the second step a little later.
      later(601);
      expect((await send()).statusCode).toBe(200);
    },
  );

  it('twenty wrong codes a day are all', async () => {
    await setUp();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      const [, method, url] = attacks[n % 3] as [string, Method, string];
      const payload = { currentPassword: PASSWORD, code: '000000' };
      statuses.push((await call(method, url, payload)).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
  });
});

describe('a user who lost the phone', () => {
  it('can sign in again after an admin removed two steps, and every earlier session has ended', async () => {
    const { codes } = await setUp();
    expect(await remove('Ayşe Bilgin')).toBe(true);
    expect((await call('GET', '/account/two-step')).statusCode).toBe(401);
    headers = await session();
    expect(await state()).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    expect(await verify(codes[0] as string)).toBe(false);
    expect(await events('twoStep.off')).toMatchObject([{ subject_name: 'Ayşe Bilgin' }]);
  });

  it('causes no event when there was nothing to remove', async () => {
    await start();
    expect(await remove('Ayşe Bilgin')).toBe(false);
    expect(await events('twoStep.off')).toEqual([]);
    expect((await state()).on).toBe(false);
  });
});
