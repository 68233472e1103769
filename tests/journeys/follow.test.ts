import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPLY_PATH, TYPED_APPLICATION } from '../harness/application-form.ts';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { eventually } from '../harness/eventually.ts';
import { FORM_SERVER, openForm } from '../harness/form-client.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type MailServer, openMailServer } from '../harness/mail-server.ts';
import { openBrowser } from '../harness/open-demo.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, type StaffClient, signInAt } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import {
  agreeAndSend,
  fillContact,
  fillIdentity,
  fillWork,
  heading,
  label,
  press,
} from './application-form.ts';

const { email: EMAIL } = TYPED_APPLICATION;

let mail: MailServer;
let database: FreshDatabase;
let server: RunningServer;
let staff: StaffClient;
let renderedAt = 0;
beforeAll(async () => {
  mail = await openMailServer();
  database = await freshDatabase();
  const env = { ...ADMIN, ...FORM_SERVER, DEMO: 'off', SMTP_URL: mail.url };
  server = await startServer({ ...env, DATABASE_URL: databaseUrl(database.config) });
  // From now on the page with the form is in the cache.
  await fetch(server.origin + APPLY_PATH);
  renderedAt = Date.now();
  staff = await signInAt(server.origin);
});
afterAll(async () => {
  await server?.stop();
  await mail?.close();
  await database?.drop();
});
const browser = await openBrowser();

/** Applies as a browser with a script does, and returns the code and the id of the application. */
async function apply(district: string): Promise<{ code: string; id: string }> {
  const form = await openForm(server.origin, APPLY_PATH);
  const { headers } = await form.send({ ...TYPED_APPLICATION, district });
  const code = headers.get('location')?.split('kod=')[1] ?? '';
  return { code, id: await idOf(code) };
}
async function idOf(code: string): Promise<string> {
  const list = await (await staff.call('GET', `/api/applications?q=${code}`)).json();
  return list.data[0].id;
}
const details = async (id: string) =>
  (await (await staff.call('GET', `/api/applications/${id}`)).json()).data;
const move = (id: string, status: string, more = {}) =>
  staff.call('PUT', `/api/applications/updateApplicationStatus/${id}`, { status, ...more });

/** Lets the minute pass in which an e-mail about a move by staff can be stopped. */
const passMinute = () =>
  runOnDatabase(
    String(database.config.database),
    `update pgboss.job set start_after = now() where name = 'emails' and state = 'created'`,
  );

/** Waits for an e-mail with these words in its subject, and returns its text. */
async function emailAbout(...words: string[]): Promise<string> {
  const found = () =>
    mail.received.findLast(({ subject = '' }) => words.every((word) => subject.includes(word)));
  await passMinute();
  await eventually(found).toBeDefined();
  return found()?.text ?? '';
}
const linkIn = (text: string, path: string): string => {
  const [link = ''] = new RegExp(`http\\S+${path}\\S+`).exec(text) ?? [];
  // The links are for PUBLIC_URL.
  return server.origin + link.replace(/^https?:\/\/[^/]+/, '');
};
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Fills in the form in the browser, and returns the code that the confirmation shows. */
async function applyInBrowser(): Promise<string> {
  const { page, close } = await openPage(browser);
  await page.goto(server.origin + APPLY_PATH);
  await fillIdentity(page);
  await press(page, 'Devam et');
  await fillContact(page);
  await label(page, 'İlçe').selectOption('Kadıköy');
  await press(page, 'Devam et');
  await fillWork(page);
  await press(page, 'Devam et');
  await heading(page, '4. Kontrol').waitFor();
  // The form is refused in the first seconds after the server has rendered it.
  await eventually(() => Date.now() - renderedAt).toBeGreaterThan(6000);
  await agreeAndSend(page);
  const code = await page.locator('main strong').textContent();
  await close();
  return code ?? '';
}

it('an applicant fills in the form, completes a missing field without a script, and becomes a member', async () => {
  const code = await applyInBrowser();
  const id = await idOf(code);
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(linkIn(await emailAbout('Başvurunuzu aldık', code), '/basvurum\\?kod='));
  expect(await page.getByLabel('Başvuru kodu').inputValue()).toBe(code);
  await page.getByLabel('E-posta adresi').fill(EMAIL);
  await press(page, 'Kod gönder');
  const text = await emailAbout('Tek kullanımlık kodunuz');
  await page.getByLabel('Tek kullanımlık kod').fill(/\d{4} \d{4}/.exec(text)?.[0] ?? '');
  await press(page, 'Durumu göster');
  await title(page, `${code} kodlu başvurunuz`);
  await page.getByText('Alındı').waitFor();

  expect((await move(id, 'missingInformation', { missingFields: ['address'] })).status).toBe(200);
  const link = linkIn(await emailAbout('eksik bilgi', code), '/basvurum/tamamla');
  await page.goto(link);
  // Only a script can read what is behind the #.
  await page.getByLabel('E-postadaki bağlantı').fill(link);
  await press(page, 'Devam et');
  await press(page, 'Gönder');
  await page.getByRole('alert').getByText('Adres zorunludur.').waitFor();
  await page.getByLabel('Adres', { exact: true }).fill('Yeni Sok. No: 3');
  await press(page, 'Gönder');
  await title(page, 'Bilgilerinizi aldık');
  await close();
  expect(await details(id)).toMatchObject({ status: 'inReview', address: 'Yeni Sok. No: 3' });
  await emailAbout('inceleniyor', code);
  expect((await move(id, 'uyelikIslemleriTamamlandi')).status).toBe(200);
  await emailAbout('tamamlandı', code);
});

it('a person who did not apply freezes the application with one button', async () => {
  const { code, id } = await apply('Beşiktaş');
  const { page, faults, close } = await openPage(browser);
  const received = await emailAbout('Başvurunuzu aldık', code);
  await page.goto(linkIn(received, '/basvurum/ben-yapmadim'));
  await title(page, 'Bu başvuruyu siz yapmadınız mı?');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await details(id)).toMatchObject({ isFrozen: false });
  await press(page, 'Bu başvuruyu ben yapmadım');
  await title(page, 'Bildiriminizi aldık');
  expect(await details(id)).toMatchObject({ isFrozen: true, moves: ['reddedildi', 'withdrawn'] });
  expect((await move(id, 'inReview')).status).toBe(409);
  expect(faults).toEqual([]);
  await close();
  expect((await move(id, 'reddedildi')).status).toBe(200);
  await emailAbout('Bildirdiğiniz başvuru kapatıldı', code);
});
