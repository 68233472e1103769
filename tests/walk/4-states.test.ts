import { afterAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { addStaff, openSignedIn, overviewLoaded } from '../journeys/dashboard.ts';
import { createContent } from '../journeys/editor.ts';

const { server, browser } = await openOwnDemo();
const admin = { username: 'nazli', role: 'admin', name: 'Nazlı', surname: 'Uçar' } as const;
const email = await addStaff(server, admin);
const { page, close } = await openSignedIn(browser, server.origin, '/dashboard', email);
afterAll(close);

const bell = page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ });
const panel = page.getByRole('dialog', { name: 'Bildirimler' });
const label = () => bell.getAttribute('aria-label');
const says = (words: string) => eventually(label).toBe(words);

it('4.25 a notification is read or unread', async () => {
  await overviewLoaded(page);
  for (const title of ['Birinci haber', 'İkinci haber']) await createContent(server.origin, title);
  await says('Bildirimler, 2 okunmamış');
  await bell.click();
  await panel.getByRole('listitem').first().waitFor();
  await panel.getByRole('button', { name: /^Okundu say: .*Birinci haber/ }).click();
  await says('Bildirimler, 1 okunmamış');
  await panel.getByRole('button', { name: /^Okunmadı say: .*Birinci haber/ }).click();
  await says('Bildirimler, 2 okunmamış');
});

it('4.26 all notifications are marked as read', async () => {
  await panel.getByRole('button', { name: 'Tümünü okundu say' }).click();
  await says('Bildirimler');
  expect(await panel.locator('[data-unread]').count()).toBe(0);
  expect(await panel.getByRole('listitem').count()).toBe(2);
});

it('4.27 one notification is removed', async () => {
  await panel.getByRole('button', { name: /^Bildirimi kaldır: .*Birinci haber/ }).click();
  await eventually(() => panel.getByRole('listitem').count()).toBe(1);
  await page.reload();
  await bell.click();
  await eventually(() => panel.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('İkinci haber'),
  ]);
});
