import { eq, gt, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPLICANT, SUBMITTED } from '../../../../tests/harness/applications.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { emailTemplates } from '../../email-templates/tables.server.ts';
import { submitApplication } from '../form/submit.server.ts';
import { copyOfApplication } from '../personal-data.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { texts } from '../texts.server.ts';
import type { StatusEmail } from './contract.ts';
import type { Application } from './schema.ts';

type Headers = Record<string, string>;

const MESSAGE = 'Başka bir partide <b>üyeliğiniz</b> sürüyor.\nİtiraz süresi on beş gündür.';
const DECISION = { decisionNumber: '2026/14', decisionDate: '2026-11-18' };

let test: TestApp;
let editor: Headers;
let admin: Headers;
let lastEvent = 0;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  await test.addUser('yonetici', 'admin');
});
beforeEach(async () => {
  editor = await test.signIn('editor');
  admin = await test.signIn('yonetici');
  const { db } = test.app.services;
  await db.delete(applications);
  await db.delete(emailTemplates);
  const [last] = await db.select({ seq: max(auditEvents.seq) }).from(auditEvents);
  lastEvent = last?.seq ?? 0;
});
afterAll(() => test.close());

const op = () => operationOf(test.app.services, SYSTEM);
let invention = 0;
/** An application in this status; its applicant has an address of its own. */
async function add(
  columns: Partial<typeof applications.$inferInsert> = {},
  locale: Locale = 'tr',
): Promise<{ id: string; email: string }> {
  invention += 1;
  const email = `kisi-${invention}@posta.example`;
  const applicant = { ...APPLICANT, email, tcKimlikNo: String(20_000_000_000 + invention) };
  const { id } = await submitApplication(op(), applicant, { ...SUBMITTED, locale });
  if (Object.keys(columns).length > 0)
    await op().db.update(applications).set(columns).where(eq(applications.id, id));
  return { id, email };
}
const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, headers = editor) =>
  test.call({ method, url: `/api/applications${path}`, headers, ...(payload && { payload }) });
const move = (id: string, payload: object) =>
  call('PUT', `/updateApplicationStatus/${id}`, payload);
