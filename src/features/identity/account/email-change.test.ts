import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenIn } from '../../../../tests/harness/emails.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { users } from '../users/tables.server.ts';

let test: TestApp;
let people = 0;
let id: string;
let name: string;
let old: string;
let fresh: string;
let own: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  people += 1;
  name = `kisi-${people}`;
  old = `${name}@ufuk.test`;
  fresh = `yeni-${people}@ufuk.test`;
  id = await test.addUser(name, 'editor', { name: 'Ayşe', surname: 'Bilgin' });
  own = await test.signIn(name);
  admin = await test.signIn('yonetici');
});

type Headers = Record<string, string>;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: object = {}) =>
  test.call({ method, url: `/api${url}`, ...more });
const move = (email = fresh, headers: Headers = own) =>
  call('PUT', '/account', {
    headers,
    payload: { email, name: 'Ayşe', surname: 'Bilgin', version: 1, currentPassword: PASSWORD },
  });
const moveByAdmin = (email: string, change: object = {}, of = id, username = name) =>
  call('PUT', `/auth/users/${of}`, {
    headers: admin,
    payload: {
      username,
      email,
      name: 'Ayşe',
      surname: 'Bilgin',
      role: 'editor',
      version: 1,
      ...change,
    },
  });
const emailTokenIn = (email: Email | undefined) =>
  /\/auth\/email#([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
const lastTo = async (address: string) => (await test.emails(address)).at(-1);
const look = (token: string) => call('POST', '/auth/email-link', { payload: { token } });
const follow = (token: string) => call('POST', '/auth/email-link/use', { payload: { token } });
const row = async () =>
  (await test.app.services.db.select().from(users).where(eq(users.id, id)))[0];
const waiting = async () =>
  (await call('GET', '/account', { headers: own })).json().data.profile.pendingEmail;
const events = async () =>
  (await test.app.services.db.select().from(auditEvents).orderBy(auditEvents.seq))
    .filter(({ action, subjectId }) => action.startsWith('email.') && subjectId === id)
    .map(({ action, actorId, before, after }) => ({ action, actorId, before, after }));
const later = (hours: number) => {
  test.now.value = new Date(test.now.value.getTime() + hours * 3_600_000);
};

