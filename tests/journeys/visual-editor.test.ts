import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible } from './accessible.ts';
import { focusedName } from './by-keyboard.ts';
import { openSession } from './dashboard.ts';
import { bodyField, openVisual, sourceOf } from './editor.ts';

const { server, browser } = await openOwnDemo();

/** Nothing is stored: a new content without a title stays in this browser profile. */
async function openNew(options: BrowserContextOptions = {}) {
  const storageState = await openSession(browser, server.origin);
  const viewport = { width: 1440, height: 900 };
  const opened = await openPage(browser, { storageState, viewport, ...options });
  await opened.page.goto(`${server.origin}/dashboard/blog/add`);
  // A test before may have left the other form.
  await openVisual(opened.page);
  await bodyField(opened.page).click();
  return opened;
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

it('Markdown becomes what it means as it is typed, and one Backspace gives the signs back', async () => {
  const { page, faults, close } = await openNew();
  await page.keyboard.type('## Talepler');
  await press(page, 'Enter');
  await page.keyboard.type('- **Ev** ve *ekmek*');
  await press(page, 'Enter', 'Enter');
  await page.keyboard.type('19. yüzyıl ve 1. Madde');
  await press(page, 'Enter');
  await page.keyboard.type('---');
  await page.keyboard.type('> ');
  await press(page, 'Backspace');
  await page.keyboard.type('olduğu gibi');
  expect(await sourceOf(page)).toBe(
    '## Talepler\n\n- **Ev** ve *ekmek*\n\n19. yüzyıl ve 1. Madde\n\n---\n\n\\> olduğu gibi',
  );
  expect(faults).toEqual([]);
  await close();
});

it('words get a link, and what is searched for is found in Turkish and replaced in one step', async () => {
  const { page, close } = await openNew();
  await page.keyboard.type('İzmir ve ISPARTA bekliyor');
  await press(page, 'Control+Shift+ArrowLeft');
  const near = page.getByRole('toolbar', { name: 'Seçimin araçları' });
  await near.waitFor();
  await expectAccessible(page, { name: 'selection' });
  await press(page, 'Alt+F10', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await eventually(() => focusedName(page)).toBe('Bağlantı');
  await press(page, 'Enter');
  const link = page.getByRole('dialog', { name: 'Bağlantı' });
  await link.waitFor();
  await expectAccessible(page, { name: 'link' });
  await page.keyboard.type('javascript:alert(1)');
  await press(page, 'Enter');
  await link.getByText('Bir site ya da e-posta adresi yazın').waitFor();
  await link.getByRole('textbox', { name: 'Adres' }).fill('ornek.org');
  await press(page, 'Enter');
  await link.waitFor({ state: 'hidden' });

  await press(page, 'Control+f');
  const search = page.getByRole('search', { name: 'Metinde ara' });
  const words = search.getByRole('textbox', { name: 'Ara', exact: true });
  await words.fill('ısparta');
  await search.getByText('0 / 1').waitFor();
  await words.fill('izmir');
  await search.getByText('0 / 1').waitFor();
  await expectAccessible(page, { name: 'search' });
  await search.getByRole('textbox', { name: 'Yerine yaz' }).fill('Ankara');
  await search.getByRole('button', { name: 'Tümünü değiştir' }).click();
  await press(page, 'Escape');
  await search.waitFor({ state: 'hidden' });
  expect(await sourceOf(page)).toBe('Ankara ve ISPARTA [bekliyor](https://ornek.org)');
  await bodyField(page).click();
  await press(page, 'Control+z');
  expect(await bodyField(page).innerText()).toBe('İzmir ve ISPARTA bekliyor');
  await close();
});

it('a place that is found far below is scrolled to; the field of the search keeps the focus', async () => {
  const { page, faults, close } = await openNew();
  await page.keyboard.insertText('Başta.');
  for (let line = 0; line < 60; line++) await press(page, 'Enter');
  await page.keyboard.insertText('Hedef.');
  await press(page, 'Control+Home', 'Control+f');
  const target = bodyField(page).getByText('Hedef');
  const isSeen = async () => {
    const { y = -1 } = (await target.first().boundingBox()) ?? {};
    return y > 0 && y < 900;
  };
  await eventually(isSeen).toBe(false);
  await page.keyboard.type('hedef');
  await page.getByRole('search').getByText('0 / 1').waitFor();
  await press(page, 'Enter');
  await eventually(isSeen).toBe(true);
  expect(await focusedName(page)).toBe('Ara');
  expect(faults).toEqual([]);
  await close();
});

it('a slash offers what can be inserted; the keys choose, and Escape leaves the sign', async () => {
  const { page, close } = await openNew();
  await page.keyboard.type('1/2 ');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await page.keyboard.type('/');
  const list = page.getByRole('listbox', { name: 'Eklenecek öğe' });
  await list.getByRole('option', { name: 'Ara başlık', selected: true }).waitFor();
  await expectAccessible(page, { name: 'slash' });
  await press(page, 'Escape');
  await list.waitFor({ state: 'hidden' });
  await press(page, 'Backspace', 'Enter');
  await page.keyboard.type('/LİSTE');
  await list.getByRole('option', { name: 'Numaralı liste' }).waitFor();
  expect(await list.getByRole('option').count()).toBe(2);
  await press(page, 'ArrowDown', 'Enter');
  await page.keyboard.type('bir');
  await press(page, 'Enter');
  await page.keyboard.type('iki');
  expect(await sourceOf(page)).toBe('1/2\n\n1. bir\n2. iki');
  await close();
});

it('a text is undone over changes of its form, step by step', async () => {
  const { page, close } = await openNew();
  await page.keyboard.type('Birinci.');
  const mode = page.getByRole('button', { name: 'Kaynak görünümü (Markdown)' });
  const source = page.getByRole('textbox', { name: 'Metin (Markdown)' });
  await mode.click();
  await source.click();
  await press(page, 'Control+End');
  await page.keyboard.insertText('\n\n## İkinci');
  await mode.click();
  await bodyField(page).getByRole('heading', { name: 'İkinci' }).waitFor();
  await bodyField(page).click();
  await press(page, 'Control+z');
  await eventually(() => bodyField(page).innerText()).toBe('Birinci.');
  await mode.click();
  await eventually(() => source.innerText()).toBe('Birinci.');
  await source.click();
  await press(page, 'Control+z');
  await eventually(() => source.innerText()).toContain('## İkinci');
  // The form that was chosen last is shown at the next visit, too.
  await page.reload();
  await source.waitFor();
  await close();
});

const compose = async (client: CDPSession, ...steps: string[]) => {
  for (const text of steps)
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await client.send('Input.insertText', { text: steps.at(-1) ?? '' });
};

it('dead keys and input methods write in every kind of block', async () => {
  const { page, faults, close } = await openNew();
  const client = await page.context().newCDPSession(page);
  await page.keyboard.type('k');
  await compose(client, '^', 'â');
  await page.keyboard.type('r');
  await press(page, 'Enter');
  await page.keyboard.type('- **');
  await compose(client, 'に', 'にほ', '日本');
  await page.keyboard.type('**');
  await press(page, 'Enter');
  await compose(client, '´', 'é');
  expect(await sourceOf(page)).toBe('kâr\n\n- **日本**\n- é');
  expect(faults).toEqual([]);
  await close();
});

/** What a paste brings, as the browser tells the text. */
const paste = (page: Page, data: Record<string, string>) =>
  bodyField(page).evaluate((field, texts) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
    const init = { bubbles: true, cancelable: true, clipboardData };
    field.dispatchEvent(new ClipboardEvent('paste', init));
  }, data);

it('what is pasted becomes blocks; cells go into cells, and an address makes the selected words a link', async () => {
  const { page, faults, close } = await openNew();
  await paste(page, { 'text/plain': 'bir\n\niki **değil** kalın' });
  await press(page, 'Enter');
  await paste(page, { 'text/html': '<h2>Başlık</h2><ul><li>a</li><li><b>b</b></li></ul>' });
  await bodyField(page).getByRole('heading', { name: 'Başlık' }).waitFor();
  await press(page, 'Control+End', 'Enter', 'Enter');
  await page.keyboard.type('söz');
  await press(page, 'Control+Shift+ArrowLeft');
  await paste(page, { 'text/plain': 'https://ornek.org/a' });
  await press(page, 'Control+End', 'Enter');
  await page.keyboard.type('/tablo');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Tablo ekle' });
  for (const name of ['Sütun', 'Satır']) await dialog.getByLabel(name).fill('2');
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => focusedName(page)).toBe('Metin');
  await paste(page, { 'text/plain': 'İl\tGün\nIğdır\t3' });
  expect(await sourceOf(page)).toBe(
    'bir\n\niki \\*\\*değil\\*\\* kalın\n\n## Başlık\n\n- a\n- **b**\n\n[söz](https://ornek.org/a)\n\n| İl | Gün |\n| --- | --- |\n| Iğdır | 3 |',
  );
  expect(faults).toEqual([]);
  await close();
});