const get = async (id: string): Promise<Application> => (await call('GET', `/${id}`)).json().data;
const preview = async (id: string, payload: object, headers = editor): Promise<StatusEmail> => {
  const reply = await call('POST', `/${id}/status-email`, payload, headers);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const faultsOf = async (reply: ReturnType<typeof call>) => {
  const { statusCode, ...rest } = await reply;
  return [statusCode, ...Object.keys(JSON.parse(rest.body).fields ?? {}).sort()];
};
const audited = () =>
  op().db.select().from(auditEvents).where(gt(auditEvents.seq, lastEvent)).orderBy(auditEvents.seq);
const emailOf = async (email: string) => (await test.emails(email)).at(-1);

describe('a rejection', () => {
  it('needs a message, which the applicant reads in the e-mail and staff in the timeline', async () => {
    const { id, email } = await add({ status: 'inReview' });
    for (const more of [
      { version: 1 },
      { reason: 'Kayıt' },
      { adminNote: 'Not' },
      { message: ' ' },
    ])
      expect(await faultsOf(move(id, { status: 'reddedildi', ...more }))).toEqual([422, 'message']);
    expect((await get(id)).status).toBe('inReview');
    const reason = 'Yargıtay kaydına bakıldı.';
    const moved = await move(id, { status: 'reddedildi', version: 1, reason, message: MESSAGE });
    expect(moved.statusCode, moved.body).toBe(200);
    const { timeline } = await get(id);
    expect(timeline.find(({ kind }) => kind === 'status')).toMatchObject({
      toStatus: 'reddedildi',
      message: MESSAGE,
      reason,
    });
    const sent = await emailOf(email);
    expect(sent?.text).toContain(`Gerekçe:\n${MESSAGE}`);
    expect(sent?.html).toContain('&lt;b&gt;üyeliğiniz&lt;/b&gt; sürüyor.<br>İtiraz');
    expect(sent?.text).not.toContain(reason);
    const { rows } = await op().db.execute<{ all: string }>(
      sql`select concat((select string_agg(a::text, '') from audit_events a),
        (select string_agg(e::text, '') from ${applicationEvents} e),
        (select string_agg(j::text, '') from pgboss.job j)) as all`,
    );
    expect(rows[0]?.all).not.toContain('üyeliğiniz');
  });

  it.each(['tr', 'en', 'de', 'es'] as const)(
    '7.12 by the call with the status alone says in the language of the form (%s) where to ask for the reason',
    async (locale) => {
      const { id, email } = await add({ status: 'inReview' }, locale);
      expect((await move(id, { status: 'reddedildi' })).statusCode).toBe(200);
      const sentence = String(texts[locale].applicationEmails?.withoutReason);
      const { timeline } = await get(id);
      expect(timeline.find(({ kind }) => kind === 'status')?.message).toBe(sentence);
      expect((await emailOf(email))?.text).toContain(sentence);
    },
  );

  it('of an application that its applicant denied has no message: another person reads it', async () => {
    const { id, email } = await add({ frozenAt: test.now.value });
    const refused = move(id, { status: 'reddedildi', message: MESSAGE });
    expect(await faultsOf(refused)).toEqual([422, 'message']);
    expect((await move(id, { status: 'reddedildi', version: 1 })).statusCode).toBe(200);
    expect((await emailOf(email))?.subject).toContain('kapatıldı');
  });
});

it('a message belongs to a rejection or to missing information, a decision to what was decided', async () => {
  const { id } = await add({ status: 'inReview' });
  const cases: [object, ...string[]][] = [
    [{ status: 'withdrawn', message: MESSAGE }, 'message'],
    [{ status: 'missingInformation', message: MESSAGE }, 'missingFields'],
    [{ status: 'missingInformation', ...DECISION }, 'decisionDate', 'decisionNumber'],
    [{ status: 'uyelikIslemleriTamamlandi', ...DECISION, message: MESSAGE }, 'message'],
    [{ status: 'uyelikIslemleriTamamlandi', version: 1 }, 'decisionDate', 'decisionNumber'],
    [{ status: 'uyelikIslemleriTamamlandi', decisionNumber: '14' }, 'decisionDate'],
    [{ status: 'reddedildi', message: MESSAGE, decisionDate: '2026-11-18' }, 'decisionNumber'],
    [
      { status: 'uyelikIslemleriTamamlandi', ...DECISION, decisionDate: '2026-11-21' },
      'decisionDate',
    ],
    [{ status: 'reddedildi', message: 'a'.repeat(2001) }, 'message'],
  ];
  for (const number of ['', '=1+1', 'a\nb', 'x'.repeat(41), '<b>'])
    cases.push([
      { status: 'uyelikIslemleriTamamlandi', ...DECISION, decisionNumber: number },
      'decisionNumber',
    ]);
  for (const [payload, ...fields] of cases)
    expect(await faultsOf(move(id, payload)), JSON.stringify(payload)).toEqual([422, ...fields]);
  expect(await get(id)).toMatchObject({ status: 'inReview', version: 1 });
});

it('missing information has a message below the fields', async () => {
  const { id, email } = await add();
  const missingFields = ['address'];
  await move(id, { status: 'missingInformation', missingFields, message: MESSAGE });
  expect((await emailOf(email))?.text).toContain(`Adres\n\n${MESSAGE}\n\n`);
  const other = await add();
  await move(other.id, { status: 'missingInformation', missingFields });
  // No gap where the message would be.
  expect((await emailOf(other.email))?.text).toContain('Adres\n\nBaşka');
});

describe('a decision', () => {
  it('has a number and a date in the details, the e-mail, the list and the copy for the applicant', async () => {
    const { id, email } = await add({ status: 'inReview' });
    const { id: other } = await add({ status: 'inReview' });
    await move(id, { status: 'uyelikIslemleriTamamlandi', version: 1, ...DECISION });
    await move(other, { status: 'uyelikIslemleriTamamlandi' });
    expect(await get(id)).toMatchObject(DECISION);
    const { timeline } = await get(id);
    expect(timeline.find(({ kind }) => kind === 'status')?.details).toMatchObject(DECISION);
    expect((await emailOf(email))?.text).toContain(
      'Karar no: 2026/14\nKarar tarihi: 18 Kasım 2026',
    );
    const found = async (query: string) => {
      const { data, total } = (
        await call('GET', `?status=uyelikIslemleriTamamlandi&${query}`)
      ).json();
      expect(total, query).toBe(data.length);
      return data.map((row: { id: string }) => row.id);
    };
    for (const query of [
      'decision=known',
      'decisionNumber=2026/14',
      'decidedFrom=2026-11-18',
      'decidedTo=2026-11-18',
      'decidedFrom=2026-11-01&decidedTo=2026-11-30',
    ])
      expect(await found(query), query).toEqual([id]);
    expect(await found('decision=none')).toEqual([other]);
    for (const query of ['decidedFrom=2026-11-19', 'decidedTo=2026-11-17', 'decisionNumber=2026'])
      expect(await found(query), query).toEqual([]);
    const { db } = op();
    const copy = await db.transaction((tx) => copyOfApplication(tx as never, op(), id));
    expect(copy.decision).toEqual({ number: '2026/14', date: '2026-11-18' });
  });

  it('is about one status: a rejected application that is reviewed again has none', async () => {
    const { id } = await add({ status: 'inReview' });
    await move(id, { status: 'reddedildi', message: MESSAGE, ...DECISION });
    expect(await get(id)).toMatchObject(DECISION);
    await move(id, { status: 'inReview' });
    expect(await get(id)).toMatchObject({ decisionNumber: null, decisionDate: null });
  });

  it('that is not known is added by everybody who handles applications; only an admin replaces it, with a reason', async () => {
    const { id } = await add({ status: 'inReview' });
    const put = (payload: object, headers = editor) =>
      call('PUT', `/${id}/decision`, payload, headers);
    expect((await put(DECISION)).json()).toMatchObject({ code: 'notDecided' });
    await move(id, { status: 'uyelikIslemleriTamamlandi' });
    const future = { ...DECISION, decisionDate: '2026-11-21' };
    expect(await faultsOf(put(future))).toEqual([422, 'decisionDate']);
    expect((await put({ ...DECISION, version: 2 })).json().data).toMatchObject(DECISION);
    const corrected = { ...DECISION, decisionNumber: '2026/15' };
    expect((await put(corrected)).statusCode).toBe(403);
    expect(await faultsOf(put(corrected, admin))).toEqual([422, 'correctionReason']);
    const correctionReason = 'Tutanakta 15 yazıyor.';
    expect((await put({ ...corrected, correctionReason, version: 2 }, admin)).statusCode).toBe(409);
    const done = await put({ ...corrected, correctionReason, version: 3 }, admin);
    expect(done.json().data).toMatchObject(corrected);
    expect((await get(id)).timeline.filter(({ kind }) => kind === 'decision')).toMatchObject([
      { details: corrected, reason: correctionReason },
      { details: DECISION, reason: '' },
    ]);
    const events = (await audited()).filter(({ action }) => action === 'application.decision');
    expect(events.at(-1)).toMatchObject({
      before: DECISION,
      after: { ...corrected, correctionReason: 'Tutanakta •• yazıyor.' },
    });
    test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
    const late = await put({ ...DECISION, correctionReason }, admin);
    expect(late.json().code).toBe('passwordConfirmationNeeded');
  });
});

describe('a completed membership', () => {
  const REOPENING = { correctionReason: 'Yanlış satır seçildi, 3. sıra.', message: MESSAGE };

  it('goes back to review only by an admin with a reason, and the applicant is told', async () => {
    const { id, email } = await add({ status: 'inReview' });
    await move(id, { status: 'uyelikIslemleriTamamlandi', version: 1, ...DECISION });
    await emailOf(email);
    expect((await move(id, { status: 'inReview' })).json().code).toBe('forbiddenMove');
    const reopen = (payload: object, headers = admin) =>
      call('POST', `/${id}/reopen`, payload, headers);
    expect((await reopen(REOPENING, editor)).statusCode).toBe(403);
    const empty = { correctionReason: 'Hata', message: ' ' };
    expect(await faultsOf(reopen(empty))).toEqual([422, 'correctionReason', 'message']);
    expect((await reopen({ ...REOPENING, version: 1 })).json().code).toBe('conflict');
    const shown = await preview(id, { status: 'inReview', message: MESSAGE }, admin);
    expect(shown.email).toBe('applicationReopened');
    const done = await reopen({ ...REOPENING, version: 2 });
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json().data).toMatchObject({
      status: 'inReview',
      decisionNumber: null,
      decisionDate: null,
      moves: ['missingInformation', 'reddedildi', 'uyelikIslemleriTamamlandi', 'withdrawn'],
    });
    expect((await get(id)).timeline.find(({ kind }) => kind === 'status')).toMatchObject({
      fromStatus: 'uyelikIslemleriTamamlandi',
      toStatus: 'inReview',
      message: MESSAGE,
      reason: REOPENING.correctionReason,
    });
    const sent = await emailOf(email);
    expect(sent?.subject).toContain('düzeltme');
    expect(sent?.text).toContain(MESSAGE);
    expect((await audited()).at(-1)).toMatchObject({
      action: 'application.reopen',
      before: { status: 'uyelikIslemleriTamamlandi' },
      after: { status: 'inReview', correctionReason: 'Yanlış satır seçildi, •. sıra.' },
    });
    expect((await reopen(REOPENING)).json().code).toBe('forbiddenMove');
  });

  it('needs the password again', async () => {
    const { id } = await add({ status: 'uyelikIslemleriTamamlandi' });
    test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
    const reply = await call('POST', `/${id}/reopen`, REOPENING, admin);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'passwordConfirmationNeeded']);
    const [row] = await op().db.select().from(applications).where(eq(applications.id, id));
    expect(row?.status).toBe('uyelikIslemleriTamamlandi');
  });
});

