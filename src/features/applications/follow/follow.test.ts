import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { APPLICANT, SUBMITTED } from '../../../../tests/harness/applications.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { attemptCounters } from '../../identity/attempts/tables.server.ts';
import { privacyRequests } from '../../privacy/tables.server.ts';
import { submitApplication } from '../form/submit.server.ts';
import { type LinkPurpose, makeLinkToken } from '../links.server.ts';
import { decryptSecrets, IDENTITY } from '../secrets.server.ts';
import type { Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';

const HOUR = 3_600_000;

let test: TestApp;
let op: Operation;
let id: string;
let code: string;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  op = operationOf(test.app.services, VISITOR, { address: '198.51.100.7', userAgent: '' });
  await op.db.delete(applications);
  await op.db.delete(privacyRequests);
  await op.db.delete(attemptCounters);
  ({ id, code } = await submitApplication(op, APPLICANT, SUBMITTED));
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });
let sender = 0;
/** Sends the form of a page as a browser does, from a new network each time. */
async function send(url: string, fields: Record<string, string>, remoteAddress = '') {
  const { body } = await get(url);
  const token = /name="form-token" value="([^"]+)"/.exec(body)?.[1] ?? '';
  sender += 1;
  return test.call({
    method: 'POST',
    url: url.split('?')[0] as string,
    payload: new URLSearchParams({ ...fields, 'form-token': token }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    remoteAddress: remoteAddress || `10.0.${Math.trunc(sender / 250)}.${(sender % 250) + 1}`,
  });
}
const row = async () => {
  const [found] = await op.db.select().from(applications).where(eq(applications.id, id));
  if (!found) throw new Error('There is no such application.');
  return found;
};
const timeline = async () => {
  const { kind, actorKind, fromStatus, toStatus, details } = applicationEvents;
  const events = await op.db
    .select({ kind, actorKind, fromStatus, toStatus, details })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.seq));
  return events.filter((event) => !event.kind.startsWith('email') && event.kind !== 'submitted');
};
const change = (values: Partial<typeof applications.$inferInsert>) =>
  op.db.update(applications).set(values).where(eq(applications.id, id));
const later = (ms: number) => {
  test.now.value = new Date(test.now.value.getTime() + ms);
};
const tokenFor = (purpose: LinkPurpose, endsAt: Date | null = null, of = id) =>
  makeLinkToken(op.keys, purpose, of, endsAt);

/** Requests a one-time code; returns the address of the page for it, and the code of the e-mail. */
async function askForCode(fields = { code, email: APPLICANT.email }) {
  const reply = await send('/basvurum', fields);
  const emails = await test.emails(APPLICANT.email);
  const digits = /\b(\d{4} \d{4})\b/.exec(
    emails.filter(({ subject }) => subject === 'Tek kullanımlık kodunuz').at(-1)?.text ?? '',
  )?.[1];
  const page = reply.headers.location as string;
  return { reply, page, digits: digits ?? '', request: page?.split('istek=')[1] ?? '' };
}

