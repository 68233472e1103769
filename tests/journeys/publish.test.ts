import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DEMO_START_MS,
  type DemoServer,
  startBeside,
  startDemoServer,
} from '../harness/demo-server.ts';
import { eventually } from '../harness/eventually.ts';
import { openBrowser } from '../harness/open-demo.ts';
import type { RunningServer } from '../harness/server.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSignedIn } from './dashboard.ts';
import {
  bodyField,
  button,
  createContent,
  editPath,
  openSource,
  openVisual,
  photograph,
  saysStatus,
  titleField,
  writeBody,
  writeSource,
} from './editor.ts';

const TITLE = 'Iğdır’da ışıklar üç gün sonra geri geldi';
const PATH = '/haberler/igdirda-isiklar-uc-gun-sonra-geri-geldi';
const ALT = 'Akşamüstü ışıkları yanan bir sokak';
const BODY = `Elektrik **üç gün** sonra geldi.

## Ne istiyoruz

- kesinti önceden duyurulsun
- zarar ödensin

<script>alert("buradayım")</script>`;

let server: DemoServer;
let second: RunningServer;
beforeAll(async () => {
  server = await startDemoServer();
  second = await startBeside(server);
}, DEMO_START_MS);
afterAll(async () => {
  await second?.stop();
  await server?.stop();
});
const browser = await openBrowser();

const text = async (origin: string, path: string) => (await fetch(origin + path)).text();
/** The visible message, not the same text for screen readers. */
const toast = (page: Page, words: string) => page.locator('.toast-text').filter({ hasText: words });
const PLACES = [PATH, '/haberler', '/tum-icerikler', '/'];

/** Usually a tenth of a second (measured by bench/parts/api.ts); a busy machine takes longer. */
const within = { timeout: 60_000, interval: 20 };

/** Publishes with the dialog, without a date. */
async function publish(page: Page) {
  await button(page, 'Yayımla').click();
  await page.getByRole('dialog', { name: 'Yayımla' }).getByText('Ne zaman?').waitFor();
  await button(page, 'Şimdi yayımla').click();
}

