import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contents } from '../../src/features/content/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { wxr } from '../harness/wxr.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });
await test.app.startJobs();

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(text),
});

it('an admin imports an export of WordPress, repeats it without duplicates, and exports everything', async () => {
  const { db } = test.app.services;
  // Also at a second try of this test.
  await db.execute(
    sql`truncate contents, imports, import_entries, imported_addresses, imported_media, imported_lists cascade`,
  );
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().click();
  await page.getByRole('link', { name: 'İçe ve dışa aktarma' }).click();
  await page.getByText('Henüz içe aktarma yapılmadı.').waitFor();
  await expectAccessible(page);

  const files = page.getByLabel('Dosya seç');
  await files.setInputFiles(fileOf('bozuk.xml', `${wxr([{ id: 1 }]).slice(0, -40)}<`));
  await page.getByText(/^Dosyanın XML’i \d+\. satırda bozuk/).waitFor();
  expect(await db.$count(contents)).toBe(0);
  await page.getByRole('link', { name: 'İçe ve dışa aktarma' }).first().click();

  const posts = [
    { id: 1, title: 'Kıyıda sabah', categories: ['yazilar'], tags: ['deniz'] },
    { id: 2, title: 'Sahipsiz yazı', categories: ['Raporlar'] },
    { id: 3, title: 'Çöpteki yazı', status: 'trash' },
  ];
  await files.setInputFiles(fileOf('site.xml', wxr(posts)));
  await page.getByText('Başlatılabilir').waitFor();
  expect(await db.$count(contents)).toBe(0);
  await page.getByText('Dosyada 3 kayıt var.').waitFor();
  const report = page.getByRole('region', { name: 'Kayıtlar' });
  await report.getByText('Çöpteki yazı').waitFor();
  expect(await report.getByRole('listitem').count()).toBe(1);
  // The message that the file has arrived covers a button.
  await eventually(() => page.locator('.toast-text').count()).toBe(0);
  await expectAccessible(page);
  for (const width of [360, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // A category of ours is chosen already.
  const ours = page.getByLabel('Raporlar (1 kayıt)');
  expect(await ours.inputValue()).toBe('raporlar');
  await page.getByText('Burada karşılığı olmayan kategoriler: 1.').waitFor();
  await page.getByLabel('Yazılar (1 kayıt)').selectOption({ label: 'Makaleler' });
  await page.getByRole('button', { name: 'İçe aktarmayı başlat' }).click();
  await page.getByText('Tamamlandı', { exact: true }).waitFor();
  await page.getByLabel('Yalnızca atlananlar ve eksikler').uncheck();
  await report.getByRole('link', { name: 'Kıyıda sabah' }).waitFor();
  expect(await report.getByRole('listitem').count()).toBe(3);
  const [imported] = await db.select().from(contents).where(eq(contents.title, 'Kıyıda sabah'));
  expect(imported).toMatchObject({ category: 'makaleler', state: 'published', tags: ['deniz'] });
  expect(await db.$count(contents)).toBe(2);
  const former = await fetch(`${origin}/2024/05/yazi-1/`, { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([301, '/makaleler/yazi-1']);

  await page.getByRole('button', { name: 'Yeniden içe aktar' }).click();
  await report.getByText('Değişmemiş').first().waitFor();
  expect(await db.$count(contents)).toBe(2);

  await page.getByRole('button', { name: 'Raporu sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Raporu sil' }).click();
  await page.getByRole('button', { name: 'Tümünü indir' }).waitFor();
  expect(await db.$count(contents)).toBe(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tümünü indir' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^ufuk-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await buffer(await saved.createReadStream());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('kiyida-sabah') || zip.includes('yazi-1')).toBe(true);
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});
