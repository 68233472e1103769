import { afterAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSession } from '../journeys/dashboard.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const { server, browser } = await openDemo();
const storageState = await openSession(browser, server.origin);
const viewport = { width: 1440, height: 900 };
const { page, context, close } = await openPage(browser, { viewport, storageState });
afterAll(close);

/** When jobs failed, and when one is tried again. */
const MOMENTS = [
  '2026-11-20T05:59:30Z',
  '2026-11-20T05:48:00Z',
  '2026-11-20T03:00:00Z',
  '2026-11-16T09:00:00Z',
  '2026-11-01T09:00:00Z',
  '2024-10-15T09:00:00Z',
];
const NEXT = '2026-11-20T08:00:00Z';
const row = (failedAt: string, index: number) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  name: 'email',
  kind: 'invitation',
  tries: 3,
  error: 'x',
  failedAt,
  nextTryAt: index === 0 ? NEXT : null,
});

// The jobs are given, because the times of real ones depend on the machine.
await context.route('**/api/jobs/failed?*', async (route) => {
  const reply = await route.fetch();
  const data = MOMENTS.map(row);
  await route.fulfill({ json: { ...(await reply.json()), data, total: data.length } });
});
await page.clock.setFixedTime(NOW);

it.each([
  [
    '9.30 9.31 9.32 9.33 9.34 9.35 9.36',
    'tr',
    ['30 sn. önce', '12 dk. önce', '3 sa. önce', '4 gün önce', '2 hf. önce', '2 yıl önce'],
    '2 sa. sonra',
  ],
  [
    '9.30 9.31 9.32 9.33 9.34 9.35 9.36',
    'en',
    ['30s ago', '12m ago', '3h ago', '4d ago', '2w ago', '2y ago'],
    'in 2h',
  ],
  [
    '9.30 9.31 9.32 9.33 9.34 9.35 9.36',
    'de',
    ['vor 30 Sek.', 'vor 12 Min.', 'vor 3 Std.', 'vor 4 Tagen', 'vor 2 Wochen', 'vor 2 Jahren'],
    'in 2 Std.',
  ],
  [
    '9.30 9.31 9.32 9.33 9.34 9.35 9.36',
    'es',
    ['hace 30 s', 'hace 12 min', 'hace 3 h', 'hace 4 d', 'hace 2 sem.', 'hace 2 a'],
    'dentro de 2 h',
  ],
])('%s a page in the language %s has short units', async (_, locale, ago, soon) => {
  await page.goto(`${server.origin}/robots.txt`);
  await page.evaluate((language) => localStorage.setItem('app.language', language), locale);
  await page.goto(`${server.origin}/dashboard/admin/jobs`);
  const words = (moment: string) =>
    page.locator(`#main time[datetime="${moment}"]`).first().textContent();
  await eventually(() => Promise.all(MOMENTS.map(words))).toEqual(ago);
  expect(await words(NEXT)).toBe(soon);
});
