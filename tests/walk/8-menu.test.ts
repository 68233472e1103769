import { afterAll, expect, it } from 'vitest';
import { copyDemo, demoFolder, startBeside, urlOf } from '../harness/demo-server.ts';
import { openBrowser } from '../harness/open-demo.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import { openPage } from '../harness/watched-page.ts';

const DATABASE = 'demo_without_menu';
await copyDemo(DATABASE);
await runOnDatabase(DATABASE, 'ALTER TABLE menu_items RENAME TO menu_items_away');
const browser = await openBrowser();
// A process that has never read the menu; what it logs about it is expected.
const site = await startBeside({ databaseUrl: urlOf(DATABASE), dataDir: demoFolder() });
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
