import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { APPLICANT, apply as applyTo } from '../../../tests/harness/applications.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../tests/harness/test-app.ts';
import { SYSTEM, VISITOR } from '../../platform/actor.ts';
import { operationOf } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { applicationEvents, applications } from '../applications/tables.server.ts';
import { auditEvents } from '../audit/tables.server.ts';
import { fileRequest } from './operations.server.ts';
import { runRetention } from './retention.server.ts';
import { privacyRequests, retentionRules, retentionRuns } from './tables.server.ts';

const DAY_MS = 24 * 3_600_000;
const START = new Date('2026-11-20T09:00:00Z');

let test: TestApp;
let admin: Record<string, string>;
const services = () => test.app.services;
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
});
beforeEach(async () => {
  test.now.value = START;
  admin = await test.signIn('yonetici');
  const { db } = services();
  await db.delete(applications);
  await db.delete(privacyRequests);
  await db.delete(retentionRuns);
  await db.delete(retentionRules);
});
afterAll(() => test.close());

/** A sign-in counts as a confirmation for ten minutes. */
const later = () => {
  test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
};
const confirm = () =>
  test.call({
    method: 'POST',
    url: '/api/account/confirm-password',
    headers: admin,
    payload: { currentPassword: PASSWORD },
  });
const apply = (change = {}) => applyTo(operationOf(services(), VISITOR), change);
const record = async (change = {}) => {
  const reply = await test.call({
    method: 'POST',
    url: '/api/privacy/requests',
    headers: admin,
    payload: {
      kind: 'deletion',
      channel: 'post',
      receivedOn: '2026-11-18',
      name: 'Zeynep Nur Örnekçi',
      email: 'zeynep@posta.example',
      text: 'Verilerimin silinmesini istiyorum.',
      ...change,
    },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const get = async (url: string) =>
  (await test.call({ url, headers: admin })).json<{ [name: string]: never }>();

describe('a request about own data', () => {
  it('is due thirty days after the day on which it arrived, and then it is overdue', async () => {
    const { body } = await record();
    expect(body.data).toMatchObject({
      code: expect.stringMatching(/^K-/),
      receivedAt: '2026-11-17T21:00:00.000Z',
      dueAt: '2026-12-17T21:00:00.000Z',
      state: 'open',
    });
    expect(await get('/api/privacy/requests')).toMatchObject({ total: 1, overdue: 0 });
    test.now.value = after(28);
    admin = await test.signIn('yonetici');
    expect(await get('/api/privacy/requests')).toMatchObject({ total: 1, overdue: 1 });
  });

  it('names the field for an unknown application and for a day in the future', async () => {
    expect(await record({ recordCode: 'B-2222-2222' })).toMatchObject({
      status: 422,
      body: { fields: { recordCode: expect.any(String) } },
    });
    expect(await record({ receivedOn: '2026-11-21' })).toMatchObject({ status: 422 });
    for (const receivedOn of ['2026-02-31', '0000-01-01'])
      expect(await record({ receivedOn })).toMatchObject({
        status: 422,
        body: { fields: { receivedOn: expect.any(String) } },
      });
  });

  it('can be filed from the page of an application', async () => {
    const { code } = await apply();
    const op = operationOf(services(), VISITOR);
    const filed = await transact(op, (tx) =>
      fileRequest(tx, op, {
        kind: 'correction',
        locale: 'tr',
        name: 'Zeynep',
        email: 'zeynep@posta.example',
        text: 'Soyadım değişti.',
        record: { kind: 'application', code },
      }),
    );
    expect(await get(`/api/privacy/requests/${filed.id}`)).toMatchObject({
      data: { channel: 'site', text: 'Soyadım değişti.', record: { kind: 'application' } },
    });
  });

  it('is answered once', async () => {
    const { body } = await record();
    const answer = (version: number) =>
      test.call({
        method: 'PUT',
        url: `/api/privacy/requests/${body.data.id}/answer`,
        headers: admin,
        payload: {
          state: 'answered',
          answer: 'Verileriniz silindi.\n\nKaydınız kalmadı.',
          version,
        },
      });
    const first = await answer(body.data.version);
    expect(first.json()).toMatchObject({
      data: { state: 'answered', answer: expect.stringMatching(/^Verileriniz/) },
    });
    const [email] = await test.emails('zeynep@posta.example');
    expect(email?.text).toContain('Verileriniz silindi.\n\nKaydınız kalmadı.');
    expect(email?.subject).toContain(body.data.code);
    expect((await answer(body.data.version)).json()).toMatchObject({ code: 'conflict' });
    expect((await answer(2)).json()).toMatchObject({ code: 'requestClosed' });
  });

  it('whose key was destroyed is shown without its texts, and cannot be answered', async () => {
    const { body } = await record();
    await services().db.update(privacyRequests).set({ recordKey: null });
    const url = `/api/privacy/requests/${body.data.id}`;
    expect(await get('/api/privacy/requests')).toMatchObject({ data: [{ name: '' }] });
    expect(await get(url)).toMatchObject({ data: { name: '', email: '', text: '', answer: '' } });
    const payload = { state: 'refused', answer: 'Okunamıyor.', version: 1 };
    const refused = await test.call({
      method: 'PUT',
      url: `${url}/answer`,
      headers: admin,
      payload,
    });
    expect(refused.json()).toMatchObject({ code: 'keyDestroyed' });
  });

  it('says when its answer could not be sent by e-mail', async () => {
    const op = operationOf(services(), VISITOR);
    const { id } = await transact(op, (tx) =>
      fileRequest(tx, op, {
        kind: 'information',
        locale: 'tr',
        name: 'Zeynep',
        text: 'Hepsi',
        email: 'zeynep@posta.example, baskasi@posta.example',
        record: { kind: 'application', code: 'B-2222-2222' },
      }),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const url = `/api/privacy/requests/${id}`;
    const reply = await test.call({
      method: 'PUT',
      url: `${url}/answer`,
      headers: admin,
      payload: { state: 'answered', answer: 'Ektedir.', version: 1 },
    });
    expect(reply.json().data.answerFailedAt).toBeNull();
    await test.emails('zeynep@posta.example');
    await eventually(() => get(url)).toMatchObject({
      data: { state: 'answered', answerFailedAt: expect.any(String) },
    });
  });

  it('is stored without a name, address or text in clear', async () => {
    await record();
    const { rows } = await services().db.execute<{ text: string }>(
      sql`select r::text as text from privacy_requests r`,
    );
    for (const secret of ['Zeynep', 'posta.example', 'silinmesini'])
      for (const form of [secret, Buffer.from(secret).toString('hex')])
        expect(rows[0]?.text).not.toContain(form);
  });

  it('leads to the deletion of the application, of its events and of its files', async () => {
    const { id, code } = await apply();
    await services().store.write(`applications/${id}/a1.bin`, Buffer.from('x'));
    const { body } = await record({ recordCode: code.toLowerCase() });
    expect(body.data.record).toEqual({ kind: 'application', id });
    const erase = () =>
      test.call({
        method: 'DELETE',
        url: `/api/privacy/requests/${body.data.id}/record`,
        headers: admin,
      });
    later();
    expect((await erase()).json()).toMatchObject({ code: 'passwordConfirmationNeeded' });
    await confirm();
    expect((await erase()).json()).toMatchObject({
      data: { record: null, recordCode: code, erasedAt: test.now.value.toISOString() },
    });
    const { db, store } = services();
    expect(await db.$count(applications)).toBe(0);
    expect(await db.$count(applicationEvents)).toBe(0);
    const stored = async () => {
      const file = await store.read(`applications/${id}/a1.bin`);
      file?.stream.destroy();
      return file;
    };
    await eventually(stored).toBeNull();
    expect((await erase()).json()).toMatchObject({ code: 'noRecord' });
  });

  it('can be answered with a copy of everything that is stored', async () => {
    const { code, id } = await apply();
    await test.call({
      method: 'PUT',
      url: `/api/applications/updateApplicationStatus/${id}`,
      headers: admin,
      payload: { status: 'reddedildi', version: 1, message: 'Üyeliğiniz sürüyor.' },
    });
    const { body } = await record({ recordCode: code, kind: 'information' });
    await confirm();
    const reply = await test.call({
      method: 'POST',
      url: `/api/privacy/requests/${body.data.id}/copy`,
      headers: admin,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json().data).toMatchObject({
      code,
      tcKimlikNo: APPLICANT.tcKimlikNo,
      address: APPLICANT.address,
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'submitted', by: 'applicant' }),
        expect.objectContaining({ to: 'reddedildi', message: 'Üyeliğiniz sürüyor.' }),
      ]),
    });
    const [event] = await services()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'privacyRequest.copy'));
    expect(JSON.stringify(event)).not.toContain(APPLICANT.tcKimlikNo);
  });
});

