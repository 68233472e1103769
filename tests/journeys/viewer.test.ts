import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openDemo();

const CHARTER = '/tuzuk';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };

const opener = (page: Page) => page.getByRole('link', { name: 'Belgeyi aç' });
const dialog = (page: Page) => page.locator('dialog.viewer');
const tool = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).first();
const pageField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Sayfa', exact: true });
const findField = (page: Page) => dialog(page).getByRole('searchbox');
const findResult = (page: Page) => dialog(page).getByRole('search').locator('output');
const words = (page: Page, number: number) =>
  dialog(page)
    .getByRole('region', { name: `Sayfa ${number}`, exact: true })
    .locator('.textLayer');
const address = (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};
const isAt = async (page: Page, number: number) => {
  await eventually(() => pageField(page).inputValue()).toBe(String(number));
  await eventually(() => address(page)).toBe(`${CHARTER}#sayfa=${number}`);
};
const isClosed = async (page: Page) => {
  await dialog(page).waitFor({ state: 'detached' });
  await eventually(() => address(page)).toBe(CHARTER);
};
async function openCharter(viewport = WIDE, fragment = '') {
  const opened = await openPage(browser, { viewport });
  await opened.page.goto(server.origin + CHARTER + fragment);
  if (!fragment) await opener(opened.page).click();
  await words(opened.page, Number(fragment.split('=')[1] ?? 1)).waitFor();
  return opened;
}

const READER_FILES = /viewer|document|worker|\.pdf$|\.mjs$/;
const inPage = (page: Page) => page.locator('[data-viewer-place] section.viewer');

it('on a phone the reader is not fetched before it is opened', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: NARROW });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(server.origin + CHARTER);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path !== CHARTER && READER_FILES.test(path))).toEqual([]);
  expect(await page.getByRole('button', { name: 'Belgeyi burada göster' }).count()).toBe(0);

  const pdf = await opener(page).getAttribute('href');
  await opener(page).click();
  await words(page, 1).waitFor();
  expect(fetched).toContain(pdf);
  expect(fetched.filter((path) => path.endsWith('.mjs'))).toHaveLength(1);
  expect(faults).toEqual([]);
  await close();
});

