import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScrolling } from './accessible.ts';
import { addStaff, callAs, openSignedIn } from './dashboard.ts';

const { server, browser } = await openOwnDemo();
const account = { username: 'elif', name: 'Elif', surname: 'Karahan' } as const;
const elif = await addStaff(server, { ...account, role: 'editor' });
const call = await callAs(server.origin, elif);
expect((await call('GET', '/api/auth/users')).status).toBe(403);
const draft = { title: 'Köprü onarımı bitti', category: 'haberler', body: 'Bir cümle.' };
const written = await call('POST', '/api/contents', { ...draft, state: 'published' });
expect(written.status).toBe(201);
const opened = await openSignedIn(browser, server.origin);

const LOG = '/dashboard/admin/audit';
const rows = (page: Page) => page.locator('[data-list] > table > tbody > tr:not([data-details])');
const chosen = (page: Page) => new URL(page.url()).searchParams;

describe('in the audit log an admin', () => {
  it('finds the own sign-in, and opens it to see its IP address and browser', async () => {
    const { page } = opened;
    await page.getByRole('link', { name: 'Denetim kaydı' }).click();
    await page.waitForURL(server.origin + LOG);
    await page.getByLabel('Ne oldu', { exact: true }).selectOption({ label: 'Giriş' });
    await page.waitForURL(`${server.origin}${LOG}?action=auth.signIn`);
    const newest = rows(page).first();
    await newest.getByText('Giriş yaptı').waitFor();
    expect(await newest.textContent()).toContain('Chrome, Linux');
    await newest.getByRole('button', { name: 'Ayrıntılar: Giriş yaptı' }).click();
    const details = page.locator('[data-details]');
    expect(await details.textContent()).toContain('Kayıt no');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('filters by person and by refused requests, and the filters are in the address', async () => {
    const { page } = opened;
    await page.goto(server.origin + LOG);
    await page.getByLabel('Kim', { exact: true }).selectOption({ label: 'Elif Karahan' });
    await page.getByLabel('Ne oldu', { exact: true }).selectOption({ label: 'Yetkisiz işlem' });
    await page.getByText('GET /api/auth/users').waitFor();
    await eventually(() => rows(page).count()).toBe(1);
    expect(chosen(page).get('action')).toBe('auth.forbidden');
    await page.reload();
    await page.getByText('GET /api/auth/users').waitFor();
    await page.getByLabel('Başlangıç', { exact: true }).fill('01.01.2030');
    await page.getByRole('heading', { name: 'Aradığınıza uyan kayıt yok' }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Süzgeçleri temizle' }).click();
    await rows(page).first().waitFor();
    expect([...chosen(page)]).toEqual([]);
  });

  it('sees which user published which content, and opens the content from there', async () => {
    const { page } = opened;
    await page.goto(server.origin + LOG);
    await page.getByLabel('Ne oldu', { exact: true }).selectOption({ value: 'content.create' });
    await page.waitForURL(`${server.origin}${LOG}?action=content.create`);
    const row = rows(page).filter({ hasText: '“Köprü onarımı bitti” içeriğini oluşturdu' });
    await row.getByText('Elif Karahan').waitFor();
    await row.getByRole('button', { name: /^Ayrıntılar/ }).click();
    const details = page.locator('[data-details]');
    await details.getByText('10 karakter').waitFor();
    const text = await details.textContent();
    for (const part of ['Kategori', 'Haberler', 'Durum', 'Yayında']) expect(text).toContain(part);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await row.getByRole('link', { name: 'Köprü onarımı bitti' }).click();
    await page.getByRole('heading', { name: 'Köprü onarımı bitti' }).first().waitFor();
  });

  it('reads that the chain is intact, or at which event it is broken', async () => {
    const { page } = opened;
    await page.goto(server.origin + LOG);
    await page.getByText(/^Zincir sağlam: \d+ kayıt$/).waitFor();
    const past = (change: string) =>
      server.run(`ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only;
        ${change}; ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only`);
    await past(`UPDATE audit_events SET address = address || 'x' WHERE seq = 1`);
    await page.getByRole('button', { name: 'Şimdi doğrula' }).click();
    await page.getByText(/^Zincir 1 numaralı kayıtta kopuk/).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await past(`UPDATE audit_events SET address = left(address, -1) WHERE seq = 1`);
    await page.getByRole('button', { name: 'Şimdi doğrula' }).click();
    await page.getByText(/^Zincir sağlam/).waitFor();
  });

  it('opens the description of the API beside it', async () => {
    const { page } = opened;
    await page.goto(`${server.origin}/dashboard/admin/api`);
    await page.getByText('/api/audit/verify').click();
    await page.getByText('Başarılı yanıt').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'JSON olarak indir' }).click();
    expect((await download).suggestedFilename()).toBe('openapi.json');
    expect(opened.faults).toEqual([]);
  });

  it('has an accessible page on a phone, light and dark, without sideways scrolling', async () => {
    const storageState = await opened.context.storageState();
    const phone = await openPage(browser, { viewport: { width: 360, height: 800 }, storageState });
    const { page } = phone;
    for (const path of [LOG, '/dashboard/admin/api']) {
      await page.goto(server.origin + path);
      await page.locator('[data-list], details').first().waitFor();
      await page.locator('[data-list] tbody button, main details summary').first().click();
      await expectAccessible(page, { name: path, appearances: [{ paletteMode: 'dark' }] });
      await expectNoSidewaysScrolling(page);
    }
    expect(phone.faults).toEqual([]);
    await phone.close();
  });
});

it('in the failed jobs an admin has an e-mail sent again, and the audit log says so', async () => {
  const { page } = opened;
  await server.run(`insert into pgboss.job (name, data, state, output, retry_limit, completed_on)
    select 'emails', jsonb_build_object('kind', 'passwordChanged', 'values', jsonb_build_object(
      'userId', id, 'locale', 'tr', 'at', '2026-11-20T09:00:00Z')),
      'failed', '{"message": "connect ECONNREFUSED 192.0.2.1:25"}', 0, now()
    from users where username = 'elif'`);
  await page.goto(`${server.origin}/dashboard/admin`);
  await page.getByRole('link', { name: /^Başarısız işler/ }).click();
  await page.getByText('connect ECONNREFUSED').first().waitFor();
  await expectAccessible(page, { name: 'failed jobs', appearances: [{ paletteMode: 'dark' }] });
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: '“passwordChanged” işini yeniden dene' }).click();
  const notices = page.getByRole('region', { name: 'Bildirimler' });
  await notices.getByText('İş yeniden denenecek.').waitFor();
  await page.goto(`${server.origin}${LOG}?action=job.retry`);
  await page.getByText('emails: passwordChanged işini yeniden denetti').first().waitFor();
  await page.goto(`${server.origin}/dashboard/admin/jobs`);
  await page.getByRole('heading', { name: 'Başarısız iş yok' }).waitFor();
});

