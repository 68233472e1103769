import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { submitApplication } from '../../src/features/applications/form/submit.server.ts';
import { applicationEvents, applications } from '../../src/features/applications/tables.server.ts';
import { SYSTEM } from '../../src/platform/actor.ts';
import { dayInIstanbul } from '../../src/platform/istanbul.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { APPLICANT, SUBMITTED } from '../harness/applications.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openBrowser } from '../harness/open-demo.ts';
import { openTestApp, PASSWORD, type TestApp } from '../harness/test-app.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { openSession } from './dashboard.ts';
import { toasts, withoutRefusals } from './people.ts';

const LIST = '/dashboard/applications/list';
const DAY_MS = 24 * 3_600_000;

let test: TestApp;
let origin: string;
let openAsEditor: Awaited<ReturnType<typeof onePage>>;
beforeAll(async () => {
  test = await openTestApp(undefined, { frontend: await builtFrontend() });
  // The browser's clock is the real one.
  test.now.value = new Date();
  origin = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  await test.addUser('mehmet', 'admin');
  await test.addUser('elif', 'editor', { name: 'Elif', surname: 'Karahan' });
  openAsEditor = await onePage(
    browser,
    origin,
    await openSession(browser, origin, 'elif@ufuk.test'),
  );
});
afterAll(async () => {
  await test?.close();
});
const browser = await openBrowser();
beforeEach(async () => {
  await test.app.services.db.delete(applications);
});

/** An application that arrived this many days ago. */
async function add(
  name: string,
  days: number,
  columns: Partial<typeof applications.$inferInsert> = {},
): Promise<string> {
  const op = operationOf(test.app.services, SYSTEM);
  const { id } = await submitApplication(op, { ...APPLICANT, name, surname: 'Örnek' }, SUBMITTED);
  const createdAt = new Date(Date.now() - days * DAY_MS);
  await op.db
    .update(applications)
    .set({ createdAt, ...columns })
    .where(eq(applications.id, id));
  return id;
}

const open = (path: string, width = 1440) => openAsEditor(path, { width });
const names = async (page: Page) =>
  (await page.locator('tbody a').allTextContents()).map((name) => name.split(' ')[0]);
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Görünümler' }).getByRole('link', { name });

