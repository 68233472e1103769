import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { OPEN_BRANCH_STAFF } from '../harness/staff-client.ts';
import { expectAccessible, expectAccessibleAt } from './accessible.ts';
import { callAsAdmin, openSignedIn } from './dashboard.ts';

const { server, browser } = await openOwnDemo({ before: OPEN_BRANCH_STAFF });
const CANKAYA = 'baris.elmasoglu';

interface Missing {
  chair: number;
  address: number;
  staff: number;
}
const countMissing = async (): Promise<Missing> => {
  const reply = await callAsAdmin(server.origin, 'GET', '/api/branches/missing');
  return ((await reply.json()) as { data: Missing }).data;
};

/** As Excel in Turkey writes it: with semicolons, in Windows-1254. */
const file = (...rows: string[]) => ({
  name: 'kullanicilar.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `${['eposta;ad;soyad;rol;teskilatlar', ...rows].join('\r\n')}\r\n`.replaceAll('ö', '\xf6'),
    'latin1',
  ),
});

it('an admin adds staff of a branch from a file of Turkish Excel, and the branch no longer lacks them', async () => {
  const before = await countMissing();
  const { page, faults, close } = await openSignedIn(browser, server.origin, '/dashboard/users');
  await page.getByRole('link', { name: 'CSV', exact: true }).click();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(file('gul@ornek.example;Gül;Tanrıver;Müdür;Bolu'));
  const wrong = page.getByRole('table', { name: 'Düzeltilmesi gereken hücreler' });
  await wrong.getByRole('row', { name: /rol/ }).waitFor();
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await input.setInputFiles(file('gul@ornek.example;Gul;Sonsoz;Editör;Bolu'));
  await page.getByText('1 kullanıcı eklenecek').waitFor();
  const rows = page.getByRole('table', { name: 'Eklenecek ve değişecek kullanıcılar' });
  await rows.getByRole('row', { name: /gul@ornek\.example.*Editör, Bolu/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aktar', exact: true }).click();
  await page.waitForURL('**/dashboard/users');
  await page.getByRole('link', { name: /Gul Sonsoz/ }).waitFor();

  expect(await countMissing()).toEqual({ ...before, staff: before.staff - 1 });
  await page.goto(`${server.origin}/dashboard/branches`);
  const missing = page.getByRole('group', { name: 'Eksik' });
  await missing.getByText(`${before.staff - 1} teşkilatın kullanıcısı yok`).click();
  await eventually(() => page.locator('main h1').textContent()).toContain(String(before.staff - 1));
  expect(await page.getByRole('link', { name: 'Bolu İl Teşkilatı' }).count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});

it('the statistics count the applications of each branch; staff of one see only their own', async () => {
  const PATH = '/dashboard/applications/statistics';
  const admin = await openSignedIn(browser, server.origin, PATH);
  const table = admin.page.getByRole('region', { name: 'Teşkilatların başvuru sayıları' });
  await admin.page.getByLabel('İlçeleri de göster').check();
  const row = table.getByRole('row').filter({ hasText: 'Çankaya' });
  const received = row.getByRole('link').first();
  const count = Number(await received.textContent());
  expect(count).toBeGreaterThan(0);
  await received.click();
  await admin.page.waitForURL(/\/dashboard\/applications\/list\?/);
  await eventually(() => admin.page.locator('tr[data-row]').count()).toBe(count);
  expect(admin.faults).toEqual([]);
  await admin.close();

  const own = await openSignedIn(browser, server.origin, PATH, CANKAYA);
  const rows = own.page
    .getByRole('region', { name: 'Teşkilatların başvuru sayıları' })
    .locator('tbody tr');
  await rows.first().waitFor();
  expect(await rows.locator('td:first-child').allTextContents()).toEqual([
    'Ankara',
    'Çankaya, Ankara',
  ]);
  expect(await rows.last().getByRole('link').first().textContent()).toBe(String(count));
  expect(own.faults).toEqual([]);
  await own.close();
});
