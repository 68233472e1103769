import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPLICANT, apply } from '../../../../tests/harness/applications.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { VISITOR } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { applications } from '../tables.server.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  await test.addUser('uye', 'user');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const add = (change: object) => apply(operationOf(test.app.services, VISITOR), change);
const compare = async (id: string, otherId: string, headers = editor) => {
  const url = `/api/applications/${id}/comparison/${otherId}`;
  const reply = await test.call({ url, headers });
  return { status: reply.statusCode, text: reply.body, data: reply.json().data };
};

it('staff see two applications side by side, and whether the hidden numbers are the same', async () => {
  const one = await add({});
  const other = await add({ surname: 'Yıldırım', tcSerialNumber: 'B12B34567' });
  // Its number ends like that of the first.
  const third = await add({ tcKimlikNo: '10000030146', surname: 'Başka' });
  const { status, text, data } = await compare(one.id, other.id);
  expect(status, text).toBe(200);
  expect(data).toMatchObject({
    one: { id: one.id, surname: 'Örnekçi', tcKimlikNo: '•••••••0146' },
    other: { id: other.id, surname: 'Yıldırım', tcSerialNumber: '••••••567' },
    same: { tcKimlikNo: true, tcSerialNumber: false },
  });
  expect(text).not.toMatch(/10000000146|A12B34567|B12B34567/);
  expect((await compare(other.id, one.id)).data.one.id).toBe(other.id);
  expect((await compare(one.id, third.id)).data.same).toEqual({
    tcKimlikNo: false,
    tcSerialNumber: true,
  });
});

it('a serial number whose key was destroyed is neither the same nor another one', async () => {
  const one = await add({ email: 'bir@posta.example' });
  const other = await add({ email: 'iki@posta.example' });
  await test.app.services.db.update(applications).set({ recordKey: null });
  expect((await compare(one.id, other.id)).data.same).toEqual({
    tcKimlikNo: true,
    tcSerialNumber: null,
  });
});

it('an application that does not exist, or is compared with itself, is not found', async () => {
  const { id } = await add({ email: APPLICANT.email, surname: 'Tek' });
  const none = '00000000-0000-4000-8000-000000000000';
  for (const [first, second] of [
    [id, none],
    [none, id],
    [id, id],
  ] as const)
    expect((await compare(first, second)).status).toBe(404);
  expect((await compare(id, 'x')).status).toBe(404);
  expect((await compare(id, none, await test.signIn('uye'))).status).toBe(403);
});
