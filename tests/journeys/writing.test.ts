import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible } from './accessible.ts';
import { openSession } from './dashboard.ts';
import { sourceField as bodyField, button, openSource, photograph } from './editor.ts';

const { server, browser } = await openOwnDemo();

async function openNew(options: BrowserContextOptions = {}) {
  const storageState = await openSession(browser, server.origin);
  const opened = await openPage(browser, { storageState, ...options });
  await opened.page.goto(`${server.origin}/dashboard/blog/add`);
  await openSource(opened.page);
  await bodyField(opened.page).click();
  return opened;
}

/** What a paste or a drop brings, as the browser tells the field. */
const transfer = (
  page: Page,
  kind: 'paste' | 'drop',
  data: Record<string, string>,
  file?: string,
) =>
  bodyField(page).evaluate(
    (field, [name, texts, picture]) => {
      const carried = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) carried.setData(type, text);
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
        carried.items.add(new File([bytes], 'meydan.jpg', { type: 'image/jpeg' }));
      }
      const init = { bubbles: true, cancelable: true, composed: true };
      const { left, top } = field.getBoundingClientRect();
      field.dispatchEvent(
        name === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: carried })
          : new DragEvent('drop', {
              ...init,
              clientX: left + 5,
              clientY: top + 5,
              dataTransfer: carried,
            }),
      );
    },
    [kind, data, file ?? ''] as const,
  );