async function upload(page: Page) {
  const chosen = page.waitForEvent('filechooser');
  await button(page, 'Görsel seç').click();
  await (await chosen).setFiles({
    name: 'sokak.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  });
  await page.getByLabel('Alternatif metin').waitFor();
}

it('an editor writes and publishes content, which is then on every page of every process', async () => {
  const { page, faults, close } = await openSignedIn(browser, server.origin);
  // Fills the page caches, whose pages could be outdated afterwards.
  for (const { origin } of [server, second]) {
    for (const path of PLACES) expect(await text(origin, path)).not.toContain(TITLE);
  }
  await page.goto(`${server.origin}/dashboard/blog/add`);
  await titleField(page).fill(TITLE);
  await page.getByLabel('Kategori').selectOption('haberler');
  expect(await page.getByLabel('Adres').inputValue()).toBe(PATH.split('/')[2]);
  await page.getByLabel('Özet').fill('Kesintinin üçüncü gününde elektrik geldi.');
  await openSource(page);
  await writeSource(page, BODY);
  await openVisual(page);
  await button(page, 'Önizleme').click();
  // The whole page, in a frame where no script runs.
  const preview = page.frameLocator('iframe[title="Önizleme"]');
  await preview.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await preview.getByRole('heading', { name: 'Ne istiyoruz' }).waitFor();
  expect(await preview.locator('.prose').getByRole('listitem').count()).toBe(2);
  expect(await preview.locator('script').count()).toBe(0);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-same-origin');
  await page.getByText('Telefon', { exact: true }).click();
  await eventually(() => preview.locator('body').evaluate(({ clientWidth }) => clientWidth)).toBe(
    360,
  );
  await page.getByText('Koyu', { exact: true }).click();
  await eventually(() => preview.locator('html').getAttribute('data-mode')).toBe('dark');
  await button(page, 'Önizleme').click();

  await upload(page);
  await publish(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Yayımlamadan önce düzeltin' });
  await summary.waitFor();
  expect(await summary.textContent()).toContain('kapak görselinin alternatif metnini yazın');
  for (const { origin } of [server, second])
    expect(await text(origin, '/haberler')).not.toContain(TITLE);

  await page.getByLabel('Alternatif metin').fill(ALT);
  await publish(page);
  for (const { origin } of [server, second]) {
    for (const path of PLACES) await expect.poll(() => text(origin, path), within).toContain(TITLE);
  }
  await saysStatus(page, 'Kaydedildi');
  await toast(page, 'Yayımlandı.').waitFor();
  await page.waitForURL(/\/dashboard\/blog\/[0-9a-f-]{36}\/edit$/);
  expect(faults).toEqual([]);
  await close();
});

it('visitors see it with its picture, and find it in its list and on the home page', async () => {
  const { page, faults, close } = await openPage(browser);
  for (const { origin } of [second, server]) {
    await page.goto(origin);
    await page.getByRole('link', { name: TITLE }).first().click();
    await page.waitForURL(origin + PATH);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    const picture = page.getByRole('img', { name: ALT }).first();
    await eventually(() =>
      picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
    ).toBeGreaterThan(300);
    expect(await page.locator('main strong').textContent()).toBe('üç gün');
    expect(await page.locator('main script:not([type="application/ld+json"])').count()).toBe(0);
    await page.goto(`${origin}/haberler`);
    expect(await page.getByRole('link', { name: TITLE }).first().isVisible()).toBe(true);
  }
  expect(faults).toEqual([]);
  await close();
});

it('the picture contains no GPS data', async () => {
  const html = await text(server.origin, PATH);
  const [address] = /\/media\/[0-9a-f-]+\/\d+\.webp/.exec(html) ?? [];
  const reply = await fetch(server.origin + address);
  expect(reply.headers.get('content-type')).toBe('image/webp');
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.toString('latin1')).not.toMatch(/exif|gps/i);
});

it('the content is found in the list of the dashboard, and shown there as visitors see it', async () => {
  const { page, faults, close } = await openSignedIn(browser, server.origin);
  await page.getByRole('link', { name: 'İçerikler' }).first().click();
  await page.getByLabel('İçeriklerde ara').fill('ışıklar üç');
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await page.getByRole('heading', { name: 'Ne istiyoruz' }).waitFor();
  expect(await page.getByRole('img', { name: ALT }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Düzenle', exact: true }).click();
  await eventually(() => titleField(page).inputValue()).toBe(TITLE);
  expect(await bodyField(page).textContent()).toContain('Ne istiyoruz');
  expect(faults).toEqual([]);
  await close();
});

it('an edit is on the pages of both processes, and unpublishing removes it from both', async () => {
  const { page, close } = await openSignedIn(browser, server.origin, '/dashboard/blog');
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await page.getByRole('link', { name: 'Düzenle', exact: true }).click();
  await writeBody(page, '\n\nSonradan eklenen cümle.');
  await saysStatus(page, 'Kaydedilmemiş değişiklik');
  await button(page, 'Değişiklikleri yayımla').click();
  await saysStatus(page, 'Kaydedildi');
  for (const { origin } of [server, second]) {
    await expect.poll(() => text(origin, PATH), within).toContain('Sonradan eklenen cümle.');
  }
  await button(page, 'Başka işlemler').click();
  await page.getByRole('menuitem', { name: 'Taslağa al' }).click();
  await toast(page, 'Taslağa alındı.').waitFor();
  for (const { origin } of [server, second]) {
    for (const path of PLACES.slice(1))
      await expect.poll(() => text(origin, path), within).not.toContain(TITLE);
    expect((await fetch(origin + PATH)).status).toBe(404);
  }
  await close();
});

it('an editor translates a content, and the language menu leads from each to the other', async () => {
  // Also at a second try of this test.
  const number = Date.now();
  const title = `The coast act ${number} is in parliament`;
  const turkish = await createContent(server.origin, `Kıyı yasası mecliste ${number}`);
  const opened = await openSignedIn(browser, server.origin, editPath(turkish));
  const { page } = opened;
  await page.getByLabel('Çeviri dili').selectOption('en');
  await button(page, 'Çeviri yaz').click();
  await eventually(() => titleField(page).inputValue()).toBe(`EN: ${turkish.title}`);
  // It is not public yet, so the menu leads to the Turkish text under the English address.
  expect(await text(server.origin, turkish.path)).not.toContain(`the-coast-act-${number}`);
  await titleField(page).fill(title);
  await writeBody(page, '\n\nIn English.');
  await publish(page);
  await saysStatus(page, 'Kaydedildi');
  await toast(page, 'Yayımlandı.').waitFor();
  const translations = page.getByRole('list', { name: 'Çeviriler' });
  await translations.getByRole('link', { name: turkish.title }).waitFor();
  await expect
    .poll(() => text(server.origin, turkish.path), within)
    .toContain(`the-coast-act-${number}`);
  expect(opened.faults).toEqual([]);
  await opened.close();

  const visitor = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const site = visitor.page;
  await site.goto(server.origin + turkish.path);
  const english = new RegExp(`/en/ufuk-eng/the-coast-act-${number}-is-in-parliament$`);
  expect(
    await site.locator('link[rel=alternate][hreflang=en]').first().getAttribute('href'),
  ).toMatch(english);
  const languages = site.locator('#languages');
  await site.locator('header').getByRole('button', { name: /^TR, / }).click();
  await languages.getByRole('link', { name: 'English' }).click();
  await site.waitForURL(english);
  await site.getByRole('heading', { level: 1, name: title }).waitFor();
  await site.locator('header').getByRole('button', { name: /^EN, / }).click();
  await languages.getByRole('link', { name: 'Türkçe' }).click();
  await site.waitForURL(server.origin + turkish.path);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
