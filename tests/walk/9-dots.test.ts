import { afterAll, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { openSignedIn } from '../journeys/dashboard.ts';
import { findPerson } from '../journeys/people.ts';

const { server, browser } = await openDemo();
const { id } = (await findPerson(server.origin, 'admin@ufuk.test')) as { id: string };
const { page, close } = await openSignedIn(browser, server.origin);
afterAll(close);

it.each([
  ['9.37', 'small', 8, '/dashboard/admin/pages'],
  ['9.38', 'medium', 16, '/components/colors'],
  ['9.39', 'large', 23, `/dashboard/users/${id}`],
])('%s a %s status dot is %i px wide and high', async (_, _name, size, path) => {
  await page.goto(server.origin + path);
  const dots = page.locator('[data-status-dot]');
  await dots.first().waitFor();
  const sizes = await dots.evaluateAll((all) =>
    all.map((dot) => [dot.getBoundingClientRect().width, dot.getBoundingClientRect().height]),
  );
  expect(sizes).toContainEqual([size, size]);
});
