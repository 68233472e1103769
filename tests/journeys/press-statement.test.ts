import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible } from './accessible.ts';
import { focusedName, tabTo } from './by-keyboard.ts';
import { openSession } from './dashboard.ts';
import { bodyField, button, saysStatus, titleField } from './editor.ts';

const { server, browser } = await openOwnDemo();

async function openNew() {
  const storageState = await openSession(browser, server.origin);
  const opened = await openPage(browser, { storageState, viewport: { width: 1440, height: 900 } });
  await opened.page.goto(`${server.origin}/dashboard/blog/add`);
  await bodyField(opened.page).waitFor();
  return opened;
}

/** What a person who has never heard of Markdown must not see, in any step. */
const SIGNS = /\*\*|!\[|\]\(|^#{1,6} |^> |^[-*+] |\[\^|\/media\/|upload:|Markdown|^\|/m;

async function expectNoSigns(page: Page, step: string): Promise<void> {
  const shown = await page.locator('main').evaluate((main) => (main as HTMLElement).innerText);
  expect(shown.match(SIGNS)?.[0], `${step}: ${shown.slice(0, 2000)}`).toBeUndefined();
}

const type = (page: Page, words: string) => page.keyboard.type(words);
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

/** What the page of the statement has, whichever way it was written. */
async function expectPublished(page: Page, title: string, file: string): Promise<void> {
  const toast = page.locator('.toast-text').filter({ hasText: 'Yayımlandı.' });
  await toast.waitFor();
  const address = await page.getByRole('link', { name: 'Sitede gör' }).first().getAttribute('href');
  const { page: reader, faults, close } = await openPage(browser);
  await reader.goto(server.origin + address);
  const text = reader.locator('main .prose');
  await reader.getByRole('heading', { level: 1, name: title }).waitFor();
  await text.getByRole('heading', { level: 2, name: 'Ne istiyoruz' }).waitFor();
  expect(await text.locator('ul > li').allTextContents()).toEqual([
    'Önceden duyuru',
    'Zararın ödenmesi',
  ]);
  expect(await text.locator('strong').textContent()).toBe('üç gün');
  expect(await text.locator('blockquote p').first().textContent()).toBe('Işık bir haktır.');
  expect(await text.locator('blockquote footer').textContent()).toBe('— Ayşe Yılmaz, il başkanı');
  expect(await text.getByRole('link', { name: 'raporumuz' }).getAttribute('href')).toBe(
    'https://ornek.org/rapor',
  );
  expect(await text.locator('table tr').allInnerTexts()).toEqual(['İl\tGün', 'Iğdır\t3']);
  expect(await text.locator(':scope > figure img').getAttribute('alt')).toBe('Karanlık bir sokak');
  expect(await text.locator(':scope > figure figcaption').textContent()).toBe('Üçüncü gece');
  expect(await text.locator('.gallery figure').count()).toBe(2);
  expect(await text.locator('.video .video-title').textContent()).toBe('Genel başkan anlatıyor');
  expect(await text.locator('.notes li').innerText()).toContain('Bakanlığın duyurusu');
  await reader.getByRole('link', { name: file }).first().waitFor();
  expect(faults).toEqual([]);
  await close();
}

/** Selects a word of the text with a double click on its middle. */
async function selectWord(page: Page, word: string): Promise<void> {
  const middle = await bodyField(page).evaluate((field, sought) => {
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node.textContent ?? '').indexOf(sought);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return null;
  }, word);
  await page.mouse.dblclick(middle?.x ?? 0, middle?.y ?? 0);
}

/** Attaches the first file of the library. Returns its name. */
async function attach(page: Page): Promise<string> {
  await button(page, 'Dosya ekle').click();
  const picker = page.getByRole('dialog', { name: 'Dosya seç' });
  const first = picker.getByRole('listitem').first().getByRole('button');
  const name = await first.locator('[title]').getAttribute('title');
  await first.click();
  await picker.getByRole('button', { name: '1 öğeyi ekle' }).click();
  await picker.waitFor({ state: 'hidden' });
  return name ?? '';
}

