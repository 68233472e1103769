import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { expectAccessibleAt } from './accessible.ts';
import { callAsAdmin, openSignedIn } from './dashboard.ts';
import { titleField } from './editor.ts';

const { server, browser } = await openOwnDemo();
const read = async (path: string) => (await fetch(server.origin + path)).text();

it('an admin adds a meeting, corrects its end, and cancels it', async () => {
  const { page, faults, close } = await openSignedIn(
    browser,
    server.origin,
    '/dashboard/admin/meetings',
  );
  await page.locator('tr[data-row]').first().waitFor();
  // The next one is first; past ones are in a tab of their own, the last one first.
  const starts = async () => {
    const when = page.url().includes('when=past') ? 'past&sort=-startsAt' : 'coming&sort=startsAt';
    const reply = await callAsAdmin(server.origin, 'GET', `/api/meetings?when=${when}`);
    return ((await reply.json()) as { data: { title: string }[] }).data.map(({ title }) => title);
  };
  const shown = () => page.locator('tr[data-row] a').allTextContents();
  await eventually(async () => (await shown()).join()).toBe((await starts()).join());
  await page.getByRole('link', { name: 'Geçmiş', exact: true }).click();
  await page.waitForURL(/when=past/);
  await eventually(async () => (await shown()).join()).toBe((await starts()).join());
  await page.getByRole('link', { name: 'Yaklaşan', exact: true }).click();
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Toplantı ekle' }).click();
  await titleField(page).fill('Foça buluşması');
  const at = (name: string) => page.getByRole('group', { name });
  for (const [name, time] of [
    ['Başlangıç', '14.00'],
    ['Bitiş', '13.00'],
  ] as const) {
    await at(name).getByLabel(name, { exact: true }).fill('04.05.2030');
    await at(name).getByLabel('Saat').fill(time);
  }
  await page.getByRole('button', { name: 'Kaydet' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bitiş, başlangıçtan sonra olmalı.' });
  await summary.first().waitFor();
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await at('Bitiş').getByLabel('Saat').fill('16.00');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.waitForURL('**/dashboard/admin/meetings');
  await eventually(() => read('/toplantilar')).toContain('Foça buluşması');
  expect(await read('/toplantilar.ics')).toContain('DTSTART;TZID=Europe/Istanbul:20300504T140000');

  await page.getByRole('link', { name: 'Foça buluşması' }).click();
  await page.getByLabel('Durum').selectOption('İptal edildi');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.waitForURL('**/dashboard/admin/meetings');
  await eventually(() => read('/toplantilar/foca-bulusmasi')).toContain(
    'Bu toplantı iptal edildi.',
  );
  expect(faults).toEqual([]);
  await close();
});