describe('the e-mail before it is queued', () => {
  const rejection = { status: 'reddedildi', message: MESSAGE, ...DECISION, version: 1 };
  /** Addresses differ: those that are shown have no token. */
  const withoutLinks = (text = '') =>
    text
      .replace(/https?:\S+/g, '…')
      .replaceAll('\r\n', '\n')
      .trim();

  it('is the one that is sent, without the links of the applicant, and changes nothing', async () => {
    const { id, email } = await add({ status: 'inReview' });
    const shown = await preview(id, rejection);
    expect(shown).toMatchObject({ email: 'applicationRejected', to: email, isSent: true });
    expect(shown.text + shown.html).not.toMatch(/[?&]t=/);
    expect(await get(id)).toMatchObject({ status: 'inReview', version: 1, waitingEmails: [] });
    expect(await audited()).toEqual([]);
    await move(id, rejection);
    const sent = await emailOf(email);
    expect(shown.subject).toBe(sent?.subject);
    expect(withoutLinks(shown.text)).toBe(withoutLinks(sent?.text));
  });

  it('has the edited texts, and the message also where they leave it out', async () => {
    const { id, email } = await add({ status: 'inReview' });
    await op().db.insert(emailTemplates).values({
      kind: 'applicationRejected',
      locale: 'tr',
      subject: 'Kurul kararı',
      preview: '',
      heading: 'Karar',
      greeting: 'Merhaba {{name}},',
      text: 'Başvurunuz reddedildi.',
      action: 'Durum',
      note: '',
      updatedAt: test.now.value,
    });
    const { subject, text } = await preview(id, rejection);
    expect(subject).toBe('Kurul kararı');
    expect(text).toContain(`Başvurunuz reddedildi.\n\n${MESSAGE}\n\nKarar no: 2026/14`);
    await move(id, rejection);
    expect(withoutLinks((await emailOf(email))?.text)).toBe(withoutLinks(text));
  });

  it('is refused like the change itself', async () => {
    const { id } = await add({ status: 'inReview' });
    const ask = (payload: object) => call('POST', `/${id}/status-email`, payload);
    expect(await faultsOf(ask({ status: 'reddedildi', version: 1 }))).toEqual([422, 'message']);
    expect((await ask({ status: 'application' })).json().code).toBe('forbiddenMove');
    const completed = await add({ status: 'uyelikIslemleriTamamlandi' });
    const path = `/${completed.id}/status-email`;
    expect((await call('POST', path, { status: 'inReview', message: MESSAGE })).statusCode).toBe(
      403,
    );
  });

  it('of an invented application says that it is not sent', async () => {
    const { id } = await add({ status: 'inReview', isDemo: true });
    expect(await preview(id, rejection)).toMatchObject({ isSent: false });
    await move(id, rejection);
    expect((await get(id)).waitingEmails).toEqual([]);
  });
});
