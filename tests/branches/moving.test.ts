import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applications } from '../../src/features/applications/tables.server.ts';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch, addRecords } from './records.ts';

let test: TestApp;
let ankara: string;
let izmir: string;
let id: string;
let round = 0;
const sessions: Record<string, Record<string, string>> = {};

const db = () => test.app.services.db;
const call = (who: string, method: 'GET' | 'PUT', url: string, payload?: object) =>
  test.call({ method, url, headers: sessions[who] ?? {}, ...(payload && { payload }) });
const statusFor = async (who: string) =>
  (await call(who, 'GET', `/api/applications/${id}`)).statusCode;
const move = (who: string, branchId: string | null, more: object = {}) =>
  call(who, 'PUT', `/api/applications/${id}/branch`, {
    branchId,
    reason: 'İzmir’e taşındı.',
    ...more,
  });
const read = async () => {
  const [row] = await db().select().from(applications).where(eq(applications.id, id));
  return row;
};

async function addStaff(name: string, role: 'admin' | 'editor', branchId: string | null) {
  const userId = await test.addUser(name, role, {
    isNational: branchId === null,
    createdAt: test.now.value,
  });
  if (branchId) await db().insert(userBranches).values({ userId, branchId });
  sessions[name] = await test.signIn(name);
  return userId;
}

let editorId: string;
beforeAll(async () => {
  test = await openTestApp();
  ankara = await addBranch(test, 6, null);
  izmir = await addBranch(test, 35, null);
  editorId = await addStaff('ankara-editor', 'editor', ankara);
  await addStaff('ankara-yonetici', 'admin', ankara);
  await addStaff('izmir-editor', 'editor', izmir);
  await addStaff('genel-editor', 'editor', null);
});
afterAll(() => test.close());
beforeEach(async () => {
  round += 1;
  const place = { branchId: ankara, city: 6, district: 'Çankaya' };
  id = (await addRecords(test, place, `Basvuran${round}`)).application;
});

describe('an application', () => {
  it('is read by the branch of its province, if its district has none', async () => {
    expect((await read())?.branchId).toBe(ankara);
    expect([await statusFor('ankara-editor'), await statusFor('izmir-editor')]).toEqual([200, 404]);
  });

  it('is moved by an admin of its branch, who then does not see it', async () => {
    expect((await move('ankara-yonetici', izmir)).statusCode).toBe(200);
    for (const who of ['ankara-yonetici', 'ankara-editor']) expect(await statusFor(who)).toBe(404);
    const { data } = (await call('izmir-editor', 'GET', `/api/applications/${id}`)).json();
    expect(data.branch).toEqual({ id: izmir, name: 'İzmir' });
    expect(data.timeline[0]).toMatchObject({
      kind: 'moved',
      reason: 'İzmir’e taşındı.',
      details: { branch: 'İzmir' },
    });
    const told = (await call('izmir-editor', 'GET', '/api/notifications')).json();
    expect(JSON.stringify(told)).toContain((await read())?.code);
    const again = await move('ankara-yonetici', ankara, { version: 1 });
    expect(again.statusCode).toBe(404);
  });

  it('is not moved by an editor of a branch', async () => {
    expect((await move('ankara-editor', izmir)).statusCode).toBe(403);
    expect((await read())?.branchId).toBe(ankara);
  });

  it('leaves its handler, who does not see it any more', async () => {
    await db().update(applications).set({ assignedTo: editorId }).where(eq(applications.id, id));
    expect((await move('genel-editor', izmir)).statusCode).toBe(200);
    expect((await read())?.assignedTo).toBeNull();
  });

  it('is moved to the national staff', async () => {
    expect((await move('ankara-yonetici', null)).statusCode).toBe(200);
    expect(await statusFor('ankara-yonetici')).toBe(404);
    expect(await statusFor('genel-editor')).toBe(200);
  });

  it('needs a reason, and a branch that is open and another one', async () => {
    const faults = async (branchId: string | null, more: object = {}) =>
      Object.keys((await move('genel-editor', branchId, more)).json().fields ?? {});
    expect(await faults(izmir, { reason: '' })).toEqual(['reason']);
    expect(await faults(ankara)).toEqual(['branchId']);
    expect(await faults('7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10')).toEqual(['branchId']);
    await db().update(branches).set({ state: 'closed' }).where(eq(branches.id, izmir));
    expect(await faults(izmir)).toEqual(['branchId']);
    await db().update(branches).set({ state: 'open' }).where(eq(branches.id, izmir));
  });

  it('that was moved does not follow its district; another one does', async () => {
    await move('genel-editor', izmir);
    const cankaya = await addBranch(test, 1, 'Seyhan');
    const setDistrict = () =>
      db().update(applications).set({ city: 1, district: 'Seyhan' }).where(eq(applications.id, id));
    await setDistrict();
    expect((await read())?.branchId).toBe(izmir);
    await db().update(applications).set({ branchChosen: false }).where(eq(applications.id, id));
    await setDistrict();
    expect((await read())?.branchId).toBe(cankaya);
  });

  it('of a merged branch goes to the branch that took over, of a closed one to the province', async () => {
    const sivas = await addBranch(test, 58, null);
    const zara = await addBranch(test, 58, 'Zara');
    const hafik = await addBranch(test, 58, 'Hafik');
    const branchOf = async () => {
      const { rows } = await db().execute<{ id: string }>(
        `select branch_of_place(58, 'Zara') as id`,
      );
      return rows[0]?.id;
    };
    expect(await branchOf()).toBe(zara);
    await db()
      .update(branches)
      .set({ state: 'merged', mergedInto: hafik })
      .where(eq(branches.id, zara));
    expect(await branchOf()).toBe(hafik);
    await db().update(branches).set({ state: 'closed' }).where(eq(branches.id, hafik));
    expect(await branchOf()).toBe(sivas);
    await db().update(branches).set({ state: 'closed' }).where(eq(branches.id, sivas));
    expect(await branchOf()).toBeNull();
  });

  it('of a merged branch is read by who sees its successor, and by nobody else', async () => {
    const mamak = await addBranch(test, 6, 'Mamak');
    const menemen = await addBranch(test, 35, 'Menemen');
    const place = { branchId: mamak, city: 6, district: 'Mamak' };
    id = (await addRecords(test, place, 'Birleşen')).application;
    expect([await statusFor('ankara-editor'), await statusFor('izmir-editor')]).toEqual([200, 404]);
    await db()
      .update(branches)
      .set({ state: 'merged', mergedInto: menemen })
      .where(eq(branches.id, mamak));
    expect(await statusFor('izmir-editor')).toBe(200);
  });
});
