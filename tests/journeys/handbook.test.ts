import { expect, it } from 'vitest';
import { HANDBOOK_PICTURES, Screen } from '../../scripts/handbook-pictures.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { screenNames } from '../harness/screen-names.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { signIn } from './dashboard.ts';

const { server, browser } = await openOwnDemo();

it('staff find a task on the page where they need it, by searching, and in the palette', async () => {
  const { page, faults, close } = await signIn(browser, server.origin);
  await page.goto(`${server.origin}/dashboard/blog`);
  const [help] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Bu sayfanın yardımı (yeni sekmede açılır)' }).click(),
  ]);
  const onPage = help.getByRole('region', { name: 'Açık olan sayfada yapılanlar' });
  await onPage.getByRole('link', { name: 'Word dosyasından içerik yapmak' }).waitFor();
  await expectAccessible(help);
  await help.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(help);

  // Without the dots of Turkish, and with a word that only the text has.
  await help.getByRole('searchbox', { name: 'Yardımda ara' }).fill('kurtarma kod');
  await help.getByRole('status').filter({ hasText: '2 iş bulundu' }).waitFor();
  await help.getByRole('link', { name: 'Telefonum kayboldu' }).click();
  await help.getByRole('heading', { level: 1, name: 'Telefonum kayboldu' }).waitFor();
  expect(await help.title()).toMatch(/^Telefonum kayboldu \| /);
  // Names of the interface, not their keys.
  await help.getByText('Kurtarma kodu kullan').waitFor();
  expect(await help.locator('#main').innerText()).not.toContain('{{');
  await help.getByRole('link', { name: 'Hesabım' }).first().click();
  await eventually(() => new URL(help.url()).pathname).toBe('/dashboard/account');
  await help.close();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('tuzuk');
  await page.getByRole('option', { name: /Tüzüğü yenilemek/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Tüzüğü yenilemek' }).waitFor();
  const picture = page.getByRole('img', { name: 'Belgeler sayfası' });
  await eventually(() =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
  ).toBe(1100);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScrolling(page);
  expect(faults).toEqual([]);

  await page.goto(`${server.origin}/dashboard/yardim/yok-boyle`);
  await page.getByText('Böyle bir yardım sayfası yok').waitFor();
  await close();
});

it('who reads German gets the English handbook, with the names of the German interface', async () => {
  const { page, close } = await signIn(browser, server.origin);
  await page.evaluate(() => localStorage.setItem('app.language', 'de'));
  await page.goto(`${server.origin}/dashboard/yardim/zamanla`);
  const title = page.getByRole('heading', { level: 1, name: 'Schedule a publication' });
  await title.waitFor();
  expect(await title.getAttribute('lang')).toBe('en');
  const names = await screenNames('de');
  await page
    .getByText(names.get('content:desk.decide.scheduled') as string)
    .first()
    .waitFor();
  await close();
});

it('every picture of the handbook can be taken again: what it marks is on its page', async () => {
  const { page, close } = await signIn(browser, server.origin);
  await page.setViewportSize({ width: 1100, height: 700 });
  page.on('dialog', (dialog) => dialog.accept());
  const screen = new Screen(page, server.origin, await screenNames('tr'));
  for (const [name, show] of Object.entries(HANDBOOK_PICTURES)) {
    const marked = await show(screen);
    if (marked) await marked.waitFor().catch((error) => expect.unreachable(`${name}: ${error}`));
  }
  await close();
});
