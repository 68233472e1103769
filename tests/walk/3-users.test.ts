import { describe, expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { adminCalls } from './admin-calls.ts';

const { server } = await openOwnDemo();
const { call } = adminCalls(server.origin);

const WRITTEN = {
  username: 'deniz.kiyi',
  password: 'Sabah-Vapuru-77-iskele',
  email: 'deniz.kiyi@ufuk.test',
  name: 'Deniz',
  surname: 'Kıyı',
  role: 'editor',
  phone: '0532 000 42 17',
  address: 'Sakız Ağacı Sok. No: 14',
  status: 'active',
  panelAccess: true,
};
const added = await call('POST', '/auth/register', WRITTEN);

describe('a user', () => {
  it.each([
    ['3.17', 'username', WRITTEN.username],
    ['3.19', 'email', WRITTEN.email],
    ['3.20', 'name', WRITTEN.name],
    ['3.21', 'surname', WRITTEN.surname],
    ['3.24', 'phone', '+905320004217'],
    ['3.25', 'address', WRITTEN.address],
    ['3.26', 'status', 'active'],
    ['3.28', 'panelAccess', true],
  ])('%s has the field %s', async (_, field, value) => {
    expect(added.status).toBe(201);
    const { data } = await call('GET', `/auth/users/${added.data.id}`);
    expect(data[field]).toBe(value);
  });

  it('3.27 has createdAt', () => {
    expect(Math.abs(Date.now() - Date.parse(String(added.data.createdAt)))).toBeLessThan(60_000);
  });

  it('3.18 has a password, with which it signs in, and which no reply has', async () => {
    const { username, password } = WRITTEN;
    const reply = await fetch(`${server.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    expect(reply.status).toBe(200);
    expect(JSON.stringify(added)).not.toContain(password);
  });

  it('3.22 3.29 3.30 has the full name, or the username if name or surname is missing', async () => {
    expect(added.data.fullName).toBe('Deniz Kıyı');
    const nameless = { username: 'adsiz', email: 'adsiz@ufuk.test', name: 'Deniz', role: 'user' };
    expect((await call('POST', '/auth/register', nameless)).data.fullName).toBe('adsiz');
  });

  it('3.23 4.16 has one of three roles, and is active or inactive', async () => {
    const register = (n: string, change: object) =>
      call('POST', '/auth/register', {
        ...WRITTEN,
        username: n,
        email: `${n}@ufuk.test`,
        ...change,
      });
    for (const role of ['admin', 'editor', 'user'])
      expect((await register(`rol-${role}`, { role })).data.role).toBe(role);
    expect((await register('kapali', { status: 'inactive' })).data.status).toBe('inactive');
    expect((await register('kral', { role: 'king' })).status).toBe(422);
    expect((await register('uykuda', { status: 'asleep' })).status).toBe(422);
  });
});
