import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userBranches, users } from '../../src/features/identity/users/tables.server.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';
import { addBranch } from './records.ts';

let test: TestApp;
let ankara: string;
let cankaya: string;
let izmir: string;
const ids: Record<string, string> = {};
const sessions: Record<string, Record<string, string>> = {};

const db = () => test.app.services.db;
async function addStaff(name: string, role: 'admin' | 'editor', branchId: string | null) {
  ids[name] = await test.addUser(name, role, { isNational: branchId === null });
  if (branchId) await db().insert(userBranches).values({ userId: ids[name], branchId });
  sessions[name] = await test.signIn(name);
}
const call = (
  who: string,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) => test.call({ method, url, headers: sessions[who] ?? {}, ...(payload && { payload }) });

let made = 0;
const add = (who: string, more: object) => {
  made += 1;
  return call(who, 'POST', '/api/auth/register', {
    username: `yeni${made}`,
    email: `yeni${made}@ufuk.test`,
    role: 'editor',
    password: 'Kuzey-Yildizi-77',
    ...more,
  });
};
const faultsOf = async (reply: ReturnType<typeof add>) =>
  Object.keys((await reply).json().fields ?? {});
const change = async (who: string, name: string, more: object) => {
  const { data } = (await call('genel', 'GET', `/api/auth/users/${ids[name]}`)).json();
  const { username, email, role, status, panelAccess, version } = data;
  const body = { username, email, role, status, panelAccess, version };
  return call(who, 'PUT', `/api/auth/users/${ids[name]}`, {
    ...body,
    name: '',
    surname: '',
    phone: '',
    address: '',
    ...more,
  });
};

beforeAll(async () => {
  test = await openTestApp();
  ankara = await addBranch(test, 6, null);
  cankaya = await addBranch(test, 6, 'Çankaya');
  izmir = await addBranch(test, 35, null);
  await addStaff('genel', 'admin', null);
  await addStaff('ankara', 'admin', ankara);
  await addStaff('cankaya', 'editor', cankaya);
  await addStaff('izmir', 'editor', izmir);
});
afterAll(() => test.close());

describe('an admin of branches', () => {
  it('adds an account for the own branches, and gives it no more', async () => {
    const reply = await add('ankara', { branches: [cankaya] });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().data.branches).toEqual([{ id: cankaya, name: 'Çankaya, Ankara' }]);
    expect(await faultsOf(add('ankara', { branches: [izmir] }))).toEqual(['branches']);
    expect(await faultsOf(add('ankara', { branches: [] }))).toEqual(['branches']);
    expect(await faultsOf(add('ankara', { branches: null }))).toEqual(['branches']);
    expect(await faultsOf(add('ankara', { branches: [ankara], role: 'admin' }))).toEqual(['role']);
  });

  it('hears of a taken name without learning whose it is', async () => {
    const taken = (await add('ankara', { branches: [ankara], username: 'izmir' })).json();
    expect(Object.keys(taken.fields)).toEqual(['username']);
    expect(JSON.stringify(taken)).not.toContain(ids.izmir);
  });

  it('changes, ends and deletes only accounts of the own branches that are no admins', async () => {
    expect((await change('ankara', 'cankaya', { phone: '0532 123 45 67' })).statusCode).toBe(200);
    for (const name of ['izmir', 'genel', 'ankara']) {
      expect((await change('ankara', name, { phone: '' })).statusCode, name).toBe(404);
      const url = `/api/auth/users/${ids[name]}`;
      expect((await call('ankara', 'DELETE', `${url}/sessions`)).statusCode, name).toBe(404);
      expect((await call('ankara', 'DELETE', url)).statusCode, name).toBe(404);
    }
  });

  it('edits the page of the own branches, and neither opens nor closes any', async () => {
    const { data } = (await call('ankara', 'GET', `/api/branches/${cankaya}`)).json();
    const {
      address: _address,
      version,
      phone,
      email,
      mapUrl,
      hours,
      links,
      foundedOn,
      texts,
    } = data;
    const body = { phone, email, mapUrl, hours, links, foundedOn, texts, pictureId: null, version };
    const save = (id: string) =>
      call('ankara', 'PUT', `/api/branches/${id}`, { ...body, address: 'Kızılay 1' });
    expect((await save(cankaya)).json().data.address).toBe('Kızılay 1');
    expect((await save(izmir)).statusCode).toBe(404);
    const listed = (await call('ankara', 'GET', '/api/branches')).json();
    expect(listed.data.map(({ id }: { id: string }) => id)).toEqual([ankara, cankaya]);
    expect(listed.can).toEqual({ create: false });
    const close = await call('ankara', 'POST', `/api/branches/${cankaya}/close`, { version: 2 });
    expect(close.statusCode).toBe(403);
  });

  it('has nothing of the administration of the site', async () => {
    for (const path of [
      'audit',
      'party',
      'opened-rights',
      'two-step/roles',
      'redirects',
      'measurements/visits',
    ])
      expect((await call('ankara', 'GET', `/api/${path}`)).statusCode, path).toBe(403);
  });
});

describe('an account that is limited to branches', () => {
  it('is told that it does not see the whole party', async () => {
    const { data } = (await call('cankaya', 'GET', '/api/account')).json();
    expect(data.user.can).toMatchObject({ applications: true, visits: false, wholeParty: false });
  });

  it('signs in again when its branches change, and is recorded in the audit log', async () => {
    expect((await change('genel', 'izmir', { branches: [ankara] })).statusCode).toBe(200);
    expect((await call('izmir', 'GET', '/api/account')).statusCode).toBe(401);
    const { data } = (await call('genel', 'GET', '/api/audit?action=user.update')).json();
    expect(data[0].before.branches).toBe('İzmir');
    expect(data[0].after.branches).toBe('Ankara');
    expect((await change('genel', 'izmir', { branches: [izmir] })).statusCode).toBe(200);
    const again = await change('genel', 'izmir', {});
    expect(again.json().data.branches).toEqual([{ id: izmir, name: 'İzmir' }]);
  });

  it('does not count as the administrator who must remain', async () => {
    const [row] = await db()
      .select()
      .from(users)
      .where(eq(users.id, ids.genel as string));
    const reply = await change('genel', 'genel', { role: 'editor', version: row?.version });
    expect(reply.json().code).toBe('lastAdmin');
    const limited = await change('genel', 'genel', { branches: [ankara], version: row?.version });
    expect(limited.json().code).toBe('lastAdmin');
  });
});