describe('retention', () => {
  const closed = async (
    status: 'withdrawn' | 'reddedildi' | 'uyelikIslemleriTamamlandi',
    change: object,
  ) => {
    const { id } = await apply(change);
    await services()
      .db.update(applications)
      .set({ status, statusChangedAt: START })
      .where(eq(applications.id, id));
    return id;
  };
  const run = (days: number, signal?: AbortSignal) =>
    runRetention({ ...operationOf(services(), SYSTEM), now: after(days) }, services(), signal);
  const left = async () =>
    (await services().db.select({ status: applications.status }).from(applications))
      .map(({ status }) => status)
      .sort();

  it('deletes what its status has had for too long, and nothing else', async () => {
    await closed('withdrawn', { phone: '+905320000001' });
    await closed('reddedildi', { phone: '+905320000002' });
    await closed('uyelikIslemleriTamamlandi', { phone: '+905320000003' });
    expect(await run(29)).toBe(0);
    expect(await run(31)).toBe(1);
    expect(await left()).toEqual(['reddedildi', 'uyelikIslemleriTamamlandi']);
    expect(await run(366)).toBe(1);
    expect(await run(36_000)).toBe(0);
    expect(await left()).toEqual(['uyelikIslemleriTamamlandi']);
  });

  it('keeps an application until the requests about it are answered', async () => {
    const id = await closed('withdrawn', {});
    const [row] = await services().db.select({ code: applications.code }).from(applications);
    const { body } = await record({ recordCode: row?.code });
    expect(await run(400)).toBe(0);
    expect(await services().db.$count(applications, eq(applications.id, id))).toBe(1);
    const reply = await test.call({
      method: 'PUT',
      url: `/api/privacy/requests/${body.data.id}/answer`,
      headers: admin,
      payload: { state: 'refused', answer: 'Kimliğiniz doğrulanamadı.', version: 1 },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await run(400)).toBe(1);
  });

  it('is not done when the process stops, so that it is tried again on the same night', async () => {
    await closed('withdrawn', {});
    await expect(run(31, AbortSignal.abort())).rejects.toThrow('stops');
    expect(await services().db.$count(retentionRuns)).toBe(0);
    expect(await run(31)).toBe(1);
  });

  it('records every run, and every deletion in the audit log', async () => {
    await closed('withdrawn', {});
    await run(31);
    await run(32);
    const { data } = await get('/api/privacy/retention');
    expect(data).toMatchObject({
      runs: [{ deleted: {} }, { deleted: { 'application:withdrawn': 1 } }],
    });
    const events = await services()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'retention.run'));
    expect(events.map((event) => event.after)).toContainEqual({ 'application:withdrawn': 1 });
  });

  it('follows the rules that an admin sets with the password again', async () => {
    const put = (rules: object[]) =>
      test.call({
        method: 'PUT',
        url: '/api/privacy/retention',
        headers: admin,
        payload: { rules },
      });
    const rule = { kind: 'application', state: 'withdrawn', days: 5 };
    later();
    expect((await put([rule])).json()).toMatchObject({ code: 'passwordConfirmationNeeded' });
    await confirm();
    expect((await put([{ ...rule, state: 'nothing' }])).statusCode).toBe(422);
    expect((await put([{ ...rule, days: 0 }])).statusCode).toBe(422);
    const reply = await put([rule]);
    expect(reply.json().data.rules).toContainEqual({ ...rule, standardDays: 30 });
    await closed('withdrawn', {});
    expect(await run(6)).toBe(1);
    await put([{ ...rule, days: null }]);
    await closed('withdrawn', {});
    expect(await run(36_000)).toBe(0);
  });

  it('deletes more than one batch, with two processes at the same time', async () => {
    const { id } = await apply();
    await services().db.execute(sql`
      insert into applications (id, code, status, name, surname, city, district, occupation, education,
        email, phone, address, birth_date, tc_kimlik_no, tc_serial_number, network_address,
        identity_hash, locale, notice_version, notice_hash, consent_version, consent_hash,
        declaration_version, declaration_hash, created_at, status_changed_at, record_key)
      select gen_random_uuid(), 'B-' || n, 'withdrawn', name, surname, city, district, occupation,
        education, email, phone, address, birth_date, tc_kimlik_no, tc_serial_number,
        network_address, identity_hash, locale, notice_version, notice_hash, consent_version,
        consent_hash, declaration_version, declaration_hash, created_at, status_changed_at, record_key
      from applications, generate_series(1, 250) n where id = ${id}`);
    const [a, b] = await Promise.all([run(31), run(31)]);
    expect((a ?? 0) + (b ?? 0) + (await run(31))).toBe(250);
    expect(await left()).toEqual(['application']);
  });
});
