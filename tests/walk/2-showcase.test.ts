import { afterAll, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openDemo();
const { page, close } = await openPage(browser);
afterAll(close);

it.each([
  ['2.75', '/components'],
  ['2.76', '/components/buttons'],
  ['2.77', '/components/charts'],
  ['2.78', '/components/colors'],
  ['2.79', '/components/data-display/detail-lists'],
  ['2.80', '/components/data-display/quick-stats'],
  ['2.81', '/components/data-display/tables'],
  ['2.82', '/components/forms'],
  ['2.83', '/components/inputs'],
  ['2.84', '/components/lists/grid-lists'],
  ['2.85', '/components/lists/grouped-lists'],
  ['2.86', '/components/modals'],
  ['2.87', '/components/typography'],
])('%s %s is a page of the component showcase', async (_, address) => {
  await page.goto(server.origin + address);
  await page.locator('#main section > header h2').nth(2).waitFor();
  const link = page.getByRole('navigation').locator('[aria-current=page]').first();
  expect(new URL((await link.getAttribute('href')) ?? '', server.origin).pathname).toBe(address);
});
