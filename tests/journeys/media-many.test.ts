import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { contents } from '../../src/features/content/tables.server.ts';
import { media } from '../../src/features/media/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
const { db } = test.app.services;
await makeParty(db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
beforeEach(async () => {
  await db.delete(contents);
  await db.delete(media);
});

const photo = async (name: string, red: number) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 120 } },
  })
    .png()
    .toBuffer(),
});
const NAMES = ['Kürsü', 'Salon', 'Afiş', 'Meydan'];

async function openLibrary() {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'editor@ufuk.test');
  await page.getByRole('link', { name: 'Medya kitaplığı' }).click();
  return opened;
}
type Page = Awaited<ReturnType<typeof openLibrary>>['page'];

async function upload(page: Page) {
  const files = await Promise.all(NAMES.map((name, place) => photo(name, 40 * place)));
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText('4 dosyadan 4 tanesi yüklendi.').waitFor();
}
const rowOf = async (name: string) =>
  (await db.select().from(media).where(eq(media.name, name)))[0];

it('tags are given while uploading and to a selection, and filter the library', async () => {
  const opened = await openLibrary();
  const { page } = opened;
  const field = page.getByRole('combobox', { name: 'Yüklenenlere verilecek etiketler' });
  await field.fill('Kurultay');
  await field.press('Enter');
  await upload(page);
  expect((await db.select().from(media)).map(({ tags }) => tags)).toEqual(
    NAMES.map(() => ['Kurultay']),
  );
  for (const name of ['Salon', 'Afiş']) await page.getByLabel(`Seç: ${name}`).check();
  await page.getByRole('button', { name: 'Etiketle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seçilenleri etiketle' });
  const more = dialog.getByRole('combobox', { name: 'Etiketler' });
  await more.fill('Genel merkez');
  await more.press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Etiketleri ekle' }).click();
  await eventually(async () => (await rowOf('Afiş'))?.tags).toEqual(['Kurultay', 'Genel merkez']);
  const filter = page.getByLabel('Etiket', { exact: true });
  await eventually(() => filter.locator('option').allTextContents()).toEqual([
    'Tüm etiketler',
    'Kurultay (4)',
    'Genel merkez (2)',
  ]);
  await filter.selectOption('Genel merkez');
  const list = page.getByRole('list', { name: 'Medya' });
  await eventually(() => list.getByRole('link').count()).toBe(2);
  expect(page.url()).toContain('tag=Genel+merkez');
  await expectAccessible(page);
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  expect(opened.faults).toEqual([]);
  await opened.close();
});

it('what was uploaded is described on one page by keyboard alone, and what somebody else wrote is told', async () => {
  const opened = await openLibrary();
  const { page } = opened;
  await upload(page);
  await page.getByRole('link', { name: 'Metinlerini yaz' }).press('Enter');
  const texts = page.getByRole('textbox', { name: 'Alternatif metin' });
  await eventually(() => texts.count()).toBe(4);
  // In the order in which the files were chosen.
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await names.allTextContents()).toEqual(NAMES);
  await page.getByText('Bunlardan 4 görselin alternatif metni yok.').waitFor();
  await page.keyboard.type('Kürsüde bir konuşmacı');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dolu bir salon');
  await page.keyboard.press('Tab');
  await page.getByText('Bunlardan 2 görselin alternatif metni yok.').waitFor();
  // Somebody else describes the third one meanwhile.
  await db.update(media).set({ alt: 'Bir afiş', version: 7 }).where(eq(media.name, 'Afiş'));
  await page.keyboard.type('Kırmızı afiş');
  await page.keyboard.press('Enter');
  const third = page.getByRole('region', { name: 'Afiş' });
  await third.getByText(/yazdı: “Bir afiş”/).waitFor();
  expect(await third.getByRole('textbox', { name: 'Alternatif metin' }).inputValue()).toBe(
    'Kırmızı afiş',
  );
  expect((await rowOf('Afiş'))?.alt).toBe('Bir afiş');
  await third.getByRole('button', { name: 'Kaydet' }).press('Enter');
  await eventually(async () => (await rowOf('Afiş'))?.alt).toBe('Kırmızı afiş');
  // All fields.
  await page.getByText('Tüm metinler').click();
  const last = page.getByRole('region', { name: 'Meydan' });
  await last.getByLabel('Dekoratif').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Açılış günü');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ayşe Demir');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await eventually(() => rowOf('Meydan')).toMatchObject({
    alt: '',
    decorative: true,
    caption: 'Açılış günü',
    credit: 'Ayşe Demir',
  });
  await page.getByText('Alternatif metni eksik görsel yok').waitFor();
  await expectAccessible(page, { name: 'described', appearances: [{ paletteMode: 'dark' }] });
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  expect(opened.faults).toEqual([]);
  await opened.close();
});

it('of a selection that is deleted, what a content uses stays and is named', async () => {
  const opened = await openLibrary();
  const { page } = opened;
  await upload(page);
  const used = await rowOf('Salon');
  const moments = { createdAt: new Date(), updatedAt: new Date() };
  const content = { category: 'haberler', slug: 'kiyi', title: 'Kıyı', ...moments } as const;
  await db.insert(contents).values({ ...content, coverId: used?.id });
  for (const name of ['Kürsü', 'Salon', 'Afiş']) {
    const box = page.getByLabel(`Seç: ${name}`);
    await box.focus();
    await page.keyboard.press('Space');
  }
  await page.getByText('3 öğe seçildi').waitFor();
  await page.getByRole('button', { name: 'Sil', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2 öğe kalıcı olarak silinecek.').waitFor();
  await dialog.getByText('1 öğe kullanıldığı için silinmez:').waitFor();
  expect(await dialog.getByRole('link', { name: 'Kıyı' }).count()).toBe(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sil', exact: true }).press('Enter');
  await page.getByText('2 öğe silindi. 1 öğe kullanıldığı için kaldı.').first().waitFor();
  await eventually(async () =>
    (await db.select().from(media)).map(({ name }) => name).toSorted(),
  ).toEqual(['Meydan', 'Salon']);
  // Only the used one is still selected.
  await page.getByRole('button', { name: 'Sil', exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Silinebilecek öğe yok' }).waitFor();
  expect(opened.faults).toEqual([]);
  await opened.close();
});