it('a person who knows Word writes a press statement with the mouse, and never sees Markdown', async () => {
  const title = 'Iğdır’ın ışığı için açıklama';
  const { page, faults, close } = await openNew();
  await titleField(page).fill(title);
  await page.getByLabel('Kategori').selectOption('basinAciklamalari');
  await page.getByLabel('Özet').fill('Kesinti üç gün sürdü.');
  await bodyField(page).click();
  await type(page, 'Elektrik ');
  await button(page, 'Kalın').click();
  await type(page, 'üç gün');
  await button(page, 'Kalın').click();
  await type(page, ' sonra geldi. Ayrıntılar raporumuz içinde.');
  await button(page, 'Dipnot').click();
  const note = page.getByRole('dialog', { name: 'Dipnot' });
  await note.getByRole('textbox', { name: 'Dipnotun metni' }).waitFor();
  await type(page, 'Bakanlığın duyurusu');
  await note.getByRole('button', { name: 'Tamam' }).click();
  await expectNoSigns(page, 'note');
  await selectWord(page, 'raporumuz');
  await button(page, 'Bağlantı').first().click();
  await type(page, 'ornek.org/rapor');
  await press(page, 'Enter');
  await page.locator('.ProseMirror a').waitFor();
  await bodyField(page).locator('p').first().click();
  await press(page, 'End');

  await press(page, 'Enter');
  await button(page, 'Ara başlık').click();
  await type(page, 'Ne istiyoruz');
  await press(page, 'Enter');
  await button(page, 'Madde listesi').click();
  await type(page, 'Önceden duyuru');
  await press(page, 'Enter');
  await type(page, 'Zararın ödenmesi');
  await press(page, 'Enter', 'Enter');
  await button(page, 'Kaynaklı alıntı').click();
  await type(page, 'Işık bir haktır.');
  await page.locator('[data-placeholder="Kaynak (isteğe bağlı)"]').click();
  await type(page, 'Ayşe Yılmaz, il başkanı');
  await press(page, 'Enter');
  await expectNoSigns(page, 'quotation');

  await button(page, 'Görsel').click();
  const picker = page.getByRole('dialog', { name: 'Görsel seç' });
  await picker.getByRole('listitem').getByRole('button').first().click();
  const figure = page.getByRole('group', { name: /^Görsel/ }).first();
  await figure.waitFor();
  await figure.hover();
  const settings = page.getByRole('dialog', { name: 'Görselin ayarları' });
  if (!(await settings.isVisible())) await figure.getByRole('button', { name: 'Düzenle' }).click();
  await settings.getByLabel('Alternatif metin').fill('Karanlık bir sokak');
  await settings.getByLabel('Görsel altı yazısı').fill('Üçüncü gece');
  await expectAccessible(page, { name: 'picture' });
  await expectNoSigns(page, 'picture');
  await press(page, 'Escape');
  await settings.waitFor({ state: 'hidden' });

  await button(page, 'Görsel galerisi').click();
  for (const place of [1, 2])
    await picker.getByRole('listitem').nth(place).getByRole('button').click();
  await picker
    .getByRole('button', { name: /ekle|Ekle/ })
    .last()
    .click();
  await page.getByRole('group', { name: 'Galeri: 2 görsel' }).waitFor();

  await button(page, 'Video').click();
  await page.getByLabel('Video adresi').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await page.getByLabel('Başlık (isteğe bağlı)').fill('Genel başkan anlatıyor');
  await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
  await page.getByRole('group', { name: 'Video: Genel başkan anlatıyor' }).waitFor();
  await expectNoSigns(page, 'video');

  await button(page, 'Tablo').click();
  await page.getByRole('dialog').getByLabel('Sütun').fill('2');
  await page.getByRole('dialog').getByLabel('Satır').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
  for (const words of ['İl', 'Gün', 'Iğdır', '3']) {
    await type(page, words);
    if (words !== '3') await press(page, 'Tab');
  }
  await expectNoSigns(page, 'table');
  const file = await attach(page);
  await saysStatus(page, 'Kaydedil');
  await button(page, 'Yayımla').click();
  await page.getByRole('dialog', { name: 'Yayımla' }).getByText('Ne zaman?').waitFor();
  await button(page, 'Şimdi yayımla').click();
  await expectPublished(page, title, file);
  expect(faults).toEqual([]);
  await close();
});

/** Presses a button of the toolbar. */
async function tool(page: Page, name: string): Promise<void> {
  await press(page, 'Alt+F10', 'Home');
  for (let presses = 0; (await focusedName(page)) !== name; presses++) {
    expect(presses, `${name} in the toolbar`).toBeLessThan(40);
    await press(page, 'ArrowRight');
  }
  await press(page, 'Enter');
}

const focusIsIn = (page: Page, selector: string) =>
  eventually(() =>
    page.evaluate((one) => document.activeElement?.closest(one) !== null, selector),
  ).toBe(true);

