import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { expectAccessible, expectAccessibleAt } from './accessible.ts';
import { callAsAdmin, openSession } from './dashboard.ts';

const { server, browser } = await openOwnDemo();
const openAsAdmin = await onePage(
  browser,
  server.origin,
  await openSession(browser, server.origin),
);
const read = async (path: string) => (await fetch(server.origin + path)).text();

it('an admin adds a person with a portrait, and makes them the chair', async () => {
  const { page, faults, close } = await openAsAdmin('/dashboard/admin/people');
  await page.getByRole('link', { name: 'Kişi ekle' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Ad soyad/ })
    .click();
  await page.keyboard.type('Ülkü Denizcioğlu');
  await page.getByRole('button', { name: 'Fotoğraf seç' }).click();
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('button', { name: /seç/i })
    .or(picker.locator('li button'))
    .first()
    .click();
  await picker.waitFor({ state: 'hidden' });
  await page.getByLabel('İl', { exact: true }).selectOption('İzmir');
  await page.getByRole('checkbox', { name: 'Genel Başkan' }).check();
  await page.getByLabel('Görev', { exact: true }).fill('Genel Başkan');
  await page.getByRole('button', { name: 'Olay ekle' }).click();
  await page.keyboard.type('2024');
  await page.getByLabel('1. olay', { exact: true }).fill('Partiye katıldı.');
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.waitForURL('**/dashboard/admin/people');
  await eventually(() => read('/genel-baskan')).toContain('Ülkü Denizcioğlu');
  expect(await read('/genel-baskan')).toMatch(/\/media\/[0-9a-f-]{36}\/\d+\.(avif|webp)/);
  expect(faults).toEqual([]);
  await close();
});

it.each([1440, 900, 360])(
  'at %i px the buttons do not move when the code of the Markdown field is loaded',
  async (width) => {
    const { page, faults, close } = await openAsAdmin('/dashboard/admin/people');
    await page.setViewportSize({ width, height: 900 });
    const code = Promise.withResolvers<void>();
    await page.route(/full-field/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Kişi ekle' }).click();
    const save = page.getByRole('button', { name: 'Kaydet', exact: true });
    await save.waitFor();
    // They are read from the server.
    await page.getByRole('group', { name: 'Partinin kendi kurulları' }).waitFor();
    expect(await page.locator('#field-body').count()).toBe(0);
    const before = await page.locator('form').boundingBox();
    code.resolve();
    await page.locator('#field-body').waitFor();
    expect(await page.locator('form').boundingBox()).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  },
);

it('people are moved with the keyboard, and the focus stays with them', async () => {
  const { page, faults, close } = await openAsAdmin('/dashboard/admin/people');
  const names = () => page.locator('main ol a').allTextContents();
  await page.locator('main ol a').first().waitFor();
  const before = await names();
  await page.locator('main ol a').nth(2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  const after = [before[0], before[2], before[1], ...before.slice(3)];
  await eventually(names).toEqual(after);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before[2]);
  await page.getByText(`${before[2]}, 2. sıraya taşındı.`).waitFor();
  const stored = async () => {
    const reply = await callAsAdmin(server.origin, 'GET', '/api/people');
    return ((await reply.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  await eventually(stored).toEqual(after);
  // To the end, to a place, and by dragging.
  await page.keyboard.press('Alt+End');
  const atEnd = [before[0], before[1], ...before.slice(3), before[2]];
  await eventually(names).toEqual(atEnd);
  await page.getByRole('button', { name: `İşlemler: ${before[2]}` }).click();
  await page.getByRole('menuitem', { name: 'Sıraya taşı…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sıraya taşı…' });
  await dialog.getByLabel('Sıra').fill('99');
  await dialog.getByRole('button', { name: 'Taşı', exact: true }).click();
  await dialog
    .getByText(/^1 ile \d+ arasında bir sayı/)
    .first()
    .waitFor();
  await dialog.getByLabel('Sıra').fill('2');
  await dialog.getByLabel('Sıra').press('Enter');
  await eventually(names).toEqual(after);
  const rows = page.locator('main ol > li');
  await rows.nth(1).locator('[draggable]').dragTo(rows.nth(2));
  await eventually(names).toEqual(before);
  await eventually(stored).toEqual(before);
  await expectAccessibleAt(page, [1440, 360]);
  expect(faults).toEqual([]);
  await close();
});

it('an admin who saves second sees the newer person and loses nothing', async () => {
  const list = await callAsAdmin(server.origin, 'GET', '/api/people');
  const { data } = (await list.json()) as { data: { id: string; name: string; version: number }[] };
  const { id } = data[1] as { id: string };
  const { page, close } = await openAsAdmin(`/dashboard/admin/people/${id}`);
  await page.getByLabel('Görev', { exact: true }).fill('Benim yazdığım görev');
  const one = await callAsAdmin(server.origin, 'GET', `/api/people/${id}`);
  const {
    id: _id,
    path: _path,
    portrait: _portrait,
    ...fields
  } = ((await one.json()) as { data: Record<string, unknown> }).data;
  const saved = await callAsAdmin(server.origin, 'PUT', `/api/people/${id}`, {
    ...fields,
    duty: 'Onun yazdığı görev',
  });
  expect(saved.status).toBe(200);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Görev', { exact: true }).inputValue()).toBe('Benim yazdığım görev');
  await close();
});

it('a person that could not be loaded is loaded by another try', async () => {
  const { page, close } = await openAsAdmin('/dashboard/admin/people');
  const person = page.locator('main ol a').first();
  const name = (await person.textContent()) ?? '';
  let isAway = true;
  await page.route(/\/api\/people\/[\da-f-]{36}$/, (route) =>
    isAway ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await person.click();
  const again = page.getByRole('button', { name: 'Yeniden dene' });
  await again.waitFor();
  await expectAccessible(page);
  isAway = false;
  await again.click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await close();
});
