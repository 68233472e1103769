import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPLICANT, apply } from '../../../../../tests/harness/applications.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../../platform/actor.ts';
import { operationOf } from '../../../../platform/services.server.ts';
import { auditEvents } from '../../../audit/tables.server.ts';
import { applicationEvents, applications } from '../../tables.server.ts';
import { withoutDigits } from '../change.server.ts';

let test: TestApp;
let id: string;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
  ({ id } = await apply(operationOf(test.app.services, VISITOR)));
});
afterAll(() => test.close());

const reveal = async (headers: Record<string, string>, change: object = {}, of = id) => {
  const reply = await test.call({
    method: 'POST',
    url: `/api/applications/${of}/reveal`,
    headers,
    payload: {
      field: 'tcKimlikNo',
      revealReason: 'Kaydı 10000000146 için denetliyorum',
      ...change,
    },
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
};

it('an editor is refused, before and after the password was entered', async () => {
  const editor = await test.signIn('editor');
  expect(await reveal(editor)).toMatchObject({ status: 403 });
});

it('an admin reads it after the password was entered, with a reason that is recorded', async () => {
  const admin = await test.signIn('yonetici');
  test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
  expect(await reveal(admin)).toMatchObject({ body: { code: 'passwordConfirmationNeeded' } });
  await test.call({
    method: 'POST',
    url: '/api/account/confirm-password',
    headers: admin,
    payload: { currentPassword: PASSWORD },
  });
  expect(await reveal(admin, { revealReason: '  ok ' })).toMatchObject({
    status: 422,
    body: { fields: { revealReason: expect.any(String) } },
  });
  expect(await reveal(admin, { field: 'adminNote' })).toMatchObject({ status: 422 });
  expect(await reveal(admin, {}, '00000000-0000-4000-8000-000000000000')).toMatchObject({
    status: 404,
  });
  const shown = await reveal(admin);
  expect(shown.body.data).toEqual({ value: APPLICANT.tcKimlikNo });
  expect(shown.headers['cache-control']).toBe('no-store');
  const serial = await reveal(admin, { field: 'tcSerialNumber' });
  expect(serial.body.data).toEqual({ value: APPLICANT.tcSerialNumber });

  const { db } = test.app.services;
  const events = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'application.reveal'));
  expect(events).toHaveLength(2);
  expect(events[0]?.after).toMatchObject({
    field: 'tcKimlikNo',
    revealReason: 'Kaydı ••••••••••• için denetliyorum',
  });
  expect(JSON.stringify(events)).not.toContain(APPLICANT.tcKimlikNo);
  const timeline = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.kind, 'revealed'));
  expect(timeline).toMatchObject([
    { details: { fields: ['tcKimlikNo'] } },
    { details: { fields: ['tcSerialNumber'] } },
  ]);
});

it('the reason has no digits of any script in the audit log', () => {
  expect(withoutDigits('No 12, ١٢, १२, １２, 𝟏𝟐 için')).toBe('No ••, ••, ••, ••, •• için');
});

it('a number whose key was destroyed cannot be read: a conflict, not an error of the server', async () => {
  const { services } = test.app;
  const lost = await apply(operationOf(services, VISITOR), { tcKimlikNo: '20000000046' });
  await services.db
    .update(applications)
    .set({ recordKey: null })
    .where(eq(applications.id, lost.id));
  const admin = await test.signIn('yonetici');
  const reply = await reveal(admin, {}, lost.id);
  expect([reply.status, reply.body.code]).toEqual([409, 'keyDestroyed']);
});
