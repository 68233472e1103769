import { afterAll, expect, it } from 'vitest';
import { submitMessage } from '../../src/features/messages/pages.server.ts';
import { contactMessages } from '../../src/features/messages/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { VISITOR } from '../../src/platform/actor.ts';
import { usedBotChecks } from '../../src/platform/bot-check/tables.server.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { slugOf } from '../../src/platform/slug.ts';
import { eventually } from '../harness/eventually.ts';
import { openMailServer } from '../harness/mail-server.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const TOPIC = { title: 'Üyelik', text: 'Başvuru ve kayıt.', email: 'uyelik@parti.example' };

const mail = await openMailServer();
afterAll(() => mail.close());
/** The server's clock runs with that of the browser, ahead of it by this many ms. */
let ahead = 0;
const { test, origin, browser } = await openEmptySite({
  clock: () => new Date(Date.now() + ahead),
  mail: { smtpUrl: mail.url, outbox: '', from: null },
});
await makeParty(test.app.services.db, { name: 'Deneme Partisi', topics: [TOPIC] }, new Date());
await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
await test.app.startJobs();

/** Opens the form; on the server's clock the visitor reads it for this long. */
async function openForm(options: { javaScriptEnabled?: boolean }, seconds: number) {
  const opened = await openPage(browser, options);
  await opened.page.goto(`${origin}/bize-ulasin`, { waitUntil: 'load' });
  ahead += seconds * 1000;
  return opened;
}

it('a visitor writes with a script, and another one without it after correcting a field', async () => {
  const one = await openForm({}, 5);
  let submissions = 0;
  one.page.on('request', (request) => {
    if (request.method() === 'POST') submissions += 1;
  });
  await one.page.getByLabel('E-posta adresiniz').fill('ayla');
  await one.page.getByLabel('Telefon numaranız').fill('12');
  await one.page.getByRole('button', { name: 'Gönder' }).click();
  const summary = one.page.getByRole('alert');
  await summary.getByText('Göndermek için 5 alanı düzeltin').waitFor();
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Adınız zorunludur.',
    'E-posta adresini ad@ornek.com biçiminde yazın.',
    'Telefonu 0532 123 45 67 ya da +49 30 123456 biçiminde yazın.',
    'Konu zorunludur.',
    'Mesajınız zorunludur.',
  ]);
  await expectAccessible(one.page);
  expect(submissions).toBe(0);
  await summary.getByRole('link', { name: 'Konu zorunludur.' }).click();
  await one.page.keyboard.press('Space');
  expect(await one.page.getByRole('radio', { name: TOPIC.title }).isChecked()).toBe(true);
  await one.page.getByLabel('Telefon numaranız').fill('');
  await one.page.getByLabel('Mesajınız').fill('Kaydımı taşımak istiyorum.');
  await one.page.reload();
  await one.page.getByText('Kaldığınız yerden devam ediyorsunuz').first().waitFor();
  expect(await one.page.getByLabel('Mesajınız').inputValue()).toBe('Kaydımı taşımak istiyorum.');
  expect(await one.page.getByRole('radio', { name: TOPIC.title }).isChecked()).toBe(true);
  await one.page.getByLabel('Adınız').fill('Ayla Işık');
  await one.page.getByLabel('E-posta adresiniz').fill('ayla@posta.example');
  await one.page.getByRole('button', { name: 'Gönder' }).click();
  await one.page.waitForURL(`${origin}/bize-ulasin/alindi`);
  await eventually(() => one.page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(submissions).toBe(1);
  expect(await test.app.services.db.$count(usedBotChecks)).toBe(1);
  expect(one.faults).toEqual([]);
  await one.close();

  const two = await openForm({ javaScriptEnabled: false }, 30);
  await two.page.getByLabel('Adınız').fill('Bora Işık');
  await two.page.getByLabel('E-posta adresiniz').fill('bora');
  await two.page.getByRole('radio', { name: 'Başka bir konu' }).check();
  await two.page.getByLabel('Mesajınız').fill('Bir önerim var.');
  await two.page.getByRole('button', { name: 'Gönder' }).click();
  await two.page.getByRole('link', { name: 'ad@ornek.com biçiminde' }).click();
  expect(await two.page.getByLabel('Mesajınız').inputValue()).toBe('Bir önerim var.');
  await two.page.getByLabel('E-posta adresiniz').fill('bora@posta.example');
  await two.page.getByRole('button', { name: 'Gönder' }).click();
  await two.page.waitForURL(`${origin}/bize-ulasin/alindi`);
  await two.close();
});

/** Replaces all messages by these, the last one the newest. */
async function haveMessages(names: string[]) {
  const op = operationOf(test.app.services, VISITOR, { address: '', userAgent: '' });
  await op.db.delete(contactMessages);
  for (const [index, name] of names.entries()) {
    const now = new Date(Date.now() - 60_000 * (names.length - index));
    const email = `${slugOf(name)}@posta.example`;
    const form = { name, email, phone: '', topic: TOPIC.title, text: 'Bir soru.' };
    await submitMessage({ ...op, now }, form, { locale: 'tr' });
  }
}

it('an editor reads the messages and replies; nothing typed is lost on the way', async () => {
  await haveMessages(['Ayla Işık', 'Bora Işık']);
  mail.received.length = 0;
  const { page, faults, close } = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'editor@ufuk.test');
  const entry = page.locator('nav:visible a[href="/dashboard/messages"]');
  await eventually(() => entry.textContent()).toContain('2 kayıt bekliyor');
  await entry.click();
  await page.getByRole('row', { name: /Bora Işık/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bora Işık' }).click();
  await page.getByRole('heading', { name: 'Bora Işık' }).waitFor();
  await page.getByText('1 / 2').waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Ayla Işık' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const reply = page.getByLabel('Yanıtınız');
  await reply.fill('Merhaba Ayla Hanım,\n\nKaydınız taşındı.');
  await page.getByRole('link', { name: 'Önceki' }).click();
  await page.getByRole('button', { name: 'Sayfada kal' }).click();
  const send = page.getByRole('button', { name: 'Yanıtı gönder' });
  await page.route('**/reply', (route) => route.abort());
  await send.click();
  await eventually(() => reply.getAttribute('aria-invalid')).toBe('true');
  expect(await reply.inputValue()).toContain('Kaydınız taşındı.');
  await page.unroute('**/reply');
  faults.length = 0;
  await send.click();
  await eventually(() => mail.received.length).toBe(1);
  expect(mail.received[0]?.envelope.to).toEqual(['ayla-isik@posta.example']);
  await page.getByRole('heading', { name: /Yanıtımız/ }).waitFor();
  await eventually(() => reply.inputValue()).toBe('');
  await eventually(() => entry.textContent()).toContain('1 kayıt bekliyor');
  expect(faults).toEqual([]);
  await close();
});
