import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { OPEN_BRANCH_STAFF, type StaffClient, signInAt } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { agreeAndSend, fillIdentity, fillWork, label, press } from './application-form.ts';
import { openSignedIn } from './dashboard.ts';

const { server, browser } = await openOwnDemo({ before: OPEN_BRANCH_STAFF });
const { origin } = server;
const CANKAYA = 'baris.elmasoglu';
const KADIKOY = 'nesrin.kocyigitli';
const SURNAME = 'Örnekçi';

async function read<T>(staff: StaffClient, path: string): Promise<T> {
  const reply = await staff.call('GET', path);
  expect(reply.status, path).toBe(200);
  return (await reply.json()) as T;
}
const found = (staff: StaffClient) =>
  read<{ total: number; data: { id: string }[] }>(staff, `/api/applications?q=${SURNAME}`);
/** How many notifications about new applications the account has. */
async function countNotices(staff: StaffClient): Promise<number> {
  const reply = await staff.call('GET', '/api/notifications');
  expect(reply.status).toBe(200);
  return (await reply.text()).split('/dashboard/applications').length - 1;
}

it('an application goes to the nearest branch, and is no longer seen there once an admin has moved it', async () => {
  const [former, next] = await Promise.all([
    signInAt(origin, undefined, CANKAYA),
    signInAt(origin, undefined, KADIKOY),
  ]);
  // Who opens the notifications for the first time sees what comes from then on.
  for (const staff of [former, next]) expect(await countNotices(staff)).toBe(0);

  const visitor = await openPage(browser, { viewport: { width: 360, height: 740 } });
  const form = visitor.page;
  await form.goto(`${origin}/teskilat`);
  await form.getByLabel('İl veya ilçe ara').fill('Çankaya');
  await form.getByRole('link', { name: 'Çankaya', exact: true }).click();
  await form.waitForURL('**/teskilat/ankara/cankaya');
  await form.getByRole('link', { name: 'Buradan başvurun' }).click();
  await fillIdentity(form, { Soyad: SURNAME });
  await press(form, 'Devam et');
  expect(await form.locator('[data-readers]').textContent()).toContain('Çankaya İlçe Teşkilatı');
  await label(form, 'E-posta adresi').fill('zeynep@posta.example');
  await label(form, 'Telefon').fill('0532 000 42 17');
  await label(form, 'Adres').fill('Ihlamur Aralığı 14/3');
  await press(form, 'Devam et');
  await fillWork(form);
  await press(form, 'Devam et');
  // A form that is sent within five seconds is refused.
  await form.waitForTimeout(5000);
  await agreeAndSend(form);
  await form.getByText('Başvurunuzu Çankaya İlçe Teşkilatı').waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.close();

  const { data } = await found(former);
  const id = data[0]?.id ?? '';
  const before = await read<{ total: number }>(former, '/api/applications');
  expect((await found(next)).total).toBe(0);
  await eventually(() => countNotices(former)).toBe(1);
  expect(await countNotices(next)).toBe(0);

  const editor = await openSignedIn(
    browser,
    origin,
    `/dashboard/applications?q=${SURNAME}`,
    CANKAYA,
  );
  await editor.page
    .getByRole('link', { name: new RegExp(SURNAME) })
    .first()
    .click();
  await editor.page.getByRole('radio', { name: 'Eksik bilgi' }).check();
  await editor.page.getByRole('checkbox', { name: 'Adres', exact: true }).check();
  await editor.page.getByLabel('Bu adıma not').fill('Kapı numarası okunmuyor.');
  await editor.page.getByRole('button', { name: 'Durumu kaydet' }).click();
  await editor.page.getByText('Kapı numarası okunmuyor.').waitFor();

  const desk = await openSignedIn(browser, origin, `/dashboard/applications/${id}/details`);
  await desk.page.getByRole('button', { name: 'Başka teşkilata gönder' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('Teşkilat', { exact: false }).first().fill('Kadıköy');
  await desk.page.getByRole('option', { name: 'Kadıköy, İstanbul' }).click();
  await dialog.getByLabel(/^Gerekçe/).fill('Başvuran İstanbul’a taşındı.');
  await dialog.getByRole('button', { name: 'Gönder', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await desk.page.getByText('Başvuran İstanbul’a taşındı.').waitFor();
  expect(desk.faults).toEqual([]);
  await desk.close();

  expect((await found(former)).total).toBe(0);
  const after = await read<{ total: number }>(former, '/api/applications');
  expect(after.total).toBe(before.total - 1);
  expect((await former.call('GET', `/api/applications/${id}`)).status).toBe(404);
  await eventually(() => countNotices(next)).toBeGreaterThan(0);
  await editor.close();
  expect((await found(next)).total).toBe(1);
});
