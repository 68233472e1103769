import { pino, stdSerializers } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutValues } from '../src/platform/database/without-values.server.ts';
import { mountedRoutes } from './harness/mounted-routes.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

/* Every line at the most detailed level, without the limit of lines in a second. */
let lines: string[] = [];
const loggerInstance = pino(
  {
    level: 'trace',
    serializers: { err: (error) => stdSerializers.err(withoutValues(error) as Error) },
  },
  { write: (line) => void lines.push(line) },
);
let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp(undefined, { logger: { loggerInstance } });
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());

/** As an id, and as a word or token. */
const MARKERS = ['5ec2e75e-c2e7-4ec2-85ec-2e75ec2e75ec', 'SECRETsecret2e75'];

it('no line of the log has a part of an address that is not the same in all requests of its route', async () => {
  const routes = mountedRoutes(test.app.server);
  expect(routes.length).toBeGreaterThan(300);
  lines = [];
  for (const { method, pattern } of routes)
    for (const marker of MARKERS) {
      const url = pattern.replace(/:\w+|\*/g, marker);
      const query = `?k=${marker}&ara=${marker}`;
      // The last two have no route: a slash or a part too many.
      const urls = url.includes(marker) ? [url, `${url}/`, `${url}/${marker}`] : [url + query];
      const referer = `https://ufuk.test${url}`;
      for (const each of urls) {
        const reply = await test.call({
          method,
          url: each,
          headers: { ...headers, referer },
          ...(method !== 'GET' && method !== 'HEAD' && { payload: {} }),
        });
        expect(reply.statusCode, `${method} ${each}`).not.toBe(500);
      }
    }
  for (const path of [
    '/%zz',
    `/${'x'.repeat(250)}`,
    '/a/b/c/d/e/f/g/h/i/j',
    '//x/',
    '/en//preview/',
  ])
    for (const marker of MARKERS) await test.call({ method: 'GET', url: `${path}${marker}` });
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => MARKERS.some((marker) => line.includes(marker)))).toEqual([]);
});

it('the line of a request says which route answered it, and what is known of an address without one', async () => {
  const token = 'gizli-anahtar';
  const pathOf = async (url: string) => {
    lines = [];
    await test.call({ method: 'GET', url });
    return lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request')?.path;
  };
  expect(await pathOf(`/onizleme/${token}`)).toBe('/onizleme/:token');
  expect(await pathOf(`/en/onizleme/${token}`)).toBe('/en/onizleme/:token');
  expect(await pathOf(`/onizleme/${token}/`)).toBe('/onizleme/:/');
  expect(await pathOf('/wp-login.php')).toBe('/:slug');
  expect(await pathOf('/wp-admin/setup.php')).toBe('/:/:');
});
