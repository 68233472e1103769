import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statistics } from '../../src/features/applications/desk/contract.ts';
import { applications } from '../../src/features/applications/tables.server.ts';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { SYSTEM } from '../../src/platform/actor.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { apply } from '../harness/applications.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch } from './records.ts';

let test: TestApp;
const ids: Record<string, string> = {};
const sessions: Record<string, Record<string, string>> = {};

async function addStaff(name: string, branch: string | null) {
  const userId = await test.addUser(name, 'editor', { isNational: branch === null });
  if (branch)
    await test.app.services.db
      .insert(userBranches)
      .values({ userId, branchId: ids[branch] as string });
  sessions[name] = await test.signIn(name);
}
let identity = 0;
async function receive(city: number, district: string, times: number) {
  const op = operationOf(test.app.services, SYSTEM);
  for (let count = 0; count < times; count++)
    await apply(op, { city, district, tcKimlikNo: String(30_000_000_000 + identity++) });
}
beforeAll(async () => {
  test = await openTestApp();
  ids.ankara = await addBranch(test, 6, null);
  ids.cankaya = await addBranch(test, 6, 'Çankaya');
  ids.izmir = await addBranch(test, 35, null);
  await addStaff('genel', null);
  await addStaff('baskent', 'ankara');
  await addStaff('ilce', 'cankaya');
  await receive(6, 'Çankaya', 3);
  await receive(6, 'Mamak', 2);
  await receive(35, 'Konak', 1);
  await receive(36, 'Merkez', 4);
  await test.app.services.db.update(applications).set({ createdAt: test.now.value });
});
afterAll(() => test.close());

async function read(who: string, query = ''): Promise<Statistics> {
  const reply = await test.call({
    url: `/api/applications/statistics?period=year${query}`,
    headers: sessions[who] ?? {},
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const countsOf = ({ branches }: Statistics) =>
  branches.map(({ name, received }) => `${name || '–'}: ${received}`);

describe('statistics of branches', () => {
  it('count what each branch received, with what became of it', async () => {
    const all = await read('genel');
    expect(countsOf(all)).toEqual(['–: 4', 'Ankara: 2', 'Çankaya, Ankara: 3', 'İzmir: 1']);
    expect(all.branches[2]).toEqual({
      id: ids.cankaya,
      name: 'Çankaya, Ankara',
      province: 6,
      isProvince: false,
      received: 3,
      waiting: 3,
      completed: 0,
      rejected: 0,
    });
    expect(all.branches.reduce((sum, { received }) => sum + received, 0)).toBe(all.received);
  });

  it('of a limited account have only its own', async () => {
    expect(countsOf(await read('baskent'))).toEqual(['Ankara: 2', 'Çankaya, Ankara: 3']);
    const district = await read('ilce');
    expect(countsOf(district)).toEqual(['Çankaya, Ankara: 3']);
    expect(district.received).toBe(3);
  });

  it('can be of one branch, of a province with its districts, and of the whole party alone', async () => {
    const province = await read('genel', `&branch=${ids.ankara}`);
    expect(province.received).toBe(5);
    expect(province.weeks.at(-1)?.count).toBe(5);
    expect(countsOf(province)).toEqual(['Ankara: 2', 'Çankaya, Ankara: 3']);
    expect(countsOf(await read('genel', '&branch=none'))).toEqual(['–: 4']);
    expect((await read('ilce', `&branch=${ids.izmir}`)).received).toBe(0);
    const wrong = await test.call({
      url: '/api/applications/statistics?branch=x',
      headers: sessions.genel ?? {},
    });
    expect(wrong.statusCode).toBe(422);
  });
});
