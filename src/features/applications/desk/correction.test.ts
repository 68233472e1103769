import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { APPLICANT, apply } from '../../../../tests/harness/applications.ts';
import { allEmailsSent } from '../../../../tests/harness/emails.ts';
import { type MailServer, openMailServer } from '../../../../tests/harness/mail-server.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { auditEvents } from '../../audit/tables.server.ts';
import { applicationCodes, applications } from '../tables.server.ts';

let test: TestApp;
let server: MailServer;
let admin: Record<string, string>;
let id: string;
let code: string;
beforeAll(async () => {
  server = await openMailServer();
  const from = { name: 'Ufuk', address: 'posta@ufuk.test' };
  test = await openTestApp(undefined, { mail: { smtpUrl: server.url, outbox: '', from } });
  await test.app.startJobs();
  await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(async () => {
  const { services } = test.app;
  await services.db.delete(applications);
  admin = await test.signIn('yonetici');
  ({ id, code } = await apply(operationOf(services, VISITOR)));
  await allEmailsSent(services.db);
  server.received.length = 0;
});

const { tcKimlikNo: _number, tcSerialNumber: _serial, ...DATA } = APPLICANT;
const correct = async (change: object, headers = admin) => {
  const payload = { ...DATA, city: String(DATA.city), reason: 'K-2345-6789', version: 1 };
  const reply = await test.call({
    method: 'PUT',
    url: `/api/applications/${id}/data`,
    headers,
    payload: { ...payload, ...change },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const row = async () =>
  (await test.app.services.db.select().from(applications).where(eq(applications.id, id)))[0];

it('an admin corrects fields; timeline and audit log name them, without their values', async () => {
  const before = await row();
  const { status, body } = await correct({
    surname: 'Yıldırım',
    phone: '0533 111 22 33',
    city: '6',
    district: 'Çankaya',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({
    name: APPLICANT.name,
    surname: 'Yıldırım',
    phone: '+905331112233',
    city: 6,
    district: 'Çankaya',
    version: 2,
    timeline: expect.arrayContaining([
      expect.objectContaining({
        kind: 'corrected',
        reason: 'K-2345-6789',
        details: { fields: ['surname', 'phone', 'city', 'district'] },
      }),
    ]),
  });
  const after = await row();
  expect(after?.address).toEqual(before?.address);
  expect(after?.identityHash).toEqual(before?.identityHash);
  const events = await test.app.services.db
    .select({ after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'application.correct'));
  expect(events).toEqual([{ after: { fields: 'surname, phone, city, district' } }]);
  // The address is the same: nobody is told, and nothing is sent.
  await allEmailsSent(test.app.services.db);
  expect(server.received).toEqual([]);
});

it('nothing changed: nothing is recorded, and the version stays', async () => {
  expect((await correct({})).body.data).toMatchObject({ version: 1 });
});

it('a new e-mail address: the former one is told, and its one-time code no longer works', async () => {
  const { services } = test.app;
  const endsAt = new Date(test.now.value.getTime() + 600_000);
  const request = '00000000-0000-4000-8000-000000000001';
  await services.db.insert(applicationCodes).values({ id: request, applicationId: id, endsAt });
  const { body } = await correct({ email: 'yeni@posta.example' });
  expect(body.data.email).toBe('yeni@posta.example');
  expect(await services.db.select().from(applicationCodes)).toEqual([]);
  await allEmailsSent(services.db);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.envelope.to).toEqual([APPLICANT.email]);
  const email = JSON.stringify(server.received[0]);
  expect(server.received[0]?.text).toContain(code);
  expect(email).not.toContain('yeni@posta.example');
});

it('names wrong fields, and knows the newer version', async () => {
  const wrong = {
    name: 'A1',
    phone: '12',
    city: '6',
    district: 'Kadıköy',
    birthDate: '2020-01-01',
  };
  expect(await correct(wrong)).toMatchObject({ status: 422 });
  expect((await correct(wrong)).body.fields).toMatchObject({
    name: 'Ad ve soyad yalnızca harflerden oluşur.',
    phone: expect.any(String),
    birthDate: expect.any(String),
  });
  expect((await correct({ city: '6' })).body.fields).toEqual({
    district: 'Bu ilçe seçilen ilde değil.',
  });
  expect((await correct({ tcKimlikNo: '19090909018' })).status).toBe(422);
  expect((await correct({ reason: '' })).body.fields).toHaveProperty('reason');
  await correct({ occupation: 'Emekli' });
  expect(await correct({ occupation: 'Öğretmen' })).toMatchObject({
    status: 409,
    body: { code: 'conflict', current: { occupation: 'Emekli', version: 2 } },
  });
});

it('an editor is refused; an admin enters the password again', async () => {
  expect((await correct({}, await test.signIn('editor'))).status).toBe(403);
  expect((await correct({}, {})).status).toBe(401);
  test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
  expect((await correct({ name: 'Ece' })).body).toMatchObject({
    code: 'passwordConfirmationNeeded',
  });
  await test.call({
    method: 'POST',
    url: '/api/account/confirm-password',
    headers: admin,
    payload: { currentPassword: PASSWORD },
  });
  expect((await correct({ name: 'Ece' })).body.data).toMatchObject({ name: 'Ece' });
});
