import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contents } from '../../src/features/content/tables.server.ts';
import { media } from '../../src/features/media/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { movingPng } from '../harness/moving-png.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });

const photo = async (number: number) => ({
  name: `Açılış ${String(number).padStart(2, '0')}.png`,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 120, height: 80, channels: 3, background: { r: number, g: 9, b: 90 } },
  })
    .png()
    .toBuffer(),
});

it('an editor uploads 50 images at once, describes one and deletes one that nothing uses', async () => {
  const { db } = test.app.services;
  // Also at a second try of this test.
  await db.delete(contents);
  await db.delete(media);
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'editor@ufuk.test');
  await page.getByRole('link', { name: 'Medya kitaplığı' }).click();
  await page.getByRole('heading', { name: 'Henüz medya yok' }).waitFor();
  const files = await Promise.all(Array.from({ length: 50 }, (_, number) => photo(number)));
  const broken = { name: 'bozuk.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG') };
  const text = { name: 'notlar.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
  await page.locator('input[type=file]').setInputFiles([...files, broken, text]);
  const uploads = page.getByRole('region', { name: 'Yüklemeler' });
  await uploads.getByText('52 dosyadan 50 tanesi yüklendi.').waitFor({ timeout: 60_000 });
  await uploads.getByText(/^Bu tür dosyalar yüklenemez/).waitFor();
  await uploads.getByText(/^Bu dosya türü kullanılamaz/).waitFor();
  expect(await db.$count(media)).toBe(50);
  await uploads.getByRole('button', { name: 'Kapat' }).click();
  await eventually(() => page.getByRole('list', { name: 'Medya' }).getByRole('link').count()).toBe(
    48,
  );
  await expectAccessible(page);
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }

  await page.getByRole('searchbox', { name: 'Medyada ara' }).fill('ACILIS 07');
  await page.waitForURL(/q=ACILIS/);
  await page.getByRole('link', { name: /Açılış 07/ }).click();
  const point = page.getByRole('button', { name: 'Odak noktası: soldan %50, üstten %50' });
  await point.waitFor();
  await expectAccessible(page, { name: 'details', appearances: [{ paletteMode: 'dark' }] });
  await point.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: /soldan %40, üstten %50/ }).press('ArrowDown');
  await page.getByLabel('Alternatif metin').fill('Kurdele kesiliyor');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const described = async () =>
    (await db.select().from(media)).filter(({ alt }) => alt === 'Kurdele kesiliyor');
  await eventually(described).toMatchObject([{ focusX: 40, focusY: 52 }]);
  // A press on the picture does the same.
  await page.locator('figure picture').click({ position: { x: 12, y: 40 } });
  await page.getByRole('button', { name: /soldan %1\d, / }).waitFor();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await eventually(async () => (await described())[0]?.focusX).toBeLessThan(20);

  // The others are described on one page: Enter and Tab lead from text to text.
  await page.goto(`${origin}/dashboard/media`);
  await page.getByRole('link', { name: '49 alternatif metin eksik' }).click();
  const texts = page.getByRole('textbox', { name: 'Alternatif metin' });
  await eventually(() => texts.count()).toBe(24);
  await expectAccessible(page);
  for (const [key, text] of [
    ['Enter', 'Birinci'],
    ['Tab', 'İkinci'],
    ['Enter', 'Üçüncü'],
  ] as const) {
    await page.keyboard.type(text);
    await page.keyboard.press(key);
  }
  await page.getByText('46 görselin alternatif metni yok.').waitFor();
  expect(
    (await db.select().from(media))
      .map((row) => row.alt)
      .filter(Boolean)
      .toSorted(),
  ).toEqual(['Birinci', 'Kurdele kesiliyor', 'Üçüncü', 'İkinci']);
  // Those that were described stay where they are; the others come on request.
  await page.getByRole('button', { name: 'Diğer görselleri göster (25)' }).click();
  await eventually(() => texts.count()).toBe(48);
  expect(await texts.first().inputValue()).toBe('Birinci');
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/dashboard/media?q=ACILIS+07`);
  await page.getByRole('link', { name: /Açılış 07/ }).click();

  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('heading', { name: 'Eşleşen medya yok' }).waitFor();
  expect(await db.$count(media)).toBe(49);

  // A picture that a content uses cannot be deleted, and its page says where it is used.
  const [used] = await db.select().from(media).limit(1);
  const moments = { createdAt: new Date(), updatedAt: new Date() };
  const content = { category: 'haberler', slug: 'kiyi', title: 'Kıyı', ...moments } as const;
  await db.insert(contents).values({ ...content, coverId: used?.id });
  await page.goto(`${origin}/dashboard/media/${used?.id}`);
  await page.getByRole('link', { name: 'Kıyı' }).waitFor();
  const remove = page.getByRole('button', { name: 'Sil', exact: true });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await remove.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const use = page.getByRole('listitem').filter({ hasText: 'Kıyı' });
  expect(await use.textContent()).toBe('Kıyı İçerik');
  await page.getByRole('banner').locator('[aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: 'English', exact: true }).click();
  await eventually(() => use.textContent()).toBe('Kıyı Content');

  // The browser reports the two refusals of the server.
  expect(opened.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await opened.close();
});

it('who uploads a moving picture is told that only its first frame is shown', async () => {
  const { db } = test.app.services;
  await db.delete(contents);
  await db.delete(media);
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'editor@ufuk.test');
  await page.getByRole('link', { name: 'Medya kitaplığı' }).click();
  const moving = { name: 'dalga.png', mimeType: 'image/png', buffer: movingPng(640, 480, 4) };
  await page.locator('input[type=file]').setInputFiles([moving, await photo(7)]);
  await page
    .getByText('“dalga.png” hareketli bir görsel; yalnızca ilk karesi gösterilir.')
    .first()
    .waitFor();
  const list = page.getByRole('list', { name: 'Medya' });
  await eventually(() => list.getByText(/yalnızca ilk kare$/).count()).toBe(1);
  await expectAccessible(page);
  await list.getByRole('link', { name: /dalga/ }).click();
  await page.getByText('640 × 480, yalnızca ilk kare').waitFor();
  expect(opened.faults).toEqual([]);
  await opened.close();
});
