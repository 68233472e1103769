import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { APPLICANT, SUBMITTED } from '../../../../tests/harness/applications.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { decryptSecrets } from '../secrets.server.ts';
import { applications } from '../tables.server.ts';
import { CODE_PATTERN, submitApplication } from './submit.server.ts';

let test: TestApp;
let op: Operation;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  op = operationOf(test.app.services, VISITOR, { address: '198.51.100.7', userAgent: '' });
  await op.db.delete(applications);
});
afterAll(() => test.close());

const rows = () => op.db.select().from(applications);

it('five identical forms at the same time are one application, and all get its code', async () => {
  let uses = 0;
  const markProofUsed = async () => {
    uses += 1;
  };
  const sent = await Promise.all(
    Array.from({ length: 5 }, () =>
      submitApplication(op, APPLICANT, { ...SUBMITTED, markProofUsed }),
    ),
  );
  expect(await rows()).toHaveLength(1);
  expect(new Set(sent.map(({ code }) => code)).size).toBe(1);
  expect(sent[0]?.code).toMatch(CODE_PATTERN);
  expect(uses).toBe(1);
});

it('another application with the same identity number is stored too, with a code of its own', async () => {
  const first = await submitApplication(op, APPLICANT, SUBMITTED);
  const second = await submitApplication(op, { ...APPLICANT, district: 'Beşiktaş' }, SUBMITTED);
  expect(second.code).not.toBe(first.code);
  const [a, b] = await rows();
  expect(a?.identityHash.bytes).toEqual(b?.identityHash.bytes);
});

it('nothing is stored if the bot-check was used before', async () => {
  const markProofUsed = () => Promise.reject(new Refusal(422, 'botCheckUsed'));
  await expect(submitApplication(op, APPLICANT, { ...SUBMITTED, markProofUsed })).rejects.toThrow(
    Refusal,
  );
  expect(await rows()).toHaveLength(0);
});

it('the database contains no sensitive value in clear', async () => {
  await submitApplication(op, APPLICANT, SUBMITTED);
  const { rows: dumped } = await op.db.execute<{ text: string }>(
    sql`select concat(a::text, (select string_agg(e::text, '') from application_events e)) as text
      from applications a`,
  );
  const text = dumped[0]?.text ?? '';
  const { email, phone, address, birthDate, tcKimlikNo, tcSerialNumber } = APPLICANT;
  for (const secret of [email, phone, address, birthDate, tcKimlikNo, tcSerialNumber, '198.51.100'])
    for (const form of [secret, Buffer.from(secret).toString('hex')])
      expect(text).not.toContain(form);
});

it('the sensitive values can be read again, but not from another row', async () => {
  const one = await submitApplication(op, APPLICANT, SUBMITTED);
  const two = await submitApplication(op, { ...APPLICANT, phone: '+905320004218' }, SUBMITTED);
  const read = async (id: string) => {
    const [row] = await op.db.select().from(applications).where(eq(applications.id, id));
    if (!row) throw new Error('There is no such row.');
    return row;
  };
  const [a, b] = [await read(one.id), await read(two.id)];
  const names = ['phone', 'tcKimlikNo', 'networkAddress'] as const;
  expect(decryptSecrets(op.keys, a, names)).toEqual({
    phone: APPLICANT.phone,
    tcKimlikNo: APPLICANT.tcKimlikNo,
    networkAddress: '198.51.100.7',
  });
  expect(() => decryptSecrets(op.keys, { ...a, phone: b.phone }, ['phone'])).toThrow();
  expect(() =>
    decryptSecrets(op.keys, { ...a, phone: b.phone, recordKey: b.recordKey }, ['phone']),
  ).toThrow();
  expect(() => decryptSecrets(op.keys, { ...a, recordKey: null }, ['phone'])).toThrow();
});
