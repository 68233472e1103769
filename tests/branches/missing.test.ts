import { afterAll, beforeAll, expect, it } from 'vitest';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { branchPeople, people } from '../../src/features/people/tables.server.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch } from './records.ts';

let test: TestApp;
const sessions: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  test = await openTestApp();
  const { db } = test.app.services;
  const ankara = await addBranch(test, 6, null);
  await addBranch(test, 6, 'Çankaya');
  const izmir = await addBranch(test, 35, null);
  await db.insert(branches).values({ province: 1, state: 'closed' });
  await db.update(branches).set({ address: 'Kale Sokağı 1' });
  await addBranch(test, 34, null);
  const [chair] = await db.insert(people).values({ slug: 'a-b', name: 'A B' }).returning();
  await db.insert(branchPeople).values({
    branchId: izmir,
    personId: chair?.id as string,
    office: { tr: '', en: '', de: '', es: '' },
    isChair: true,
    position: 1,
  });
  await test.addUser('genel', 'admin');
  const limited = await test.addUser('ankara', 'admin', { isNational: false });
  await db.insert(userBranches).values({ userId: limited, branchId: ankara });
  for (const name of ['genel', 'ankara']) sessions[name] = await test.signIn(name);
});
afterAll(() => test.close());

async function read(who: string, path: string) {
  const reply = await test.call({ url: `/api/branches${path}`, headers: sessions[who] ?? {} });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

it('an admin sees how many open branches lack what, and the list has as many', async () => {
  expect((await read('genel', '/missing')).data).toEqual({ chair: 3, address: 1, staff: 3 });
  expect((await read('ankara', '/missing')).data).toEqual({ chair: 2, address: 0, staff: 1 });
  for (const who of ['genel', 'ankara']) {
    const { data } = await read(who, '/missing');
    for (const [what, count] of Object.entries(data))
      expect((await read(who, `?missing=${what}`)).total, `${who} ${what}`).toBe(count);
  }
});
