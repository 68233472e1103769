import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(undefined, { publicUrl: 'https://ufuk.test' });
  await test.addUser('yonetici', 'admin');
});
afterAll(() => test.close());

it('cookies are bound to this host and to https, and a session lives with them', async () => {
  const reply = await test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'yonetici', password: PASSWORD },
  });
  const cookies = [reply.headers['set-cookie']].flat().map(String);
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
    '__Host-ufuk_session',
    '__Host-ufuk_device',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
  }
  const headers = {
    authorization: `Bearer ${reply.json().accessToken}`,
    cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '),
  };
  const refreshed = await test.call({ method: 'POST', url: '/api/auth/refresh', headers });
  expect(refreshed.statusCode).toBe(200);
  // A cookie that another host of the domain could have set counts for nothing.
  const planted = { ...headers, cookie: headers.cookie.replaceAll('__Host-', '') };
  const refused = await test.call({ method: 'POST', url: '/api/auth/refresh', headers: planted });
  expect(refused.statusCode).toBe(401);
});

it('https is demanded of this host, and of its subdomains only where the setting says so', async () => {
  const header = async (app: TestApp) =>
    (await app.call({ method: 'GET', url: '/healthz' })).headers['strict-transport-security'];
  expect(await header(test)).toBe('max-age=63072000');
  const all = await openTestApp(test.database, {
    publicUrl: 'https://ufuk.test',
    hstsSubdomains: true,
  });
  expect(await header(all)).toBe('max-age=63072000; includeSubDomains');
  await all.close();
});