it('on a phone the tools are above the keyboard while somebody writes', async () => {
  const { page, faults, close } = await openNew({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await bodyField(page).tap();
  const bar = page.getByRole('toolbar', { name: 'Biçim' }).last();
  await eventually(() => page.getByRole('toolbar').count()).toBe(1);
  await page.keyboard.type('Telefonda ');
  await bar.getByRole('button', { name: 'Kalın' }).tap();
  await page.keyboard.type('koyu');
  await expectAccessible(page, { name: 'phone' });
  await eventually(() => bodyField(page).locator('strong').innerText()).toBe('koyu');
  expect(faults).toEqual([]);
  await close();
});

it('Escape and then Tab leaves a list, however long it takes', async () => {
  const { page, close } = await openNew();
  await page.keyboard.type('- bir');
  await press(page, 'Tab');
  expect(await focusedName(page)).toBe('Metin');
  await press(page, 'Escape', 'Tab');
  expect(await focusedName(page)).not.toBe('Metin');
  await close();
});

it('the page is accessible while the text is loaded', async () => {
  const storageState = await openSession(browser, server.origin);
  const { page, faults, close } = await openPage(browser, { storageState });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/visual-editor*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.origin}/dashboard/blog/add`);
  await page.getByRole('toolbar', { name: 'Biçim' }).waitFor();
  expect(await bodyField(page).count()).toBe(0);
  await expectAccessible(page, { name: 'loading' });
  release();
  await bodyField(page).waitFor();
  await expectAccessible(page, { name: 'loaded' });
  expect(faults).toEqual([]);
  await close();
});
