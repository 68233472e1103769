import { afterAll, expect, it } from 'vitest';
import { startBeside } from '../harness/demo-server.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openOwnDemo();
await server.run('ALTER TABLE menu_items RENAME TO menu_items_away');
// A process that has never read the menu.
const site = await startBeside(server);
afterAll(() => site.stop());

it('7.10 8.12 a page whose menu cannot be read shows an error toast', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${site.origin}/haberler`);
  const toast = page.locator('.toast');
  await toast.waitFor();
  expect(await toast.getAttribute('data-kind')).toBe('error');
  expect(await toast.textContent()).toContain('Bir şeyler ters gitti.');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Haberler');
  await close();
});