it('2.37 where there is room the document is shown in the page, after the page was loaded, and nothing moves', async () => {
  const { page, faults, close } = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
  });
  await page.addInitScript(() => {
    const seen = { shift: 0, before: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('load', () => {
      seen.before = performance.getEntriesByType('resource').map(({ name }) => name);
    });
  });
  await page.goto(server.origin + CHARTER);
  const canvas = inPage(page).locator('canvas').first();
  await canvas.waitFor();
  const colours = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
    });
  await eventually(colours).toBeGreaterThan(10);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; before: string[] } }).seen,
  );
  expect(seen.before.filter((address) => READER_FILES.test(address))).toEqual([]);
  expect(seen.shift).toBeLessThan(0.01);
  expect(address(page)).toBe(CHARTER);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // The text stays below.
  expect(await page.getByRole('link', { name: /^Madde 1$/ }).count()).toBeGreaterThan(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // The whole screen is still one click away, and then it is in the page again.
  await opener(page).click();
  await words(page, 1).waitFor();
  expect(await inPage(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await canvas.waitFor();
  expect(faults).toEqual([]);
  await close();
});

it('a document in the page that is hidden while it is opened leaves no worker and no error', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: WIDE });
  for (let round = 0; round < 3; round += 1) {
    const held = Promise.withResolvers<void>();
    await page.route('**/belgeler/*.pdf', async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/belgeler/*.pdf');
    await page.goto(server.origin + CHARTER);
    await asked;
    await page.setViewportSize(NARROW);
    await eventually(() => page.workers().length).toBe(0);
    held.resolve();
    await page.setViewportSize(WIDE);
    await page.unroute('**/belgeler/*.pdf');
  }
  await inPage(page).locator('canvas').first().waitFor();
  expect(faults).toEqual([]);
  await close();
});

it('for those who save data the document is shown in the page only when they ask for it', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: WIDE });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(server.origin + CHARTER);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path !== CHARTER && READER_FILES.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Belgeyi burada göster' }).click();
  await inPage(page).locator('canvas').first().waitFor();
  expect(faults).toEqual([]);
  await close();
});

it.each([WIDE, NARROW])(
  '2.37 at $width px the document opens with its text and its number of pages, and is accessible',
  async (viewport) => {
    const { page, faults, close } = await openCharter(viewport);
    expect(await words(page, 1).textContent()).toContain('Tüzüğü');
    await dialog(page)
      .getByRole('region', { name: 'Sayfa 1', exact: true })
      .locator('canvas')
      .waitFor();
    const count = await opener(page).getAttribute('data-pages');
    expect(await dialog(page).locator('.viewer-page').textContent()).toBe(`/ ${count}`);
    await tool(page, 'Belgede ara').click();
    await findField(page).fill('üye');
    await eventually(() => findResult(page).textContent()).toMatch(/sonuç$/);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const [wide, seen] = await page.evaluate(() => {
      const pages = document.querySelector('.viewer-pages') as HTMLElement;
      return [pages.scrollWidth, pages.clientWidth] as const;
    });
    expect(wide).toBeLessThanOrEqual(seen);
    expect(faults).toEqual([]);
    await close();
  },
);

it('the contents mark the article that is read, and the part around it', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: WIDE });
  await page.goto(server.origin + CHARTER);
  const contents = page.getByRole('navigation', { name: 'İçindekiler' });
  const marked = contents.locator('a[aria-current]');
  for (const id of ['madde-12', 'madde-3']) {
    await page.evaluate((to) => document.getElementById(to)?.scrollIntoView(), id);
    const links = () => marked.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await eventually(links).toEqual([`#${id}`]);
    const part = contents.locator('details:has(a[aria-current]) > summary');
    expect(await part.getAttribute('aria-current')).toBe('true');
  }
  expect(faults).toEqual([]);
  await close();
});

it('a search finds a word regardless of how ı, İ and ğ are written, and counts every match', async () => {
  const { page, faults, close } = await openCharter();
  await page.keyboard.press('Control+f');
  const count = async (query: string) => {
    await findField(page).fill(query);
    await eventually(() => findResult(page).textContent()).toMatch(/sonuç/i);
    return Number(/(\d+) sonuç$/.exec((await findResult(page).textContent()) ?? '')?.[1] ?? 0);
  };
  const dotless = await count('kararı');
  expect(dotless).toBeGreaterThan(1);
  expect(await count('karari')).toBe(dotless);
  expect(await count('KARARI')).toBe(dotless);
  expect(await count('uyelik')).toBe(await count('ÜYELİK'));
  expect(await page.locator('.highlight.selected').count()).toBeGreaterThan(0);

  await count('madde');
  const at = async () => Number(/^(\d+)\//.exec((await findResult(page).textContent()) ?? '')?.[1]);
  const first = await at();
  await page.keyboard.press('Enter');
  await eventually(at).toBe(first + 1);
  await page.keyboard.press('Shift+Enter');
  await eventually(at).toBe(first);

  await findField(page).fill('zzzz');
  await eventually(() => findResult(page).textContent()).toBe('Sonuç yok');
  expect(faults).toEqual([]);
  await close();
});

it('keys change the page, and the address changes with it', async () => {
  const { page, faults, close } = await openCharter();
  await page.keyboard.press('ArrowRight');
  await isAt(page, 2);
  await eventually(() => dialog(page).locator(':scope > [role=status]').textContent()).toMatch(
    /^Sayfa 2 \/ \d+$/,
  );
  await page.keyboard.press('End');
  const last = Number(await opener(page).getAttribute('data-pages'));
  await isAt(page, last);
  await page.keyboard.press('ArrowLeft');
  await isAt(page, last - 1);
  await page.keyboard.press('Home');
  await isAt(page, 1);
  await pageField(page).fill('3');
  await page.keyboard.press('Enter');
  await isAt(page, 3);
  await words(page, 3).waitFor();

  const zoom = () => dialog(page).locator('.viewer-measure').textContent();
  const first = await zoom();
  await page.keyboard.press('+');
  await eventually(zoom).not.toBe(first);
  await page.keyboard.press('0');
  await eventually(zoom).toBe(first);
  expect(faults).toEqual([]);
  await close();
});

it('Esc closes the search bar, then the reader, and the focus returns', async () => {
  const { page, faults, close } = await openCharter(NARROW);
  await page.keyboard.press('/');
  await findField(page).waitFor();
  await page.keyboard.press('Escape');
  await findField(page).waitFor({ state: 'hidden' });
  expect(await dialog(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await isClosed(page);
  expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await eventually(() => page.workers().length).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

it('an address with a page number opens that page, and Back closes the reader on the same page', async () => {
  const { page, faults, close } = await openCharter(WIDE, '#sayfa=4');
  await isAt(page, 4);
  await page.goBack();
  await isClosed(page);
  await page.goForward();
  await words(page, 4).waitFor();
  await page.reload();
  await words(page, 4).waitFor();
  await tool(page, 'Belgeyi kapat').click();
  await isClosed(page);
  expect(faults).toEqual([]);
  await close();
});

it('the table of contents links the pages of the document', async () => {
  const { page, faults, close } = await openCharter(NARROW);
  await tool(page, 'İçindekiler').click();
  const rows = dialog(page).getByRole('navigation', { name: 'İçindekiler' }).getByRole('link');
  const row = rows.filter({ hasText: 'Birinci bölüm' });
  const number = Number(await row.locator('.num').textContent());
  expect(number).toBeGreaterThan(1);
  await row.click();
  await isAt(page, number);
  expect(await row.isVisible()).toBe(false);
  expect(faults).toEqual([]);
  await close();
});

it('a document that cannot be loaded shows an error, and is loaded on retry', async () => {
  const { page, close } = await openPage(browser, { viewport: NARROW });
  await page.goto(server.origin + CHARTER);
  const says = dialog(page).getByRole('alert');
  await page.route('**/belgeler/*.pdf', (route) => route.abort());
  await opener(page).click();
  await eventually(() => says.textContent()).toContain('Belge yüklenemedi');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.unroute('**/belgeler/*.pdf');
  await page.route('**/belgeler/*.pdf', (route) => route.fulfill({ body: 'PDF değil' }));
  await tool(page, 'Yeniden dene').click();
  await eventually(() => says.textContent()).toContain('Belge okunamadı');
  await page.unroute('**/belgeler/*.pdf');
  await tool(page, 'Yeniden dene').click();
  await words(page, 1).waitFor();
  expect(await says.count()).toBe(0);
  await close();
});

it('the texts of the reader are in the language of the page, and no other language is fetched', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: WIDE });
  await page.goto(`${server.origin}/en${CHARTER}`);
  await page.getByRole('link', { name: 'Open document' }).click();
  await dialog(page).getByRole('region', { name: 'Page 1', exact: true }).waitFor();
  expect(await dialog(page).textContent()).not.toContain('Kapat');
  expect(await tool(page, 'Close document').isVisible()).toBe(true);
  expect(faults).toEqual([]);
  await close();
});