describe('the status page', () => {
  it('opens with the one-time code of the e-mail, once, and is not stored anywhere', async () => {
    const { page, digits, request } = await askForCode({
      code: code.toLowerCase().replaceAll('-', ' '),
      email: APPLICANT.email.toUpperCase(),
    });
    const reply = await send(page, { request, digits });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`${code} kodlu başvurunuz`);
    expect(reply.body).toContain('20 Kasım 2026');
    expect(reply.body).toContain('/basvurum/geri-cek?t=');
    expect(reply.body).not.toContain('/basvurum/tamamla?t=');
    expect(reply.body).not.toMatch(/Örnekçi|zeynep@|Fenerbahçe|10000000146/);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'strict-origin',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    const again = await send(page, { request, digits });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('Kod doğru değil, kullanılmış ya da süresi geçmiş.');
    expect(again.body).not.toContain('/basvurum/geri-cek');
  });

  it('shows what staff wrote to the applicant about the current status, and the decision', async () => {
    const key = op.keys.recordKey((await row()).recordKey);
    const tell = (toStatus: Status, message: string) =>
      addEvent(op.db, op, { id, key }, { kind: 'status', toStatus, message, reason: 'İç not' });
    const open = async () => {
      const { page, digits, request } = await askForCode();
      return (await send(page, { request, digits })).body;
    };
    await tell('reddedildi', 'Önceki gerekçe');
    await tell('inReview', '');
    await change({ status: 'inReview' });
    expect(await open()).not.toContain('Önceki gerekçe');
    await tell('reddedildi', 'Üyeliğiniz <b>sürüyor</b>.\nİtiraz edebilirsiniz.');
    const decision = { decisionNumber: '2026/14', decisionDate: '2026-11-18' };
    await change({ status: 'reddedildi', ...decision });
    const body = await open();
    for (const words of [
      'Üyeliğiniz &lt;b&gt;sürüyor&lt;/b&gt;.\nİtiraz edebilirsiniz.',
      '2026/14',
      '18 Kasım 2026',
    ])
      expect(body).toContain(words);
    for (const words of ['Önceki gerekçe', 'İç not']) expect(body).not.toContain(words);
    // Somebody else reads it.
    await change({ frozenAt: op.now });
    expect(await open()).not.toContain('İtiraz edebilirsiniz');
  });

  it('has the same reply for an unknown code and another address as for the right ones', async () => {
    const replies = [];
    for (const fields of [
      { code, email: APPLICANT.email },
      { code: 'B-2222-2222', email: APPLICANT.email },
      { code, email: 'baskasi@posta.example' },
    ]) {
      const { reply } = await askForCode(fields);
      const { body, statusCode, headers } = reply;
      replies.push([statusCode, body, headers.location?.toString().replace(/[\da-f-]{36}/, '')]);
      const shown = await get(headers.location as string);
      replies.push(shown.body.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ''));
    }
    expect(new Set(replies.map(String)).size).toBe(2);
    const emails = await test.emails('baskasi@posta.example');
    expect(emails).toEqual([]);
  });

  it('does not open after five wrong codes, or later than 15 minutes', async () => {
    const first = await askForCode();
    for (let n = 0; n < 5; n++)
      expect(
        (await send(first.page, { request: first.request, digits: '00000000' })).statusCode,
      ).toBe(422);
    const right = await send(first.page, { request: first.request, digits: first.digits });
    expect(right.statusCode).toBe(422);
    const second = await askForCode();
    later(16 * 60_000);
    const late = await send(second.page, { request: second.request, digits: second.digits });
    expect(late.statusCode).toBe(422);
  });

  it('opens with the newest code only', async () => {
    const first = await askForCode();
    const second = await askForCode();
    expect(second.digits).not.toBe(first.digits);
    const old = await send(first.page, { request: first.request, digits: first.digits });
    expect(old.statusCode).toBe(422);
    const swapped = await send(second.page, { request: first.request, digits: second.digits });
    expect(swapped.statusCode).toBe(422);
    const right = await send(second.page, { request: second.request, digits: second.digits });
    expect(right.statusCode).toBe(200);
  });

  it('one of many parallel tries with the right code opens it', async () => {
    const { page, digits, request } = await askForCode();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send(page, { request, digits })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('sends at most five codes an hour to one address, and accepts ten requests of a network', async () => {
    const before = (await test.emails(APPLICANT.email)).length;
    for (let n = 0; n < 7; n++) await askForCode();
    expect((await test.emails(APPLICANT.email)).length - before).toBe(5);
    const fields = { code: 'B-2222-2222', email: 'a@b.example' };
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await send('/basvurum', fields, '203.0.113.9')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    later(2 * HOUR);
  });

  it('is asked for with a filled-in code when the link of an e-mail is opened', async () => {
    const reply = await get(`/de/basvurum?kod=${code}`);
    expect(reply.body).toMatch(new RegExp(`name="code"[^>]*value="${code}"`));
    expect(reply.body).toContain('name="robots" content="noindex');
    expect(reply.headers['cache-control']).toBe('no-store, no-transform');
    expect((await get('/basvurum')).headers['cache-control']).toContain('public');
    const wrong = await send('/basvurum', { code: 'B-1', email: 'x' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Başvuru kodunu B-7K4M-9XQ2 biçiminde yazın.');
  });

  it('is opened by an e-mail in the language of the application, not of the page', async () => {
    await change({ locale: 'de' });
    await send('/es/basvurum', { code, email: APPLICANT.email });
    const email = (await test.emails(APPLICANT.email)).at(-1);
    expect(email?.subject).toBe('Ihr Einmalcode');
    expect(email?.text).toContain('/de/basvurum/durum?istek=');
    expect(email?.text).toContain('/de/basvurum/ben-yapmadim#t=');
  });

  it('stores neither the code nor what was entered', async () => {
    const { digits } = await askForCode();
    const { rows } = await op.db.execute<{ text: string }>(sql`
      select concat((select string_agg(c::text, '') from application_codes c),
        (select string_agg(j::text, '') from pgboss.job j)) as text`);
    const text = rows[0]?.text ?? '';
    expect(text).toContain('applicationCode');
    for (const secret of [digits, digits.replace(' ', ''), APPLICANT.email, code])
      expect(text).not.toContain(secret);
  });
});

describe('the denial of an application', () => {
  it('freezes it when the button is pressed, and not when the link is opened', async () => {
    const [email] = await test.emails(APPLICANT.email).then((all) => all.slice(-1));
    const [, path = '', secret] =
      /http:\/\/ufuk\.test(\/basvurum\/ben-yapmadim)#t=([\w-]+)/.exec(email?.text ?? '') ?? [];
    // As in the e-mails of the release before.
    const url = `${path}?t=${secret}`;
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(code);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'referrer-policy': 'strict-origin',
    });
    for (let n = 0; n < 3; n++) await get(url);
    await test.call({ method: 'HEAD', url });
    expect((await row()).frozenAt).toBeNull();
    const token = url.split('t=')[1] as string;
    for (let n = 0; n < 2; n++) {
      const reply = await send(url, { token });
      // The second time the page has no form, so the token of the form is missing.
      expect(reply.statusCode).toBe(n === 0 ? 303 : 422);
      if (n === 0) {
        const done = await get(reply.headers.location as string);
        expect(done.body).toContain('Bildiriminizi aldık');
      } else expect(reply.body).toContain('Bildiriminizi aldık');
    }
    expect((await row()).frozenAt).toEqual(test.now.value);
    expect(await timeline()).toMatchObject([{ kind: 'denied', actorKind: 'applicant' }]);
    expect((await get(url)).body).toContain('Bildiriminizi aldık');
  });

  it.each([
    ['ben-yapmadim', 'denial', 'Bu başvuruyu siz yapmadınız mı?'],
    ['tamamla', 'completion', 'Bu bağlantı artık geçerli değil'],
  ] as const)(
    'a link of an e-mail keeps its secret after the #: /%s asks for it and then shows the page',
    async (name, purpose, shown) => {
      const url = `/basvurum/${name}`;
      const asked = await get(url);
      expect(asked.statusCode).toBe(200);
      expect(asked.body).toContain('Bağlantıyı açın');
      const token = tokenFor(purpose);
      for (const sent of [token, ` http://ufuk.test${url}#t=${token} `]) {
        const opened = await send(url, { token: sent, open: '1' });
        expect(opened.statusCode).toBe(200);
        expect(opened.body).toContain(shown);
        expect(opened.headers['cache-control']).toContain('no-store');
      }
      expect((await row()).frozenAt).toBeNull();
    },
  );

  it('two clicks at the same time are one denial', async () => {
    const url = `/basvurum/ben-yapmadim?t=${tokenFor('denial')}`;
    const token = tokenFor('denial');
    const replies = await Promise.all([send(url, { token }), send(url, { token })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await timeline()).toHaveLength(1);
  });

  it('is refused with a token that is foreign, changed, for something else or of a deleted application', async () => {
    const own = tokenFor('denial');
    const wrong = [
      '',
      'abc',
      own.slice(0, -2),
      `${own[0] === 'A' ? 'B' : 'A'}${own.slice(1)}`,
      tokenFor('withdrawal'),
      tokenFor('denial', new Date(test.now.value.getTime() - 1)),
      tokenFor('denial', null, '11111111-2222-4333-8444-555555555555'),
    ];
    for (const token of wrong) {
      const url = `/basvurum/ben-yapmadim?t=${token}`;
      // Without a token the page asks for it.
      const page = token && (await get(url)).body;
      if (page) expect(page, token).toContain('Bu bağlantı artık geçerli değil');
      expect(page).not.toContain('form-token');
      const form = `/basvurum/ben-yapmadim?t=${own}`;
      const reply = await send(form, { token });
      expect(reply.statusCode, token).toBe(409);
      expect(reply.body).toContain('Bu bağlantı artık geçerli değil');
    }
    expect((await row()).frozenAt).toBeNull();
  });

  it('is refused when another site sends it', async () => {
    const reply = await test.call({
      method: 'POST',
      url: '/basvurum/ben-yapmadim',
      payload: `token=${tokenFor('denial')}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(reply.statusCode).toBe(403);
    expect((await row()).frozenAt).toBeNull();
  });
});

describe('the withdrawal of an application', () => {
  it('closes it, is in the timeline, and is confirmed by e-mail', async () => {
    const url = `/basvurum/geri-cek?t=${tokenFor('withdrawal')}`;
    expect((await get(url)).body).toContain('Bu işlem geri alınamaz');
    expect((await row()).status).toBe('application');
    const reply = await send(url, { token: tokenFor('withdrawal') });
    expect(reply.headers.location).toBe('/basvurum/geri-cek?sonuc=tamam');
    expect(await row()).toMatchObject({ status: 'withdrawn', submissionHash: null });
    expect(await timeline()).toEqual([
      {
        kind: 'status',
        actorKind: 'applicant',
        fromStatus: 'application',
        toStatus: 'withdrawn',
        details: {},
      },
    ]);
    const emails = await test.emails(APPLICANT.email);
    expect(emails.at(-1)?.subject).toBe(`Başvurunuz geri çekildi: ${code}`);
  });

  it('is not possible when membership is complete, or the link has expired', async () => {
    const form = `/basvurum/geri-cek?t=${tokenFor('withdrawal')}`;
    const { body } = await get(form);
    expect(body).toContain('form-token');
    const expired = tokenFor('withdrawal', new Date(test.now.value.getTime() - 1));
    expect((await send(form, { token: expired })).statusCode).toBe(409);
    await change({ status: 'uyelikIslemleriTamamlandi' });
    expect((await get(form)).body).toContain('Bu bağlantı artık geçerli değil');
    expect((await row()).status).toBe('uyelikIslemleriTamamlandi');
  });
});

describe('completing missing fields', () => {
  const page = (missingFields: string[]) =>
    change({ status: 'missingInformation', missingFields }).then(
      () => `/basvurum/tamamla?t=${tokenFor('completion')}`,
    );
  const token = () => tokenFor('completion');
  const secrets = async () =>
    decryptSecrets(op.keys, await row(), ['tcKimlikNo', 'tcSerialNumber', 'address', 'phone']);

  it('asks for just those, stores them encrypted, and moves the application to review', async () => {
    const url = await page(['address', 'tcKimlikNo']);
    const { body } = await get(url);
    const names = [...body.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const own = names.filter((name) => !/^(form-|ara$)/.test(name as string));
    expect(own).toEqual(['token', 'tcKimlikNo', 'address']);
    expect(body).not.toMatch(/Fenerbahçe|10000000146/);
    const before = await row();
    const reply = await send(url, {
      token: token(),
      tcKimlikNo: '190 909 090 18',
      address: '<b>Yeni Sok.</b>',
    });
    expect(reply.headers.location).toBe('/basvurum/tamamla?sonuc=tamam');
    expect((await get(reply.headers.location as string)).body).toContain('Bilgilerinizi aldık');
    expect(await secrets()).toEqual({
      tcKimlikNo: '19090909018',
      tcSerialNumber: APPLICANT.tcSerialNumber,
      address: '<b>Yeni Sok.</b>',
      phone: APPLICANT.phone,
    });
    const after = await row();
    expect(after).toMatchObject({ status: 'inReview', missingFields: [] });
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.identityHash.bytes).toEqual(op.keys.hash(IDENTITY, '19090909018').bytes);
    expect(await timeline()).toMatchObject([
      { kind: 'completed', actorKind: 'applicant', details: { fields: ['tcKimlikNo', 'address'] } },
      {
        kind: 'status',
        actorKind: 'applicant',
        fromStatus: 'missingInformation',
        toStatus: 'inReview',
      },
    ]);
    expect((await get(url)).body).toContain('Bu bağlantı artık geçerli değil');
    const emails = await test.emails(APPLICANT.email);
    expect(emails.at(-1)?.subject).toBe(`Başvurunuz inceleniyor: ${code}`);
  });

  it('refuses other fields, wrong ones and missing ones, and changes nothing', async () => {
    const url = await page(['address', 'city']);
    const right = { token: token(), address: 'Yeni Sok. 3', city: '6', district: 'Çankaya' };
    const wrong: Record<string, string>[] = [
      { ...right, phone: '0532 000 42 18' },
      { ...right, status: 'uyelikIslemleriTamamlandi' },
      { ...right, name: 'Ayşe' },
      { ...right, frozenAt: '' },
      { ...right, address: '' },
      { ...right, city: '82' },
      { ...right, district: 'Kadıköy' },
      { token: token(), address: 'Yeni Sok. 3', city: '6' },
      { token: token() },
    ];
    const before = await row();
    for (const fields of wrong) {
      const reply = await send(url, fields);
      expect(reply.statusCode, JSON.stringify(fields)).toBe(422);
      expect(reply.body).not.toMatch(/platform:|apply:|applicationFields:/);
    }
    expect(await row()).toEqual(before);
    expect((await send(url, right)).statusCode).toBe(303);
    expect(await row()).toMatchObject({ city: 6, district: 'Çankaya', status: 'inReview' });
  });

  it('takes a date in three parts, and a district of the stored province', async () => {
    const url = await page(['birthDate', 'district']);
    expect((await get(url)).body).not.toContain('>Çankaya<');
    const fields = { token: token(), district: 'Beşiktaş', 'birthDate-day': '5' };
    expect((await send(url, fields)).body).toContain('value="5"');
    const reply = await send(url, { ...fields, 'birthDate-month': '2', 'birthDate-year': '1990' });
    expect(reply.statusCode).toBe(303);
    expect(decryptSecrets(op.keys, await row(), ['birthDate'])).toEqual({
      birthDate: '1990-02-05',
    });
  });

  it('is not possible with an old link, after a denial, or in another status', async () => {
    const form = await page(['address']);
    const old = tokenFor('completion', new Date(test.now.value.getTime() - 1));
    const fields = { address: 'Yeni Sok. 3' };
    expect((await send(form, { ...fields, token: old })).statusCode).toBe(409);
    for (const values of [
      { frozenAt: test.now.value },
      { frozenAt: null, status: 'inReview' as const },
    ]) {
      await change(values);
      expect((await get(form)).body).toContain('Bu bağlantı artık geçerli değil');
    }
    expect((await secrets()).address).toBe(APPLICANT.address);
  });
});

it('a request about the own data is filed with a code, and is in the timeline', async () => {
  const url = `/basvurum/verilerim?t=${tokenFor('privacy')}`;
  const token = tokenFor('privacy');
  const text = '<script>alert(1)</script>';
  const refused = await send(url, { token, text });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Ne istediğinizi seçin.');
  expect(refused.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const reply = await send(url, { token, kind: 'deletion', text });
  const [filed] = await op.db.select().from(privacyRequests);
  expect(reply.headers.location).toBe(`/basvurum/verilerim?sonuc=${filed?.code}`);
  expect((await get(reply.headers.location as string)).body).toContain(filed?.code);
  expect(await timeline()).toMatchObject([
    {
      kind: 'privacyRequest',
      actorKind: 'applicant',
      details: { did: 'filed', code: filed?.code },
    },
  ]);
});

it('the same request about the own data is one, and a sixth that has no answer yet is refused', async () => {
  const token = tokenFor('privacy');
  const url = `/basvurum/verilerim?t=${token}`;
  const ask = (text: string) => send(url, { token, kind: 'information', text });
  const clicks = await Promise.all([ask('Hepsini istiyorum.'), ask('Hepsini istiyorum.')]);
  const [first, second] = clicks.map(({ headers }) => headers.location);
  expect(first).toMatch(/sonuc=K-/);
  expect(second).toBe(first);
  expect(await timeline()).toHaveLength(1);
  for (const text of ['2', '3', '4', '5']) expect((await ask(text)).statusCode).toBe(303);
  const refused = await ask('Altıncı isteğim');
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('Yanıtlanmamış beş isteğiniz var.');
  expect(refused.body).toContain('Altıncı isteğim');
  await op.db.update(privacyRequests).set({ state: 'answered' });
  expect((await ask('Altıncı isteğim')).statusCode).toBe(303);
});

it('no token of a link and no one-time code is logged', async () => {
  const lines: string[] = [];
  const { openLog } = await import('../../../platform/log.server.ts');
  const logged = await openTestApp(test.database, {
    logger: { loggerInstance: openLog('trace', { write: (line) => void lines.push(line) }) },
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const token = tokenFor('denial');
  await logged.call({ method: 'GET', url: `/basvurum/ben-yapmadim?t=${token}` });
  await logged.call({ method: 'GET', url: `/basvurum?kod=${code}` });
  await logged.close();
  expect(lines.join('')).toContain('/basvurum/ben-yapmadim');
  expect(lines.join('')).not.toContain(token);
  expect(lines.join('')).not.toContain(code);
});
