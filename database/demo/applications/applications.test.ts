import { afterAll, expect, it } from 'vitest';
import { isIdentityNumber } from '../../../src/features/applications/form/schema.ts';
import { decryptSecrets } from '../../../src/features/applications/secrets.server.ts';
import { movesOf, STATUSES } from '../../../src/features/applications/statuses.ts';
import {
  applicationEvents,
  applications,
} from '../../../src/features/applications/tables.server.ts';
import { SYSTEM } from '../../../src/platform/actor.ts';
import { isDistrictOf } from '../../../src/platform/places/districts.ts';
import { operationOf } from '../../../src/platform/services.server.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { loadStaff } from '../staff.ts';
import { DEMO_APPLICATIONS, loadApplications } from './load-applications.ts';

const test: TestApp = await openTestApp();
afterAll(() => test.close());

it('the demo has invented applications in every province and status, with possible histories', async () => {
  const op = operationOf(test.app.services, SYSTEM);
  await loadStaff(op);
  await loadApplications(op);
  const rows = await op.db.select().from(applications);
  expect(rows).toHaveLength(DEMO_APPLICATIONS);
  expect(new Set(rows.map(({ city }) => city)).size).toBe(81);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(STATUSES.length);
  expect(rows.some(({ frozenAt }) => frozenAt !== null)).toBe(true);
  const members = rows.filter(({ status }) => status === 'uyelikIslemleriTamamlandi');
  const known = members.filter(
    ({ decisionNumber, decisionDate }) => decisionNumber && decisionDate,
  );
  expect(known.length).toBeGreaterThan(members.length / 2);
  expect(known.length).toBeLessThan(members.length);
  // Some people applied twice.
  const people = new Set(rows.map(({ identityHash }) => identityHash.bytes.toString('hex')));
  expect(people.size).toBeLessThan(DEMO_APPLICATIONS);
  for (const row of rows) {
    expect(isDistrictOf(row.city, row.district)).toBe(true);
    const { tcKimlikNo, email } = decryptSecrets(op.keys, row, ['tcKimlikNo', 'email']);
    expect(tcKimlikNo).toMatch(/^[1-9]\d{10}$/);
    expect(isIdentityNumber(tcKimlikNo)).toBe(false);
    expect(email).toMatch(/@posta\.example$/);
    expect(row).toMatchObject({ isDemo: true, noticeVersion: 1 });
  }
  const events = await op.db.select().from(applicationEvents).orderBy(applicationEvents.at);
  const statuses = new Map(rows.map(({ id }) => [id, '']));
  for (const { applicationId, at, kind, fromStatus, toStatus, message } of events) {
    if (toStatus === 'reddedildi') expect(message).not.toBeNull();
    expect(at.getTime()).toBeLessThanOrEqual(op.now.getTime());
    if (kind === 'status' && fromStatus && toStatus) {
      expect(statuses.get(applicationId)).toBe(fromStatus);
      expect(movesOf(fromStatus, false)).toContain(toStatus);
    }
    if (toStatus) statuses.set(applicationId, toStatus);
  }
  for (const { id, status } of rows) expect(statuses.get(id)).toBe(status);
});