describe('a changed e-mail address', () => {
  it('is used after the link at the new address is opened, and the old address is informed', async () => {
    const reply = await move();
    expect(reply.json().message).toMatch(/doğrulanınca geçerli olacak/);
    expect(reply.json().data.profile).toMatchObject({
      email: old,
      pendingEmail: { email: fresh, expiresAt: expect.stringMatching(/^2026-11-2\dT.*Z$/) },
    });
    expect((await row())?.email).toBe(old);
    expect(await test.signIn(old)).toHaveProperty('authorization');

    const notice = await lastTo(old);
    expect(notice?.subject).toBe('Hesabınızın e-posta adresi değiştirilmek isteniyor');
    expect(notice?.text).toContain(fresh);
    expect(notice?.text).toContain('yöneticinize haber verin');
    const token = emailTokenIn(await lastTo(fresh));
    expect((await look(token)).json().data).toEqual({
      does: 'confirm',
      fullName: 'Ayşe Bilgin',
      email: fresh,
    });
    expect((await row())?.email).toBe(old);

    expect((await follow(token)).json().message).toBe('E-posta adresi doğrulandı.');
    expect(await row()).toMatchObject({ email: fresh, version: 2 });
    expect(await waiting()).toBeNull();
    expect((await lastTo(old))?.subject).toBe('Hesabınızın e-posta adresi değiştirildi');
    expect(await test.signIn(fresh)).toHaveProperty('authorization');
    expect(await events()).toEqual([
      { action: 'email.requested', actorId: id, before: null, after: { email: fresh } },
      {
        action: 'email.confirmed',
        actorId: id,
        before: { email: old },
        after: { email: fresh },
      },
    ]);
  });

  it('is confirmed once, by one of many parallel uses of the link', async () => {
    await move();
    const token = emailTokenIn(await lastTo(fresh));
    const replies = await Promise.all(Array.from({ length: 8 }, () => follow(token)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(7).fill(404),
    ]);
    expect((await row())?.version).toBe(2);
    expect((await look(token)).json().code).toBe('emailLinkDead');
  });

  it('can be requested by an admin too, and the account keeps the old one until then', async () => {
    const reply = await moveByAdmin(fresh, { name: 'Elif' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({
      name: 'Elif',
      email: old,
      pendingEmail: { email: fresh },
    });
    await follow(emailTokenIn(await lastTo(fresh)));
    expect(await row()).toMatchObject({ email: fresh, name: 'Elif' });
    expect((await events()).map(({ action }) => action)).toEqual([
      'email.requested',
      'email.confirmed',
    ]);
  });

  it('of an invited user without a password is changed at once, with a new invitation', async () => {
    const guest = await test.addUser(`davetli-${people}`, 'editor', { passwordHash: null });
    const reply = await moveByAdmin(fresh, {}, guest, `davetli-${people}`);
    expect(reply.json().data).toMatchObject({ email: fresh, pendingEmail: null });
    const token = tokenIn(await lastTo(fresh));
    const link = await call('POST', '/auth/password-link', { payload: { token } });
    expect(link.json().data).toMatchObject({ reason: 'invitation', email: fresh });
  });

  it('can have its link sent again, after which the earlier link does nothing', async () => {
    await move();
    const first = emailTokenIn(await lastTo(fresh));
    // An e-mail whose link was replaced before it was sent is not sent, so each one is waited for.
    const resend = async (url: string, headers: Headers) => {
      expect((await call('POST', url, { headers })).statusCode).toBe(200);
      return test.emails(fresh);
    };
    expect(await resend('/account/email-change', own)).toHaveLength(2);
    const sent = await resend(`/auth/users/${id}/email-change`, admin);
    expect(sent).toHaveLength(3);
    expect((await follow(first)).statusCode).toBe(404);
    expect((await follow(emailTokenIn(sent.at(-1)))).statusCode).toBe(200);
  });

  it('can be requested five times an hour, including requests by an admin and for other addresses', async () => {
    for (let n = 1; n <= 4; n++)
      expect((await move(`yabanci-${n}-${people}@baska.test`)).statusCode).toBe(200);
    expect((await moveByAdmin(fresh)).statusCode).toBe(200);
    for (const refused of [
      await move(`yabanci-5-${people}@baska.test`),
      await moveByAdmin(`yabanci-5-${people}@baska.test`),
      await call('POST', '/account/email-change', { headers: own }),
    ]) {
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('3600');
      expect(refused.json().message).toBe('Çok sık denediniz. 60 dakika sonra yeniden deneyin.');
    }
    expect(await waiting()).toMatchObject({ email: fresh });
    expect(await test.emails(`yabanci-5-${people}@baska.test`)).toEqual([]);
  });

  it('can be confirmed for a day, and be sent again after that', async () => {
    await move();
    const token = emailTokenIn(await lastTo(fresh));
    later(25);
    own = await test.signIn(name);
    expect((await follow(token)).statusCode).toBe(404);
    expect(await waiting()).toMatchObject({ email: fresh });
    await call('POST', '/account/email-change', { headers: own });
    expect((await follow(emailTokenIn(await lastTo(fresh)))).statusCode).toBe(200);
  });

  it('can be cancelled by its owner, by an admin, or by the link at the old address', async () => {
    for (const cancel of [
      () => call('DELETE', '/account/email-change', { headers: own }),
      () => call('DELETE', `/auth/users/${id}/email-change`, { headers: admin }),
      async () => {
        const token = emailTokenIn(await lastTo(old));
        expect((await look(token)).json().data).toMatchObject({ does: 'cancel', email: fresh });
        return follow(token);
      },
    ]) {
      expect((await move()).statusCode).toBe(200);
      const token = emailTokenIn(await lastTo(fresh));
      expect((await cancel()).json().message).toBe('E-posta değişikliği iptal edildi.');
      expect((await follow(token)).statusCode).toBe(404);
      expect(await waiting()).toBeNull();
      expect((await events()).at(-1)).toMatchObject({
        action: 'email.cancelled',
        before: { email: fresh },
      });
    }
    expect((await row())?.email).toBe(old);
    expect((await call('DELETE', '/account/email-change', { headers: own })).statusCode).toBe(404);
  });

  it('is cancelled by a change of the password and by making the account inactive', async () => {
    await move();
    const token = emailTokenIn(await lastTo(fresh));
    const payload = { currentPassword: PASSWORD, password: 'Kuzey-Yildizi-7.mavi' };
    const changed = await call('PUT', '/account/password', { headers: own, payload });
    expect(changed.statusCode).toBe(200);
    expect((await follow(token)).statusCode).toBe(404);
    expect((await events()).at(-1)?.action).toBe('email.cancelled');

    await moveByAdmin(fresh);
    const second = emailTokenIn(await lastTo(fresh));
    expect((await moveByAdmin(old, { status: 'inactive' })).statusCode).toBe(200);
    expect((await follow(second)).statusCode).toBe(404);
  });

  it('is replaced by the next request', async () => {
    await move();
    const first = emailTokenIn(await lastTo(fresh));
    await move(`baska-${people}@ufuk.test`);
    expect((await follow(first)).statusCode).toBe(404);
    expect(await waiting()).toMatchObject({ email: `baska-${people}@ufuk.test` });
  });
});

describe('a requested address', () => {
  const taken = { email: 'Bu e-posta adresini başka bir kullanıcı kullanıyor.' };

  it('that another account uses or has requested is refused', async () => {
    const other = `oteki-${people}`;
    await test.addUser(other, 'editor');
    expect((await move(`${other}@UFUK.test`)).json().fields).toEqual(taken);
    const headers = await test.signIn(other);
    expect((await move(fresh, headers)).statusCode).toBe(200);
    expect((await move(fresh)).json().fields).toEqual(taken);
    expect((await moveByAdmin(fresh)).json().fields).toEqual(taken);
    const create = await call('POST', '/auth/register', {
      headers: admin,
      payload: { username: `hesap-${people}`, email: fresh, role: 'user' },
    });
    expect(create.json().fields).toEqual(taken);
    // A request that was not confirmed in time does not block the address.
    later(25);
    own = await test.signIn(name);
    expect((await move(fresh)).statusCode).toBe(200);
  });

  it('that another account has taken since is refused at the confirmation', async () => {
    await move();
    const token = emailTokenIn(await lastTo(fresh));
    await test.addUser(`hizli-${people}`, 'editor', { email: fresh.toUpperCase() });
    const reply = await follow(token);
    expect([reply.statusCode, reply.json().fields]).toEqual([422, taken]);
    expect((await row())?.email).toBe(old);
  });

  it('is reserved for one of two requests at the same moment', async () => {
    const other = `esit-${people}`;
    await test.addUser(other, 'editor');
    const headers = await test.signIn(other);
    const replies = await Promise.all([move(fresh), move(fresh, headers)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

it.each(['', 'x', 'a'.repeat(64), 'A'.repeat(200)])(
  'an invented link %j does nothing',
  async (token) => {
    expect((await look(token)).statusCode).toBe(404);
    expect((await follow(token)).statusCode).toBe(404);
  },
);

it('a password link confirms no address, and an address link sets no password', async () => {
  await move();
  await call('POST', '/auth/forgot-password', { payload: { username: old } });
  expect((await follow(tokenIn(await lastTo(old)))).statusCode).toBe(404);
  const token = emailTokenIn(await lastTo(fresh));
  const reply = await call('POST', '/auth/password-link', { payload: { token } });
  expect(reply.statusCode).toBe(404);
});