const WORD = readFileSync(
  new URL('../../src/platform/markup/html-to-markdown/samples/word.html.txt', import.meta.url),
  'utf8',
);
const textOf = (page: Page) =>
  bodyField(page).evaluate((field) =>
    [...field.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

it('a text of Word is pasted as Markdown; a picture that fails is tried again; Esc leaves the full screen', async () => {
  const { page, faults, close } = await openNew({ viewport: { width: 1440, height: 900 } });
  await transfer(page, 'paste', { 'text/html': WORD, 'text/plain': 'Deprem' });
  await eventually(() => textOf(page)).toContain('## Deprem Sonrası Konut Raporu');
  await eventually(() => textOf(page)).toContain('ister.[^1]');
  await page.getByText('1 görsel yapıştırılamadı').first().waitFor();
  await button(page, 'Önizleme').click();
  const preview = page.frameLocator('iframe[title="Önizleme"]');
  await preview.getByRole('heading', { name: 'Deprem Sonrası Konut Raporu' }).waitFor();
  await button(page, 'Önizleme').click();

  await button(page, 'Tam ekran').click();
  await eventually(() => page.locator('nav[inert], [inert] nav').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('nav[inert], [inert] nav').count()).toBe(0);

  await bodyField(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  let refused = 0;
  await page.route('**/api/media', (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await transfer(page, 'drop', {}, (await photograph()).toString('base64'));
  await button(page, 'Yeniden dene').click();
  await eventually(() => textOf(page)).toMatch(/^!\[\]\(\/media\/[0-9a-f-]{36}\/1280\.webp\)/);

  // What an earlier page has left of an upload is named and can be removed.
  await bodyField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n\n![eski.jpg](upload:7)');
  const left = page.getByRole('listitem').filter({ hasText: '“eski.jpg” bu sayfadan yüklenmedi' });
  await left.getByRole('button', { name: 'Kaldır' }).click();
  await left.waitFor({ state: 'hidden' });
  expect(await textOf(page)).not.toContain('upload:');

  await page.getByRole('button', { name: /denetim/ }).click();
  await page.getByRole('button', { name: /1\. satır: 1\. görselin alternatif metni yok/ }).click();
  await eventually(() =>
    bodyField(page).evaluate(
      (field) => field.contains(document.activeElement) || field === document.activeElement,
    ),
  ).toBe(true);
  // The cursor is where the alternative text goes; what is typed replaces nothing.
  await page.keyboard.type('Akşam meydanda toplananlar');
  await eventually(() => textOf(page)).toMatch(
    /^!\[Akşam meydanda toplananlar\]\(\/media\/[0-9a-f-]{36}\/1280\.webp\)/,
  );
  expect(
    faults.filter((fault) => !fault.includes('/api/media') && !fault.includes('ERR_FAILED')),
  ).toEqual([]);
  await close();
});

/** At a second try of the test the library has the text of the first. */
let tries = 0;

it('a picture asks for its alternative text where it is placed, and the library gets what is written', async () => {
  const { page, faults, close } = await openNew({ viewport: { width: 1440, height: 900 } });
  await transfer(page, 'drop', {}, (await photograph()).toString('base64'));
  const uploaded = page.getByRole('list', { name: 'Yüklenen görseller' });
  const alt = uploaded.getByLabel('Alternatif metin');
  await alt.fill(`Meydanda [iki] pankart ${++tries}`);
  await eventually(() => textOf(page)).toContain(`![Meydanda \\[iki\\] pankart ${tries}](/media/`);
  await uploaded.getByLabel(/^Dekoratif/).check();
  await eventually(() => textOf(page)).toMatch(/!\[\]\(\/media\/[^)]+\.webp#decorative\)/);
  await uploaded.getByLabel(/^Dekoratif/).uncheck();
  await eventually(() => textOf(page)).toContain(`![Meydanda \\[iki\\] pankart ${tries}](/media/`);
  await uploaded.getByRole('button', { name: 'Kitaplığa da kaydet' }).click();
  await uploaded.getByText('Kitaplığa kaydedildi.').waitFor();
  await uploaded.getByRole('button', { name: 'Tamam' }).click();
  await uploaded.waitFor({ state: 'hidden' });

  await bodyField(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await button(page, 'Görsel').click();
  const picker = page.getByRole('dialog', { name: 'Görsel seç' });
  await picker.getByRole('listitem').getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Görselin alternatif metni' });
  const placed = dialog.getByLabel('Alternatif metin');
  await eventually(() => placed.inputValue()).toBe(`Meydanda [iki] pankart ${tries}`);
  await expectAccessible(page);
  await placed.fill('Pankartlar');
  await dialog.getByRole('button', { name: /Kitaplıktaki metni kullan/ }).waitFor();
  await dialog.getByRole('button', { name: 'Metne ekle' }).click();
  await eventually(() => textOf(page)).toContain('![Pankartlar](/media/');
  expect(faults).toEqual([]);
  await close();
});

it('Tab moves through the cells of a table and adds rows; Esc and Tab leave the text; a quote begins with its words', async () => {
  const { page, faults, close } = await openNew({ viewport: { width: 1440, height: 900 } });
  await button(page, 'Kaynaklı alıntı').click();
  await page.keyboard.type('Ev haktır.');
  await eventually(() => textOf(page)).toMatch(/^> Ev haktır\.\n>\n> — Kaynak/);
  await page.keyboard.press('Control+End');
  await button(page, 'Tablo').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sütun').fill('2');
  await dialog.getByLabel('Satır').fill('1');
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() =>
    bodyField(page).evaluate((field) => field.contains(document.activeElement)),
  ).toBe(true);
  for (const word of ['İl', 'Oy', 'Muğla', '12', 'Aydın', '7']) {
    await page.keyboard.type(word);
    if (word !== '7') await page.keyboard.press('Tab');
  }
  await eventually(() => textOf(page)).toMatch(
    /\| İl +\| Oy +\|\n\| --- \| --- \|\n\| Muğla +\| 12 +\|\n\| Aydın +\| 7 +\|/,
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Denizli');
  await eventually(() => textOf(page)).toMatch(/\| Denizli +\| 7/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await eventually(() =>
    bodyField(page).evaluate((field) => field.contains(document.activeElement)),
  ).toBe(false);
  expect(faults).toEqual([]);
  await close();
});

it('on a touch screen the text is a plain field with the same toolbar, lists and undo', async () => {
  const { page, faults, close } = await openNew({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const field = bodyField(page);
  expect(await field.evaluate((element) => element.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('bir');
  await button(page, 'Madde listesi').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('iki');
  await page.keyboard.press('Tab');
  await eventually(() => field.inputValue()).toBe('- bir\n  - iki');
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(10, 13));
  await button(page, 'Kalın').click();
  await eventually(() => field.inputValue()).toBe('- bir\n  - **iki**');
  await eventually(() => button(page, 'Kalın').getAttribute('aria-pressed')).toBe('true');
  await button(page, 'Geri al').click();
  await eventually(() => field.inputValue()).toBe('- bir\n  - iki');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByText('Yalnızca bu tarayıcıda').waitFor();

  // The tools are one row of buttons as large as a finger; the keyboard reaches those out of view.
  const tools = page.getByRole('toolbar', { name: 'Biçim' });
  await eventually(async () => (await tools.boundingBox())?.height).toBe(44);
  await button(page, 'Geri al').focus();
  for (const key of ['End', 'ArrowLeft']) await page.keyboard.press(key);
  await eventually(async () => {
    const box = await button(page, 'Ayırıcı çizgi').boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 360;
  }).toBe(true);
  // The checks can be read without the preview.
  await button(page, 'Yayın öncesi denetim').click();
  await page.getByRole('button', { name: 'Özet yazılmamış.' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('field-summary');
  expect(faults).toEqual([]);
  await close();
});
