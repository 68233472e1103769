import { afterAll, expect, it } from 'vitest';
import { startDemoServer } from '../harness/demo-server.ts';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { callAs } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const site = await startDemoServer({
  before: `UPDATE party SET data = data || '{"tagManagerId":"GTM-ABC123"}'`,
});
afterAll(() => site.stop());

it('7.20 the tag manager of the configured container loads when the visitor agrees, not before', async () => {
  const { page, context, close } = await openPage(browser);
  const asked: string[] = [];
  await context.route(/googletagmanager/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagsRan = true;' });
  });
  await page.goto(site.origin);
  const agree = page.getByRole('button', { name: 'Kabul et' });
  await agree.waitFor();
  expect(asked).toEqual([]);
  await agree.click();
  await page.waitForFunction(() => 'tagsRan' in window);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  await page.goto(`${site.origin}/uye-olun`, { waitUntil: 'networkidle' });
  await page.goto(`${site.origin}/dashboard`);
  await page.getByLabel('E-posta').waitFor();
  expect(asked).toHaveLength(1);
  await close();
});

it('7.21 a speed-measurement script is loaded, and reports to our own server', async () => {
  const staff = await callAs(server.origin, ADMIN.ADMIN_EMAIL);
  const visits = async () => {
    const reply = await staff('GET', '/api/measurements/summary');
    const { data } = (await reply.json()) as { data: { figures: { visits: number }[] } };
    return data.figures.reduce((sum, one) => sum + one.visits, 0);
  };
  const before = await visits();
  const { page, hosts, close } = await openPage(browser);
  await page.goto(`${server.origin}/haberler`, { waitUntil: 'networkidle' });
  const script = page.waitForResponse(/\/report-vitals-[^/]*\.js$/);
  await page.mouse.wheel(0, 500);
  // Importing the same module again waits until it has run.
  await page.evaluate(`import(${JSON.stringify((await script).url())})`);
  await page.goto(`${server.origin}/makaleler`);
  await eventually(visits).toBeGreaterThan(before);
  expect([...hosts]).toEqual([new URL(server.origin).host]);
  await close();
});
