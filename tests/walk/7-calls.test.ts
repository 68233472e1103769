import { expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { callAs } from '../journeys/dashboard.ts';
import { readPage } from './read-page.ts';

const { server } = await openOwnDemo();
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

it('7.1 7.5 POST /api/auth/login answers with a session; the path without /api does not', async () => {
  const reply = await send('/api/auth/login', {}, credentials);
  expect(await reply.json()).toMatchObject({ success: true, data: { role: 'admin' } });
  expect((await send('/auth/login', {}, credentials)).ok).toBe(false);
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

it('7.7 POST /auth/refresh, empty, exchanges the current token for a new one', async () => {
  const headers = await signIn();
  const { token, expiresAt } = (await (await send('/api/auth/refresh', headers)).json()) as {
    token: string;
    expiresAt: number;
  };
  expect(`Bearer ${token}`).not.toBe(headers.authorization);
  expect(expiresAt).toBeGreaterThan(Date.now() + 60_000);
  expect(await account({ ...headers, authorization: `Bearer ${token}` })).toBe(200);
  expect((await send('/api/auth/refresh', { cookie: headers.cookie })).status).toBe(401);
});

it('7.8 GET /menu/list answers with an array of menu items, without a token', async () => {
  const reply = await fetch(`${server.origin}/api/menu/list`);
  const { data } = (await reply.json()) as { data: { title: string }[] };
  expect(data.map(({ title }) => title)).toContain('İçerikler');
});

it('7.13 7.11 POST /auth/register needs an admin’s token; DELETE /auth/users/{id} deletes', async () => {
  const body = { username: 'gecici', email: 'gecici@ufuk.test', role: 'editor' };
  expect((await send('/api/auth/register', {}, body)).status).toBe(401);
  const made = await admin('POST', '/api/auth/register', body);
  expect(made.status).toBe(201);
  const { id } = ((await made.json()) as { data: { id: string } }).data;
  const path = `/api/auth/users/${id}`;
  expect((await admin('GET', path)).status).toBe(200);
  expect((await admin('DELETE', path)).status).toBe(200);
  expect((await admin('GET', path)).status).toBe(404);
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