describe('the list of applications', () => {
  it('opens with those that wait, and its views, search and filters are in the address', async () => {
    await add('Ayşe', 11);
    await add('Bora', 2, { status: 'inReview', city: 6, district: 'Çankaya' });
    await add('Cem', 40, { status: 'reddedildi' });
    const { page, faults, close } = await open('/dashboard/applications/details');
    await page.waitForURL(origin + LIST);
    await eventually(() => names(page)).toEqual(['Ayşe', 'Bora']);
    await page.getByText('11 gün').waitFor();
    await page.getByText('2 başvuru, en uzun bekleyen önce').waitFor();
    const entry = page.getByRole('link', { name: /^Üyelik başvuruları/ });
    await eventually(() => entry.textContent()).toContain('2 kayıt bekliyor');
    await eventually(() => tab(page, 'Tümü').textContent()).toBe('Tümü 3');
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'İl', exact: true }).selectOption('Ankara');
    await eventually(() => names(page)).toEqual(['Bora']);
    expect(page.url()).toBe(`${origin}${LIST}?city=6`);
    await page.getByRole('button', { name: 'Temizle' }).click();
    await page.getByRole('searchbox').fill('ayse');
    await eventually(() => names(page)).toEqual(['Ayşe']);
    await tab(page, 'Tümü').click();
    await page.waitForURL(`${origin}${LIST}?status=`);
    await eventually(() => names(page)).toEqual(['Ayşe', 'Bora', 'Cem']);
    expect(await tab(page, 'Tümü').getAttribute('aria-current')).toBe('page');
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps a view of the user as a tab with its number', async () => {
    await add('Ayşe', 1);
    await add('Bora', 1, { city: 6, district: 'Çankaya' });
    const { page, faults, close } = await open(`${LIST}?city=6`);
    await page.getByRole('button', { name: 'Görünümler' }).click();
    await page.getByRole('menuitem', { name: 'Bu görünümü kaydet…' }).click();
    await page.getByLabel('Görünümün adı').fill('Ankara');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await eventually(() => tab(page, 'Ankara').textContent()).toBe('Ankara 1');
    expect(await tab(page, 'Ankara').getAttribute('aria-current')).toBe('page');
    expect(faults).toEqual([]);
    await close();
  });

  it('moves one application to review, and says so when another user was faster', async () => {
    const id = await add('Ayşe', 3);
    const opened = await open(LIST);
    const { page } = opened;
    const review = page.getByRole('menuitem', { name: 'İncelemeye al' });
    await page.getByRole('button', { name: 'İşlemler: Ayşe Örnek' }).click();
    await test.app.services.db
      .update(applications)
      .set({ version: 2 })
      .where(eq(applications.id, id));
    await review.click();
    await page.getByRole('alert').getByText('Ayşe Örnek').waitFor();
    await eventually(() => names(page)).toEqual(['Ayşe']);
    await page.getByRole('button', { name: 'İşlemler: Ayşe Örnek' }).click();
    await review.click();
    await toasts(page).getByText('Başvurunun durumu güncellendi.').waitFor();
    await page.locator('tbody').getByText('İncelemede').waitFor();
    expect(await page.locator('main').getByRole('alert').count()).toBe(0);
    expect(opened.faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await opened.close();
  });

  it('changes all that match the filter, also those on other pages', async () => {
    for (let count = 0; count < 22; count += 1) await add(`Kişi${count}`, count % 5);
    await add('Kapalı', 9, { status: 'withdrawn' });
    const { page, faults, close } = await open(`${LIST}?status=`);
    await page.getByRole('checkbox', { name: 'Bu sayfadaki tüm satırları seç' }).check();
    await page.getByText('20 satır seçildi').waitFor();
    await page.getByRole('button', { name: 'Tümünü seç (23)' }).click();
    await page.getByText('23 satır seçildi').waitFor();
    await page.getByRole('button', { name: 'İncelemeye al' }).click();
    const dialog = page.getByRole('dialog', { name: '23 başvuru incelemeye alınsın mı?' });
    await dialog.getByRole('button', { name: 'İncelemeye al' }).click();
    await toasts(page).getByText('22 başvuru güncellendi.').waitFor();
    await page.getByRole('alert').getByText('1 başvuru değiştirilmedi').waitFor();
    const { db } = test.app.services;
    expect(await db.$count(applications, eq(applications.status, 'inReview'))).toBe(22);

    await page.getByRole('checkbox', { name: 'Seç: Kişi4 Örnek', exact: true }).check();
    await page.getByRole('button', { name: 'Ata', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Elif Karahan' }).click();
    await toasts(page).getByText('1 başvuru güncellendi.').waitFor();
    await page.locator('tr', { hasText: 'Kişi4 ' }).getByText('Elif Karahan').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('fits a phone, and says why it is empty', async () => {
    await add('Ayşe Nur Sultan', 9);
    await add('Ayşe Nur Sultan', 9);
    const { page, faults, close } = await open(LIST, 360);
    await page.getByText('Ayşe Nur Sultan').first().waitFor();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('yok');
    await page.getByText('Eşleşen bekleyen başvuru yok').waitFor();
    await test.app.services.db.delete(applications);
    await page.goto(origin + LIST);
    await page.getByText('Bekleyen başvuru yok').waitFor();
    await page.getByRole('link', { name: 'Tüm başvuruları göster' }).click();
    await page.getByText('Henüz başvuru yok').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the page of an application', () => {
  const heading = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name: `${name} Örnek` }).waitFor();

  it('leads to its neighbours in the list, with J and K except while typing', async () => {
    await add('Ayşe', 11);
    await add('Bora', 2);
    await add('Cem', 40, { status: 'reddedildi' });
    const { page, faults, close } = await open(LIST);
    await page.getByRole('link', { name: 'Ayşe Örnek' }).click();
    await heading(page, 'Ayşe');
    await page.getByText('1 / 2').waitFor();
    await page.keyboard.press('j');
    await heading(page, 'Bora');
    await page.getByText('2 / 2').waitFor();
    await page.getByRole('textbox', { name: 'Yönetici notu' }).pressSequentially('kk');
    await heading(page, 'Bora');
    await page.getByRole('textbox', { name: 'Yönetici notu' }).fill('');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('k');
    await heading(page, 'Ayşe');
    expect(faults).toEqual([]);
    await close();
  });

  it('4.12 4.13 4.14 asks for missing information, and keeps what was typed when another user was faster', async () => {
    const id = await add('Ayşe', 3);
    const details = { did: 'filed', code: 'K-7K4M-9XQ2' };
    await test.app.services.db.insert(applicationEvents).values({
      id: randomUUID(),
      applicationId: id,
      at: new Date(),
      kind: 'privacyRequest',
      details,
      actorKind: 'applicant',
    });
    const { page, faults, close } = await open(`/dashboard/applications/${id}`);
    await page.waitForURL(`${origin}/dashboard/applications/${id}/details`);
    await page.getByText('kişisel verileriyle ilgili istekte bulundu: K-7K4M-9XQ2').waitFor();
    await page.getByRole('radio', { name: 'Eksik bilgi' }).check();
    const save = page.getByRole('button', { name: 'Durumu kaydet' });
    await save.click();
    await page.getByText('En az bir alan seçin.').waitFor();
    await page.getByRole('checkbox', { name: 'Adres', exact: true }).check();
    await page.getByLabel('Bu adıma not').fill('Adres eksik yazılmış.');
    const row = eq(applications.id, id);
    await test.app.services.db.update(applications).set({ version: 7 }).where(row);
    await save.click();
    await page.getByText('Başvuruyu bu sırada başka biri değiştirdi.').waitFor();
    expect(await page.getByLabel('Bu adıma not').inputValue()).toBe('Adres eksik yazılmış.');
    await save.click();
    await toasts(page).getByText('Başvurunun durumu güncellendi.').waitFor();
    await page.getByText('Adres eksik yazılmış.').waitFor();
    const [found] = await test.app.services.db.select().from(applications).where(row);
    expect(found).toMatchObject({ status: 'missingInformation', missingFields: ['address'] });
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
    await close();
  });

  it('asks once before a rejection, shows the e-mail with what was typed, and can stop it', async () => {
    const id = await add('Ayşe', 3, { status: 'inReview' });
    const { page, faults, close } = await open(`/dashboard/applications/${id}/details`);
    await page.getByRole('radio', { name: 'Reddedildi' }).check();
    const save = page.getByRole('button', { name: 'Durumu kaydet' });
    await save.click();
    const message = page.getByLabel('Başvuru sahibine mesaj');
    await eventually(() => message.getAttribute('aria-invalid')).toBe('true');
    await message.fill('Başka bir partide <b>üyeliğiniz</b> sürüyor.');
    await page.getByLabel('Bu adıma not').fill('Yargıtay kaydına bakıldı.');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Başvuru reddedilsin mi?' });
    await dialog.getByText(`bir dakika sonra ${APPLICANT.email} adresine gider`).waitFor();
    const email = dialog.frameLocator('iframe');
    await email.getByText('Başka bir partide <b>üyeliğiniz</b> sürüyor.').waitFor();
    expect(await email.locator('body').textContent()).not.toContain('Yargıtay');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    expect(await message.inputValue()).toContain('sürüyor');
    await save.click();
    await dialog.getByRole('button', { name: 'Reddet ve e-postayı gönder' }).click();
    await toasts(page).getByText('E-posta 1 dk. sonra gidecek.').waitFor();
    const waiting = page.getByRole('note').filter({ hasText: 'gidecek e-posta' });
    await waiting.getByText('Üyelik başvurusu reddedildi').waitFor();
    await waiting.getByRole('button', { name: 'E-postayı durdur' }).click();
    await toasts(page).getByText('E-posta durduruldu. Başvurunun durumu değişmedi.').waitFor();
    await waiting.waitFor({ state: 'detached' });
    await page.getByText('e-postayı durdurdu: Üyelik başvurusu reddedildi').waitFor();
    await page.getByText('Başvuru sahibine: Başka bir partide').waitFor();
    await page.getByText('Bu adıma not: Yargıtay kaydına bakıldı.').waitFor();
    const { db } = test.app.services;
    const [found] = await db.select().from(applications).where(eq(applications.id, id));
    expect(found?.status).toBe('reddedildi');
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();
  });

  it('completes a membership with the decision, which the list finds; an admin corrects it with a reason', async () => {
    const id = await add('Bora', 3, { status: 'inReview' });
    const path = `/dashboard/applications/${id}/details`;
    const { page, faults, close } = await open(path, 360);
    await page.getByRole('radio', { name: 'Üyelik tamamlandı' }).check();
    await page.getByRole('button', { name: 'Durumu kaydet' }).click();
    const number = page.getByLabel('Karar no');
    await eventually(() => number.getAttribute('aria-invalid')).toBe('true');
    await number.fill('2026/14');
    const today = dayInIstanbul(new Date());
    await page.getByRole('textbox', { name: 'Karar tarihi' }).fill(today);
    await page.getByRole('button', { name: 'Durumu kaydet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Üyelik tamamlansın mı?' });
    await dialog.frameLocator('iframe').getByText('Karar no: 2026/14').waitFor();
    await expectNoSidewaysScrolling(page);
    await dialog.getByRole('button', { name: 'Tamamla ve e-postayı gönder' }).click();
    const panel = page.getByRole('region', { name: 'Karar' });
    await panel.getByText('2026/14').waitFor();
    await page.getByText('Bu başvurunun durumu artık değiştirilemez.').waitFor();
    expect(await page.getByRole('button', { name: 'Tamamlanan üyeliği düzelt' }).count()).toBe(0);
    expect(await panel.getByRole('button').count()).toBe(0);
    await page.goto(`${origin}${LIST}?status=uyelikIslemleriTamamlandi`);
    await eventually(() => names(page)).toEqual(['Bora']);
    await page.getByLabel('Karar bilgisi').selectOption('Kararı yazılmamış');
    await eventually(() => names(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await page.goto(`${origin}${LIST}?status=&decisionNumber=2026/14`);
    await eventually(() => names(page)).toEqual(['Bora']);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();

    const admin = await openPage(browser, {
      viewport: { width: 1440, height: 900 },
      storageState: await openSession(browser, origin, 'mehmet@ufuk.test'),
    });
    await admin.page.goto(origin + path);
    await admin.page.getByRole('button', { name: 'Tamamlanan üyeliği düzelt' }).click();
    await admin.page.getByLabel('Başvuru sahibine mesaj').fill('Karar listesinde adınız yoktu.');
    const reason = admin.page.getByLabel('Düzeltmenin gerekçesi');
    await admin.page.getByRole('button', { name: 'Tamamlanan üyeliği düzelt' }).click();
    await admin.page.getByText('Gerekçeyi en az 5 karakterle yazın.').waitFor();
    await reason.fill('Yanlış satır seçilmiş.');
    await admin.page.getByRole('button', { name: 'Tamamlanan üyeliği düzelt' }).click();
    const ask = admin.page.getByRole('dialog', { name: 'Üyelik kaydı düzeltilsin mi?' });
    await ask.frameLocator('iframe').getByText('Karar listesinde adınız yoktu.').waitFor();
    await ask.getByRole('button', { name: 'Düzelt ve e-postayı gönder' }).click();
    await admin.page.getByText('tamamlanan üyeliği düzeltti').waitFor();
    expect(admin.faults).toEqual([]);
    await admin.close();
  });

  it('prints the entry declaration, for an editor without the identity number', async () => {
    const id = await add('Ayşe', 3);
    const { page, faults, close } = await open(`/dashboard/applications/${id}/details`);
    const panel = page.getByRole('region', { name: 'Giriş beyannamesi' });
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Beyannameyi indir' }).click();
    expect((await download).suggestedFilename()).toMatch(/^beyanname-B-\w{4}-\w{4}\.pdf$/);
    await page.getByText('giriş beyannamesini yazdırdı').waitFor();
    expect(await panel.getByRole('checkbox').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('leads to a comparison with a possible duplicate, which says in words what differs', async () => {
    const id = await add('Ayşe', 3);
    const other = await add('Aysel', 9, { district: 'Üsküdar' });
    const { page, faults, close } = await open(`/dashboard/applications/${id}/details`);
    await page.getByRole('link', { name: /ile karşılaştırın$/ }).click();
    await eventually(() => new URL(page.url()).pathname).toBe(
      `/dashboard/applications/${id}/compare/${other}`,
    );
    await page.getByText('İki başvuruda da aynı T.C. kimlik numarası var.').waitFor();
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    expect(await row('İlçe').textContent()).toBe('İlçeKadıköyÜsküdarFarklı');
    expect(await row('Soyad').textContent()).toBe('SoyadÖrnekÖrnekAynı');
    expect(await row('T.C. kimlik numarası').textContent()).toMatch(
      /•0146.*•0146.*Aynı$|0146Aynı$/,
    );
    expect(await page.locator('main').textContent()).not.toContain(APPLICANT.tcKimlikNo);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScrolling(page);
    expect(await row('İlçe').getByText('Farklı').isVisible()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('link', { name: / numaralı başvuruya dön$/ }).click();
    await heading(page, 'Ayşe');
    await page.goto(`${origin}/dashboard/applications/${id}/compare/${randomUUID()}`);
    await page.getByText('Böyle bir başvuru yok').waitFor();
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await close();
  });

  it("makes the file of an applicant's will for an admin, after a reason and the password", async () => {
    const id = await add('Ayşe', 3);
    const path = `/dashboard/applications/${id}/details`;
    const editor = await open(path);
    await heading(editor.page, 'Ayşe');
    expect(await editor.page.getByText('İrade beyanı dosyası').count()).toBe(0);
    await editor.close();
    const storageState = await openSession(browser, origin, 'mehmet@ufuk.test');
    await test.app.services.db.execute(
      sql`update sessions set confirmed_at = now() - interval '1 hour'`,
    );
    const opened = await openPage(browser, {
      viewport: { width: 1440, height: 900 },
      storageState,
    });
    const { page, close } = opened;
    await page.goto(origin + path);
    await page.getByRole('button', { name: 'Dosyayı hazırla' }).click();
    const dialog = page.getByRole('dialog', { name: 'İrade beyanı dosyası hazırlansın mı?' });
    await expectAccessible(page);
    const make = dialog.getByRole('button', { name: 'Dosyayı hazırla' });
    await dialog.getByLabel('Gerekçe').fill('Mahkemenin yazısı');
    const saved = page.waitForEvent('download');
    await make.click();
    const password = page.getByRole('dialog', { name: 'Parolanızı doğrulayın' });
    await password.getByLabel('Parolanız', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^irade-beyani-B-\w{4}-\w{4}\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('irade beyanı dosyasını hazırladı').waitFor();
    expect(withoutRefusals(opened)).toEqual([]);
    await close();
  });

  it('takes scans: a wrong file is refused with a reason, a right one is downloaded and deleted', async () => {
    const id = await add('Ayşe', 3);
    const { page, faults, close } = await open(`/dashboard/applications/${id}/details`, 360);
    const files = page.getByRole('region', { name: /^Dosyalar/ });
    await files.getByText('Henüz dosya eklenmedi.').waitFor();
    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await files.getByRole('button', { name: 'Dosya ekle' }).click();
      await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
    };
    await choose('belge.pdf', Buffer.from('<!doctype html>'));
    await files.getByRole('alert').getByText('PDF, JPEG ya da PNG dosyası yükleyin.').waitFor();
    const picture = { width: 40, height: 60, channels: 3, background: '#2f85ef' } as const;
    await choose('Beyanname şablonu.png', await sharp({ create: picture }).png().toBuffer());
    await toasts(page).getByText('Dosya eklendi.').waitFor();
    await files.getByText('İmzalı giriş beyannamesi, 1 KB').waitFor();
    await page.getByText('dosya ekledi').waitFor();
    // Its scan shows the identity number.
    await files.getByText('dosyayı yalnızca yöneticiler açabilir').waitFor();
    expect(await files.getByRole('button', { name: /^İndir/ }).count()).toBe(0);
    // On a phone the message covers a part of the top bar until it closes.
    await toasts(page).getByText('Dosya eklendi.').waitFor({ state: 'detached' });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await files.getByLabel('Dosyanın türü').selectOption('Diğer belge');
    await choose('Şehir değişikliği.png', await sharp({ create: picture }).png().toBuffer());
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: 'İndir: Şehir değişikliği.png' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('Şehir değişikliği.png');
    // A server of this process that draws share pictures blocks all formats but SVG.
    sharp.unblock({ operation: ['VipsForeignLoad'] });
    expect(await sharp(await saved.path()).metadata()).toMatchObject({ format: 'png', width: 40 });
    await page.getByText('dosyayı açtı').waitFor();
    await files.getByRole('button', { name: 'Sil: Beyanname şablonu.png' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await toasts(page).getByText('Dosya silindi.').waitFor();
    await expect.poll(() => files.getByRole('listitem').count()).toBe(1);
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();
  });
});

describe('the statistics', () => {
  it('leads from each number to its list, on the map with the arrow keys', async () => {
    await add('Aslı', 3, { city: 41, district: 'İzmit' });
    await add('Bora', 2, { city: 34, district: 'Kadıköy' });
    await add('Cem', 400, { city: 41, district: 'Gebze' });
    const { page, faults, close } = await open(LIST);
    await page.getByRole('link', { name: 'İstatistikler' }).click();
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    await panel('Başvuruların yolu')
      .getByRole('link', { name: /^Gelen/ })
      .waitFor();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 0));

    const map = panel('İllere göre başvurular');
    await map.getByRole('link', { name: '34 İstanbul: 1 başvuru' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      '41 Kocaeli: 1 başvuru',
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/list\?.*city=41/);
    await eventually(() => names(page)).toEqual(['Aslı']);

    await page.goBack();
    await page.getByText('Tümü', { exact: true }).click();
    await panel('Başvuruların yolu')
      .getByRole('link', { name: /^Gelen\s*3/ })
      .click();
    await eventually(async () => (await names(page)).toSorted()).toEqual(['Aslı', 'Bora', 'Cem']);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the export', () => {
  it('asks an admin for the reason and the password, and saves what the list shows', async () => {
    await add('Ayşe', 1);
    await add('Bora', 1, { city: 6, district: 'Çankaya' });
    const admin = await openSession(browser, origin, 'mehmet@ufuk.test');
    await test.app.services.db.execute(
      sql`update sessions set confirmed_at = now() - interval '1 hour'`,
    );
    const viewport = { width: 1440, height: 900 };
    const opened = await openPage(browser, { viewport, storageState: admin });
    const { page, close } = opened;
    await page.goto(`${origin}${LIST}?city=6`);
    await eventually(() => names(page)).toEqual(['Bora']);
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Başvuruları dışa aktar' });
    await dialog.getByText('1 başvuru dosyaya yazılır.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('CSV').check();
    await dialog.getByLabel('Gerekçe').fill('Kongre listesi');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Dışa aktar' }).click();
    const password = page.getByRole('dialog', { name: 'Parolanızı doğrulayın' });
    await password.getByLabel('Parolanız', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^basvurular-[\d-]{10}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(';"Bora";"Örnek";');
    expect(text).not.toContain('Ayşe');
    await dialog.waitFor({ state: 'detached' });
    expect(withoutRefusals(opened)).toEqual([]);
    await close();
  });

  it('is not offered to an editor', async () => {
    await add('Ayşe', 1);
    const { page, close } = await open(LIST);
    await eventually(() => names(page)).toEqual(['Ayşe']);
    expect(await page.getByRole('button', { name: 'Dışa aktar' }).count()).toBe(0);
    await close();
  });
});