it('… and with the keyboard alone', async () => {
  const title = 'Iğdır’ın ışığı için ikinci açıklama';
  const { page, faults, close } = await openNew();
  await tabTo(page, 'Başlık');
  await type(page, title);
  await tabTo(page, 'Metin');
  await type(page, 'Elektrik ');
  await press(page, 'Control+b');
  await type(page, 'üç gün');
  await press(page, 'Control+b');
  await type(page, ' sonra geldi. Ayrıntılar raporumuz');
  await press(page, 'Control+Shift+ArrowLeft', 'Control+k');
  await type(page, 'ornek.org/rapor');
  await press(page, 'Enter');
  await page.locator('.ProseMirror a').waitFor();
  await focusIsIn(page, '#field-body');
  await press(page, 'End');
  await type(page, ' içinde.');
  await tool(page, 'Dipnot');
  await eventually(() => focusedName(page)).toBe('Dipnotun metni');
  await type(page, 'Bakanlığın duyurusu');
  await press(page, 'Escape');
  await focusIsIn(page, '#field-body');
  await press(page, 'End', 'Enter', 'Control+Shift+Digit2');
  await type(page, 'Ne istiyoruz');
  await press(page, 'Enter', 'Control+Shift+Digit8');
  await type(page, 'Önceden duyuru');
  await press(page, 'Enter');
  await type(page, 'Zararın ödenmesi');
  await press(page, 'Enter', 'Enter');
  await tool(page, 'Kaynaklı alıntı');
  await type(page, 'Işık bir haktır.');
  await press(page, 'Enter', 'Enter');
  await type(page, 'Ayşe Yılmaz, il başkanı');
  await press(page, 'Enter');
  await expectNoSigns(page, 'words');

  await tool(page, 'Görsel');
  await focusIsIn(page, '[role=dialog]');
  await tabTo(page, /./, 'Tab', '[role=dialog] li button');
  await press(page, 'Enter');
  await page.getByRole('group', { name: /^Görsel/ }).waitFor();
  const settings = page.getByRole('dialog', { name: 'Görselin ayarları' });
  if (!(await settings.isVisible())) {
    await focusIsIn(page, '#field-body');
    await press(page, 'Enter');
  }
  await tabTo(page, 'Alternatif metin');
  await press(page, 'Control+a');
  await type(page, 'Karanlık bir sokak');
  await tabTo(page, 'Görsel altı yazısı');
  await press(page, 'Control+a');
  await type(page, 'Üçüncü gece');
  await press(page, 'Escape');
  await focusIsIn(page, '#field-body');

  await tool(page, 'Görsel galerisi');
  await focusIsIn(page, '[role=dialog]');
  await tabTo(page, /./, 'Tab', '[role=dialog] li:nth-child(2) button');
  await press(page, 'Space', 'Tab', 'Space');
  await tabTo(page, '2 öğeyi ekle');
  await press(page, 'Enter');
  await page.getByRole('group', { name: 'Galeri: 2 görsel' }).waitFor();
  await focusIsIn(page, '#field-body');

  await tool(page, 'Video');
  await eventually(() => focusedName(page)).toMatch(/^Video adresi/);
  await type(page, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await press(page, 'Tab');
  await type(page, 'Genel başkan anlatıyor');
  await tabTo(page, 'Ekle');
  await press(page, 'Enter');
  await page.getByRole('group', { name: 'Video: Genel başkan anlatıyor' }).waitFor();
  await focusIsIn(page, '#field-body');

  await tool(page, 'Tablo');
  await focusIsIn(page, '[role=dialog]');
  for (const [label, count] of [
    ['Sütun', '2'],
    ['Satır', '1'],
  ] as const) {
    await tabTo(page, label);
    await press(page, 'Control+a');
    await type(page, count);
  }
  await tabTo(page, 'Ekle');
  await press(page, 'Enter');
  await focusIsIn(page, '#field-body');
  for (const words of ['İl', 'Gün', 'Iğdır', '3']) {
    await type(page, words);
    if (words !== '3') await press(page, 'Tab');
  }
  await expectNoSigns(page, 'table');

  await press(page, 'Escape', 'Tab');
  await tabTo(page, 'Kategori');
  // A letter that no key of the browser's keyboard has would go to the selection, in the text.
  await type(page, 'Bas');
  await tabTo(page, 'Özet');
  await type(page, 'Kesinti üç gün sürdü.');
  await tabTo(page, 'Dosya ekle');
  await press(page, 'Enter');
  await focusIsIn(page, '[role=dialog]');
  await tabTo(page, /./, 'Tab', '[role=dialog] li button');
  const file = await page.evaluate(
    () => document.activeElement?.querySelector('[title]')?.getAttribute('title') ?? '',
  );
  await press(page, 'Enter');
  await tabTo(page, '1 öğeyi ekle');
  await press(page, 'Enter');
  await eventually(() => focusedName(page)).toBe('Dosya ekle');
  await tabTo(page, 'Yayımla', 'Shift+Tab');
  await press(page, 'Enter');
  await eventually(() => focusedName(page)).toBe('Şimdi yayımla');
  await press(page, 'Enter');
  await expectPublished(page, title, file);
  expect(faults).toEqual([]);
  await close();
});
