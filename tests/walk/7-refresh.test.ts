import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openSession, readStorage } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const session = await openSession(browser, server.origin);
const open = await onePage(browser, server.origin, session);
const OLD = session.origins[0]?.localStorage.find(({ name }) => name === 'accessToken')?.value;
const NEW = 'renewed-token';

/** Opens the overview; calls with a token for which `accepts` is false are answered with 401. */
async function openOverview(accepts: (token: string) => boolean) {
  const { page } = await open('/robots.txt');
  const calls: { path: string; token: string }[] = [];
  let refreshes = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/auth/refresh') {
      refreshes += 1;
      await eventually(() => calls.length).toBeGreaterThan(3);
      return route.fulfill({ json: { token: NEW, expiresAt: Date.now() + 900_000 } });
    }
    const token = (request.headers().authorization ?? '').replace('Bearer ', '');
    // No user asks for the stream of notifications: it neither refreshes nor waits.
    if (!token || pathname === '/api/notifications/stream') return route.abort();
    calls.push({ path: pathname + search, token });
    if (!accepts(token)) return route.fulfill({ status: 401, json: {} });
    // The server knows only the old one.
    return route.continue({ headers: { ...request.headers(), authorization: `Bearer ${OLD}` } });
  });
  await page.goto(`${server.origin}/dashboard`);
  return { page, calls, refreshes: () => refreshes };
}

it('7.16 7.17 after a 401 of several requests there is one refresh, for which all of them wait, and each is sent once more', async () => {
  const { page, calls, refreshes } = await openOverview((token) => token === NEW);
  await eventually(() => calls.filter(({ token }) => token === NEW).length).toBeGreaterThan(3);
  await page.getByText(/^zamanlanmış \d/).waitFor();
  expect(refreshes()).toBe(1);
  const refused = calls.filter(({ token }) => token === OLD).map(({ path }) => path);
  expect(refused.length).toBeGreaterThan(3);
  for (const path of refused) {
    const again = calls.filter((call) => call.path === path && call.token === NEW).length;
    const before = refused.filter((one) => one === path).length;
    expect([path, again]).toEqual([path, expect.toSatisfy((count) => count >= before)]);
  }
  expect((await readStorage(page)).accessToken).toBe(NEW);
});

it('7.16 a request that is refused with the new token too is not sent a third time, and nothing is refreshed again', async () => {
  const { page, calls, refreshes } = await openOverview(() => false);
  await page.getByRole('button', { name: 'Yeniden dene' }).first().waitFor();
  expect(refreshes()).toBe(1);
  const times = new Map<string, number>();
  for (const { path } of calls) times.set(path, (times.get(path) ?? 0) + 1);
  expect(Math.max(...times.values())).toBe(2);
});
