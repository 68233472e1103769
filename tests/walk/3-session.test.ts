import { afterAll, describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { readStorage, signIn } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const began = Date.now();
const { page, close } = await signIn(browser, server.origin);
afterAll(close);
const stored = await readStorage(page);

const post = (path: string, headers: Record<string, string>, body?: object) =>
  fetch(`${server.origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
  });
const credentials = { username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };

describe('the browser stores', () => {
  it('3.11 9.9 the token under accessToken', async () => {
    const reply = await fetch(`${server.origin}/api/account`, {
      headers: { authorization: `Bearer ${stored.accessToken}` },
    });
    expect(reply.status).toBe(200);
  });

  it('3.12 9.10 the end of the token under expiresAt, as a timestamp', () => {
    expect(stored.expiresAt).toMatch(/^\d{13}$/);
    expect(Number(stored.expiresAt)).toBeGreaterThan(began + 60_000);
  });

  it('3.13 9.11 the user under user, as JSON', () => {
    expect(JSON.parse(stored.user ?? '')).toMatchObject({
      email: ADMIN.ADMIN_EMAIL,
      role: 'admin',
    });
  });
});

it('3.14 the login payload is username and password, and nothing else is accepted', async () => {
  expect((await post('login', {}, credentials)).status).toBe(200);
  for (const wrong of [
    { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
    { ...credentials, remember: true },
    { username: ADMIN.ADMIN_EMAIL },
  ])
    expect((await post('login', {}, wrong)).status).toBe(422);
});

it('3.15 the login response has success, accessToken, expiresAt, data and message', async () => {
  const reply = await (await post('login', {}, credentials)).json();
  expect(reply).toEqual({
    success: true,
    accessToken: expect.any(String),
    expiresAt: expect.any(Number),
    data: expect.objectContaining({ email: ADMIN.ADMIN_EMAIL }),
    message: expect.any(String),
  });
});

it('3.16 the refresh response has token and expiresAt', async () => {
  const login = await post('login', {}, credentials);
  const { accessToken } = (await login.json()) as { accessToken: string };
  const cookie = login.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const headers = { authorization: `Bearer ${accessToken}`, cookie: cookie.join('; ') };
  const reply = await (await post('refresh', headers)).json();
  expect(reply).toEqual({ token: expect.any(String), expiresAt: expect.any(Number) });
});
