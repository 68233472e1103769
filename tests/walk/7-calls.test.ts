import { expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { callAs } from '../journeys/dashboard.ts';
import { readPage } from './read-page.ts';

const { server } = await openDemo();
const admin = await callAs(server.origin, ADMIN.ADMIN_EMAIL);

const send = (path: string, headers: Record<string, string> = {}, body: object | null = null) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
const credentials = { username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };

/** Signs in; answers the headers of further requests of this browser. */
async function signIn() {
  const reply = await send('/api/auth/login', {}, credentials);
  const { accessToken } = (await reply.json()) as { accessToken: string };
  const cookies = reply.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return { authorization: `Bearer ${accessToken}`, cookie: cookies.join('; ') };
}
const account = async (headers: Record<string, string>) =>
  (await fetch(`${server.origin}/api/account`, { headers })).status;

it('7.1 7.5 3.15 POST /api/auth/login answers with a session; the path without /api does not', async () => {
  const reply = await send('/api/auth/login', {}, credentials);
  expect(await reply.json()).toEqual({
    success: true,
    accessToken: expect.any(String),
    expiresAt: expect.any(Number),
    data: expect.objectContaining({ email: ADMIN.ADMIN_EMAIL, role: 'admin' }),
    message: expect.any(String),
  });
  expect((await send('/auth/login', {}, credentials)).ok).toBe(false);
});

it('3.14 the login payload is username and password, and nothing else is accepted', async () => {
  for (const wrong of [
    { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD },
    { ...credentials, remember: true },
    { username: ADMIN.ADMIN_EMAIL },
  ])
    expect((await send('/api/auth/login', {}, wrong)).status).toBe(422);
});

it('7.6 POST /auth/logout without a body ends the session', async () => {
  const headers = await signIn();
  expect(await account(headers)).toBe(200);
  const reply = await send('/api/auth/logout', headers);
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { success: true, message: expect.any(String) },
  ]);
  expect(await account(headers)).toBe(401);
});

it('7.7 3.16 POST /auth/refresh, empty, exchanges the current token for a new one', async () => {
  const headers = await signIn();
  const reply = await (await send('/api/auth/refresh', headers)).json();
  expect(reply).toEqual({ token: expect.any(String), expiresAt: expect.any(Number) });
  const { token, expiresAt } = reply as { token: string; expiresAt: number };
  expect(`Bearer ${token}`).not.toBe(headers.authorization);
  expect(expiresAt).toBeGreaterThan(Date.now() + 60_000);
  expect(await account({ ...headers, authorization: `Bearer ${token}` })).toBe(200);
  expect((await send('/api/auth/refresh', { cookie: headers.cookie })).status).toBe(401);
});

it('7.8 3.31 3.32 GET /menu/list answers with an array of menu items of the specified shape, without a token', async () => {
  const reply = await fetch(`${server.origin}/api/menu/list`);
  const { data } = (await reply.json()) as { data: { title: string; children: object[] }[] };
  expect(data.map(({ title }) => title)).toContain('İçerikler');
  const shape = {
    _id: expect.stringMatching(/^[\da-f-]{36}$/),
    title: expect.any(String),
    url: expect.any(String),
    visible: true,
    external: expect.any(Boolean),
  };
  for (const item of data) expect(item).toEqual({ ...shape, children: expect.any(Array) });
  const children = data.flatMap((item) => item.children);
  expect(children.length).toBeGreaterThan(10);
  for (const child of children) expect(child).toEqual(shape);
});

it('7.19 every other call is described by the OpenAPI document that the server serves', async () => {
  const reply = await admin('GET', '/api/docs');
  const { paths } = (await reply.json()) as { paths: Record<string, object> };
  for (const path of [
    '/auth/users',
    '/contents',
    '/applications',
    '/messages',
    '/media',
    '/documents',
    '/menu',
    '/audit',
  ])
    expect(Object.keys(paths).some((one) => one.replace('/api', '').startsWith(path))).toBe(true);
  // Forms are sent to the address of their page.
  const { main } = await readPage(server.origin, '/bize-ulasin');
  expect(main).toMatch(/<form[^>]*method="post"/);
});
