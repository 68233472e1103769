import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, runDuringChange } from '../../../../tests/harness/concurrent-change.ts';
import { tokenIn } from '../../../../tests/harness/emails.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { hashPassword } from '../../../platform/password.server.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { users } from '../users/tables.server.ts';
import { openReset } from './choose-password.server.ts';
import { NewPassword } from './link-contract.ts';
import { inviteUser, makeLinkToken } from './password-links.server.ts';
import { missingParts, PASSWORD_MAX } from './password-rule.ts';
import { requireStrongWithout } from './passwords.server.ts';
import { passwordLinks } from './tables.server.ts';

const NEW = 'Kuzey-Yildizi-7.mavi';
const OTHER = 'Sessiz!Orman-53.gece';
const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let network = 0;
/** Each request comes from a different network, unless one is given, because e-mails are limited by network. */
const forget = (username: string, remoteAddress = `10.0.${network >> 8}.${network++ & 255}`) =>
  test.call({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { username },
    headers: { 'accept-language': 'en' },
    remoteAddress,
  });
const look = (token: string) =>
  test.call({ method: 'POST', url: '/api/auth/password-link', payload: { token } });
const set = (token: string, password = NEW) =>
  test.call({ method: 'POST', url: '/api/auth/set-password', payload: { token, password } });