describe('an admin edits texts, and the audit log has the changes', () => {
  const toast = (page: Page, text: string) => page.locator('.toast-text', { hasText: text });

  it('of an e-mail, with a preview that looks like the e-mail', async () => {
    const { page } = opened;
    await page.goto(`${server.origin}/dashboard/admin/emails`);
    const languages = page.getByRole('list', { name: 'Parola sıfırlama bağlantısı: diller' });
    await languages.getByRole('link', { name: 'Deutsch' }).click();
    const preview = page.frameLocator('iframe[title="Önizleme"]');
    await page.getByLabel('Başlık').fill('Neues <b>Passwort</b>, ');
    await page.getByRole('button', { name: '{{name}}' }).click();
    await preview.getByRole('heading', { name: 'Neues <b>Passwort</b>, Ayşe Yılmaz' }).waitFor();
    const button = preview.locator('td.button');
    await eventually(() => button.evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe(
      'rgb(0, 103, 207)',
    );
    await expectAccessibleAt(page, [360, 1440]);
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await toast(page, 'Başarıyla güncellendi.').waitFor();
    await page.getByRole('button', { name: 'Başlangıç metnine dön' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Başlangıç metnine dön' }).click();
    await toast(page, 'Başlangıç metnine dönüldü.').waitFor();
    expect(await page.getByLabel('Başlık').inputValue()).not.toContain('Neues <b>');
  });

  it('of the consent, as a new version; a fault in another language is shown there', async () => {
    const { page } = opened;
    await page.goto(`${server.origin}/dashboard/admin/legal-texts`);
    await page.getByRole('link', { name: 'Açık rıza metni' }).click();
    await page.getByLabel('Başlık').first().fill('Rıza metni');
    await page.getByText('English', { exact: true }).click();
    const statement = page.locator('#legal-en-statement');
    await statement.fill('');
    await page.getByText('Türkçe', { exact: true }).click();
    await page.getByRole('button', { name: 'Yeni sürüm olarak yayımla' }).click();
    await page.getByRole('link', { name: 'Beyan cümlesi (English) zorunludur.' }).click();
    await statement.and(page.locator(':focus')).fill('I consent.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yeni sürüm olarak yayımla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yayımla' }).click();
    await toast(page, 'Yeni sürüm yayımlandı.').waitFor();
    await page.getByText('2. sürüm yürürlükte').waitFor();
    const { page: visitor, close } = await openPage(browser);
    await visitor.goto(`${server.origin}/acik-riza-metni`);
    await visitor.getByRole('heading', { name: 'Rıza metni', exact: true }).waitFor();
    await visitor.getByRole('link', { name: '1. sürümü oku' }).click();
    await visitor.getByRole('heading', { name: 'Üyelik başvurusu açık rıza metni' }).waitFor();
    await close();
    await page.goto(`${server.origin}${LOG}?action=legalText.publish`);
    await rows(page).getByText('“Rıza metni” metninin yeni sürümünü yayımladı').waitFor();
  });
});

it('an admin tells another program about publications, and reads why a message did not arrive', async () => {
  const { page } = opened;
  await server.run('delete from webhook_endpoints');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.origin}/dashboard/admin`);
  await page.getByRole('link', { name: /^Yayın bildirimleri/ }).click();
  await page.getByRole('heading', { name: 'Henüz bildirim adresi yok' }).waitFor();
  await page.getByRole('link', { name: 'Adres ekle' }).first().click();
  await page.getByLabel('Adres').fill('http://10.0.0.1/bildirim');
  await page.getByRole('checkbox', { name: 'Arşive alındı' }).uncheck();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('link', { name: 'Ad zorunludur.' }).click();
  await page.getByLabel('Ad', { exact: true }).and(page.locator(':focus')).fill('Haber uygulaması');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('link', { name: 'Adres https:// ile başlamalı' }).waitFor();
  await expectAccessible(page, { name: 'webhook form', appearances: [{ paletteMode: 'dark' }] });
  await page.getByLabel('Adres').fill('https://haber.invalid/bildirim');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const dialog = page.getByRole('dialog');
  await eventually(() => dialog.getByLabel('Gizli anahtar').inputValue()).toMatch(/^whsec_/);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Kopyaladım, kapat' }).click();

  await page.getByRole('heading', { name: 'Haber uygulaması' }).waitFor();
  await page.getByRole('button', { name: 'Deneme gönder' }).click();
  await page.getByText('Alan adı bulunamadı').waitFor();
  await server.run(`update webhook_endpoints set is_on = false, off_reason = 'gone'`);
  await page.reload();
  await page.getByText('Alan adı bulunamadı').waitFor();
  await page.getByText(/^Alıcı bu adresin artık kullanılmadığını/).waitFor();
  await expectAccessibleAt(page, [1440, 360], { appearances: [{ paletteMode: 'dark' }] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('switch', { name: 'Bildirim gönder' }).check();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('heading', { name: 'Haber uygulaması' }).waitFor();
  await page.getByRole('link', { name: 'Yayın bildirimleri' }).click();
  await rows(page).filter({ hasText: 'Açık' }).waitFor();
  await page.getByRole('link', { name: 'Haber uygulaması' }).click();
  await page.getByRole('button', { name: 'İşlemler: Haber uygulaması' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('heading', { name: 'Henüz bildirim adresi yok' }).waitFor();
});