const signIn = (username: string, password: string) =>
  test.call({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
const linksOf = (userId: string) =>
  test.app.services.db.select().from(passwordLinks).where(eq(passwordLinks.userId, userId));
const last = (emails: Email[]) => emails.at(-1);
const later = (ms: number) => {
  test.now.value = new Date(test.now.value.getTime() + ms);
};

/** A user who has received a reset e-mail. */
async function withLink(name: string) {
  const id = await test.addUser(name, 'editor');
  await forget(name);
  return { id, token: tokenIn(last(await test.emails(`${name}@ufuk.test`))) };
}
async function invited(name: string, change: Partial<typeof users.$inferInsert> = {}) {
  const id = await test.addUser(name, 'editor', { passwordHash: null, ...change });
  await invite(id);
  return id;
}
async function invite(id: string) {
  const admin = {
    kind: 'staff',
    id,
    role: 'admin',
    sessionId: null,
    mustSetUpTwoStep: false,
  } as const;
  const op = operationOf(test.app.services, admin);
  await transact(op, (tx) => inviteUser(tx, op, id, 'tr'));
}

describe('a forgotten password', () => {
  it('is replaced through the link of an e-mail; then the new one is valid and the old one is not', async () => {
    await test.addUser('ayse', 'editor', { name: 'Ayşe', surname: 'Güneş' });
    const reply = await forget('AYSE@ufuk.test');
    expect(reply.json()).toEqual({
      success: true,
      message:
        'If there is an account with these details, a password link has been sent to its e-mail address.',
    });
    const [email] = await test.emails('ayse@ufuk.test');
    expect(email?.subject).toBe('Choose a new password');
    expect(email?.text).toContain('Dear Ayşe Güneş,');
    expect(email?.text).toMatch(/^http:\/\/ufuk\.test\/auth\/set-password#[\w-]{64}$/m);
    const token = tokenIn(email);
    expect((await look(token)).json().data).toEqual({
      reason: 'reset',
      fullName: 'Ayşe Güneş',
      email: 'ayse@ufuk.test',
      personal: ['ayse', 'ayse@ufuk.test', 'Ayşe', 'Güneş', 'Ufuk', 'Ufuk'],
    });
    const guessed = await set(token, 'Sessiz-Gunes-53');
    expect([guessed.statusCode, guessed.json().fields.password]).toEqual([
      422,
      'Parola “Güneş” sözcüğünü içeriyor. Ad, e-posta ve parti adı kolay tahmin edilir; parolada geçmemelidir.',
    ]);
    expect((await set(token)).json().message).toBe(
      'Parolanız belirlendi. Şimdi giriş yapabilirsiniz.',
    );
    expect((await signIn('ayse', NEW)).statusCode).toBe(200);
    expect((await signIn('ayse', PASSWORD)).statusCode).toBe(401);
  });

  it('gets the same reply for every name, and an e-mail only for users who may sign in', async () => {
    await test.addUser('gelen', 'editor');
    await test.addUser('giden', 'editor', { status: 'inactive' });
    await test.addUser('kapali', 'editor', { panelAccess: false });
    const names = ['gelen', 'giden', 'kapali', 'kimse', "o'brien", '%'];
    const replies = await Promise.all(names.map((name) => forget(name)));
    expect(new Set(replies.map(({ statusCode, body }) => statusCode + body)).size).toBe(1);
    for (const name of ['giden', 'kapali'])
      expect(await test.emails(`${name}@ufuk.test`)).toEqual([]);
    expect(await test.emails('gelen@ufuk.test')).toHaveLength(1);
  });

  it('is stored without readable values while it waits', async () => {
    await forget('parolami-buraya-yazdim');
    const { rows } = await test.app.services.db.execute(
      sql`select data::text as data from pgboss.job where name = 'emails'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('parolami-buraya');
  });

  it('causes at most three e-mails an hour to one account', async () => {
    await test.addUser('sevilen', 'editor');
    await Promise.all(Array.from({ length: 8 }, () => forget('sevilen')));
    expect(await test.emails('sevilen@ufuk.test')).toHaveLength(3);
    later(61 * MINUTE);
    await forget('sevilen');
    expect(await test.emails('sevilen@ufuk.test')).toHaveLength(4);
  });

  it('causes no more e-mails with parallel requests', async () => {
    await test.addUser('cokislenen', 'editor');
    const op = operationOf(test.app.services, VISITOR);
    const asked = { username: 'cokislenen', from: op.from };
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => openReset(op, randomUUID(), asked)),
    );
    expect(opened.filter((user) => user !== null)).toHaveLength(3);
  });

  it('causes e-mails again after the clock was set back by a year', async () => {
    await test.addUser('gelecekte', 'editor');
    const open = () => {
      const op = operationOf(test.app.services, VISITOR);
      return openReset(op, randomUUID(), { username: 'gelecekte', from: op.from });
    };
    const year = 366 * 24 * 60 * MINUTE;
    later(year);
    for (let n = 0; n < 3; n++) expect(await open()).not.toBeNull();
    expect(await open()).toBeNull();
    later(-year);
    expect(await open()).not.toBeNull();
  });

  it('has a link that is valid for an hour after the e-mail was sent, even if sending was delayed', async () => {
    const id = await test.addUser('bekleyen', 'editor');
    const linkId = randomUUID();
    const write = () => {
      const op = operationOf(test.app.services, VISITOR);
      return openReset(op, linkId, { username: 'bekleyen', from: op.from });
    };
    const token = makeLinkToken(test.app.services.secretKey, linkId);
    await write();
    later(61 * MINUTE);
    expect((await look(token)).statusCode).toBe(404);
    expect(await write()).toMatchObject({ id });
    later(59 * MINUTE);
    expect((await set(token)).statusCode).toBe(200);
    expect(await write()).toBeNull();
    expect((await look(token)).statusCode).toBe(404);
    expect(await linksOf(id)).toHaveLength(1);
  });

  it('can be requested ten times an hour from one network, over all its addresses', async () => {
    const ask = (n: number) => forget('kimse', `2001:db8:1:2:${n.toString(16)}::${n}`);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(n + 1)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = replies.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await forget('kimse', '2001:db8:1:3::1')).statusCode).toBe(200);
    later(61 * MINUTE);
    expect((await ask(1)).statusCode).toBe(200);
  });
});

describe('a password link', () => {
  it('works once, for one of twenty parallel uses', async () => {
    const { id, token } = await withLink('tek');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => set(token, `${NEW}-${n}`)),
    );
    const codes = replies.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array(19).fill(404)]);
    const winner = replies.findIndex(({ statusCode }) => statusCode === 200);
    expect((await signIn('tek', `${NEW}-${winner}`)).statusCode).toBe(200);
    expect((await look(token)).statusCode).toBe(404);
    expect((await linksOf(id)).filter(({ usedAt }) => usedAt !== null)).toHaveLength(1);
  });

  it('that is not valid has the same reply for every reason', async () => {
    const { id, token } = await withLink('sahte');
    const [link] = await linksOf(id);
    const linkId = link?.id as string;
    const key = test.app.services.secretKey;
    const name = Buffer.from(linkId.replaceAll('-', ''), 'hex');
    const otherPurpose = createHmac('sha256', key).update('access-token').update(name).digest();
    const forged = [
      '',
      'a',
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      makeLinkToken(Buffer.alloc(32, 9), linkId),
      makeLinkToken(key, '00000000-0000-4000-8000-000000000000'),
      String((await test.signIn('sahte')).authorization).slice(7),
      Buffer.concat([name, otherPurpose]).toString('base64url'),
      '../../etc/passwd',
    ];
    for (const wrong of forged) {
      for (const reply of [await look(wrong), await set(wrong)])
        expect([wrong, reply.statusCode, reply.json().error?.code ?? reply.json().code]).toEqual([
          wrong,
          404,
          'linkDead',
        ]);
    }
    expect((await look('x'.repeat(201))).statusCode).toBe(422);
    expect((await set(token)).statusCode).toBe(200);
  });

  it('expires after an hour, that of an invitation after seven days', async () => {
    const { token } = await withLink('gec');
    await invited('davetli');
    const invitation = tokenIn(last(await test.emails('davetli@ufuk.test')));
    later(60 * MINUTE - 1);
    expect((await look(token)).statusCode).toBe(200);
    later(1);
    expect((await look(token)).statusCode).toBe(404);
    expect((await set(token)).statusCode).toBe(404);
    later(7 * 24 * 60 * MINUTE - 60 * MINUTE - 1);
    expect((await look(invitation)).json().data.reason).toBe('invitation');
    later(1);
    expect((await set(invitation)).statusCode).toBe(404);
  });

  it('does nothing for a user who was made inactive after the e-mail was sent', async () => {
    const { id, token } = await withLink('kapanan');
    const { db } = test.app.services;
    for (const change of [{ status: 'inactive' as const }, { panelAccess: false }]) {
      await db.update(users).set(change).where(eq(users.id, id));
      expect((await look(token)).statusCode).toBe(404);
      expect((await set(token)).statusCode).toBe(404);
      await db.update(users).set({ status: 'active', panelAccess: true }).where(eq(users.id, id));
    }
    expect((await set(token)).statusCode).toBe(200);
  });

  it('invalidates every other open link and ends every session', async () => {
    const { id, token: first } = await withLink('cok');
    const headers = await test.signIn('cok');
    await forget('cok');
    const second = tokenIn(last(await test.emails('cok@ufuk.test')));
    expect(second).not.toBe(first);
    expect((await set(second)).statusCode).toBe(200);
    expect((await set(first)).statusCode).toBe(404);
    expect((await linksOf(id)).every(({ usedAt }) => usedAt !== null)).toBe(true);
    const reply = await test.call({ method: 'GET', url: '/api/contents', headers });
    expect(reply.statusCode).toBe(401);
    expect(last(await test.emails('cok@ufuk.test'))?.subject).toBe('Parolanız değiştirildi');
  });

  it('can be used again after a refused password, and the error names the field', async () => {
    const { token } = await withLink('zayif');
    for (const [password, rule] of [
      ['Kisa-1', /en az 10/],
      ['kucukharfler-12', /büyük ve küçük harf/],
      ['Galatasaray.1905', /kolay tahmin/],
      ['Zayif.Zayif.77', /kolay tahmin/],
    ] as const) {
      const reply = await set(token, password);
      expect([password, reply.statusCode]).toEqual([password, 422]);
      expect(reply.body).toMatch(rule);
      expect(reply.body).toContain('"password"');
    }
    expect((await set(token)).statusCode).toBe(200);
  });
});

describe('an invitation', () => {
  it('lets a user without a password set one, in the language of the inviting user', async () => {
    await invited('yeni', { name: 'Yeni', surname: 'Üye' });
    expect((await signIn('yeni', '')).statusCode).not.toBe(200);
    const [email] = await test.emails('yeni@ufuk.test');
    expect(email?.subject).toMatch(/yönetim paneline davetlisiniz$/);
    expect(email?.text).toContain('yeni@ufuk.test adresiyle gireceksiniz');
    expect((await set(tokenIn(email))).statusCode).toBe(200);
    expect((await signIn('yeni', NEW)).statusCode).toBe(200);
  });

  it('that is sent again invalidates the earlier one', async () => {
    const id = await invited('tekrar');
    const first = tokenIn(last(await test.emails('tekrar@ufuk.test')));
    await invite(id);
    const second = tokenIn(last(await test.emails('tekrar@ufuk.test')));
    expect((await look(first)).statusCode).toBe(404);
    expect((await look(second)).statusCode).toBe(200);
  });

  it('is not sent to a user who was made inactive before it was sent', async () => {
    await invited('vazgecilen', { status: 'inactive' });
    expect(await test.emails('vazgecilen@ufuk.test')).toEqual([]);
  });
});

describe('changing the own password', () => {
  const change = (headers: Record<string, string>, payload: object, language = 'en') =>
    test.call({
      method: 'PUT',
      url: '/api/account/password',
      payload,
      headers: { ...headers, 'accept-language': language },
    });

  it('5.10 ends all other sessions, informs the owner and is recorded', async () => {
    const id = await test.addUser('degisen', 'editor');
    const [here, elsewhere] = [await test.signIn('degisen'), await test.signIn('degisen')];
    const reply = await change(here, { currentPassword: PASSWORD, password: NEW });
    expect(reply.json()).toEqual({ success: true, message: 'Password updated successfully.' });
    const list = (headers: Record<string, string>) =>
      test.call({ method: 'GET', url: '/api/contents', headers });
    expect((await list(here)).statusCode).toBe(200);
    expect((await list(elsewhere)).statusCode).toBe(401);
    expect((await signIn('degisen', PASSWORD)).statusCode).toBe(401);
    const [email] = await test.emails('degisen@ufuk.test');
    expect(email?.subject).toBe('Your password was changed');
    const { db } = test.app.services;
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user?.passwordChangedAt).toEqual(test.now.value);
    const [event] = await db
      .select()
      .from(auditEvents)
      .where(sql`${auditEvents.action} = 'password.change' and ${auditEvents.subjectId} = ${id}`);
    expect(event).toMatchObject({ actorId: id, before: null, after: null });
  });

  it.each([
    [
      'that was set through the link of an e-mail',
      async (id: string): Promise<Change> => [
        ['update users set password_hash = $2 where id = $1', [id, await hashPassword(OTHER)]],
      ],
      OTHER,
    ],
    [
      'of the user who ended this session',
      async (id: string): Promise<Change> => [
        ['select from users where id = $1 for no key update', [id]],
        ['delete from sessions where user_id = $1', [id]],
      ],
      PASSWORD,
    ],
  ])(
    'is refused if another request was faster, and the password stays the one %s',
    async (_what, other, stays) => {
      const name = `yarisan-${randomUUID()}`;
      const id = await test.addUser(name, 'editor');
      const headers = await test.signIn(name);
      const payload = { currentPassword: PASSWORD, password: NEW };
      const reply = await runDuringChange(test, await other(id), () => change(headers, payload));
      expect(reply.statusCode, reply.body).toBe(401);
      expect((await signIn(name, stays)).statusCode).toBe(200);
    },
  );

  it('needs the current one, with at most ten wrong attempts', async () => {
    await test.addUser('acikmasa', 'editor');
    const headers = await test.signIn('acikmasa');
    const guess = () =>
      change(headers, { currentPassword: 'Yanlis-Tahmin-1', password: NEW }, 'tr');
    const replies = await Promise.all(Array.from({ length: 12 }, guess));
    expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect(replies.find(({ statusCode }) => statusCode === 422)?.body).toContain(
      '"currentPassword"',
    );
    expect((await change(headers, { currentPassword: PASSWORD, password: NEW })).statusCode).toBe(
      429,
    );
    later(16 * MINUTE);
    const again = await test.signIn('acikmasa');
    expect((await change(again, { currentPassword: PASSWORD, password: OTHER })).statusCode).toBe(
      200,
    );
  });

  it('needs a session, and accepts no other field', async () => {
    const payload = { currentPassword: PASSWORD, password: NEW };
    expect((await change({}, payload)).statusCode).toBe(401);
    const headers = await test.signIn('gelen');
    expect((await change(headers, { ...payload, role: 'admin' })).statusCode).toBe(422);
  });
});

describe('a password with ö, ü or İ', () => {
  const typed = 'Gökyüzü-İçin-7';

  it('is the same from a keyboard that composes letters', async () => {
    await test.addUser('mektepli', 'editor', {
      passwordHash: await hashPassword(typed.normalize('NFD')),
    });
    for (const form of ['NFC', 'NFD'])
      expect((await signIn('mektepli', typed.normalize(form))).statusCode).toBe(200);
    expect((await signIn('mektepli', 'Gokyuzu-Icin-7')).statusCode).toBe(401);
  });

  it('counts as many characters and special characters as are visible', () => {
    for (const form of ['NFC', 'NFD']) {
      const parse = (password: string) => NewPassword.safeParse(password.normalize(form)).success;
      expect([parse('Öğüüü-ş1x'), missingParts('Öğüüü-ş1x'.normalize(form))]).toEqual([
        false,
        ['long'],
      ]);
      expect([parse('Öğüüüşş1xx'), missingParts('Öğüüüşş1xx'.normalize(form))]).toEqual([
        false,
        ['special'],
      ]);
      expect([parse(typed), missingParts(typed.normalize(form))]).toEqual([true, []]);
    }
  });
});

describe('a password that is easy to guess', () => {
  const mayer = [
    'mayer',
    'jana.mayer@ornek.example',
    'Jana',
    'Mayer',
    'Liberal Ufuk Partisi',
    'Ufuk',
  ];

  it.each([
    'Password123!',
    'P@ssw0rd2026',
    '1Password!!',
    'Galatasaray.1905',
    'GALATASARAY-1905a',
    'FENERBAHçE_1907',
    'Beşiktaş*1903',
    'İstanbul+Ankara34',
    'Şifre.1234567',
    '$1Fre-2026-$1fre',
    'ISPARTA.32.isparta',
    'Qwerty12345!',
    '1qaz2WSX!!',
    'Asdasdasd1!',
    'Aaaaaaaa1!',
    'Ataturk1881!',
    'Diyarbakır.21',
    'Mayer-Jana-88',
    'jM4y3r!Jana00',
    'Ornek.Parti9',
    'UFUK-ufuk-2026',
    'Liberal.Masa.7',
    // Only the library finds these: a date, a keyboard pattern, a sequence, an English word.
    '29.Ekim.1923',
    'Ekim-29/10/1923',
    'Zxcvbnm,./1',
    'Abcdefgh-123',
    'Dragonfly-77',
  ])('is refused: %s', async (password) => {
    await expect(requireStrongWithout(password, mayer)).rejects.toMatchObject({
      faults: { password: { rule: expect.stringMatching(/^password(Common|Personal)$/) } },
    });
  });

  it.each([
    ['Mayer-Jana-88', 'mayer'],
    ['jM4y3r!Jana00', 'mayer'],
    ['Sessiz.Ornek9', 'ornek'],
    ['UFUK-ufuk-2026', 'Ufuk'],
    ['Gece/Lİberal.7', 'Liberal'],
  ])('is refused with the word that makes %s easy to guess', async (password, word) => {
    await expect(requireStrongWithout(password, mayer)).rejects.toMatchObject({
      faults: { password: { rule: 'passwordPersonal', values: { word } } },
    });
  });

  it.each([
    PASSWORD,
    NEW,
    OTHER,
    'at-Pil-Zımba9-doğru',
    'x7!Kq2#mVz9@Lp',
    'k7!Q2#m9@L4z',
    'Üç kedi 2 çatıda uyur!',
  ])('is not a password like: %s', async (password) => {
    await expect(requireStrongWithout(password, mayer)).resolves.toBeUndefined();
  });

  it('is checked only up to the maximum length of a password', async () => {
    const sent = `${'a'.repeat(PASSWORD_MAX)}, üç kedi 2 çatıda uyur!`;
    await expect(requireStrongWithout(sent, mayer)).rejects.toMatchObject({
      faults: { password: { rule: 'passwordCommon' } },
    });
  });

  it('can be one with forty easy characters at the start; only these are checked', async () => {
    const strong = 'x7!Kq2#mVz9@Lp';
    await expect(requireStrongWithout(strong, [])).resolves.toBeUndefined();
    await expect(requireStrongWithout('Aa1!'.repeat(10) + strong, [])).rejects.toMatchObject({
      faults: { password: { rule: 'passwordCommon' } },
    });
  });
});
