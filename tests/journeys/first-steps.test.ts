import { expect, it } from 'vitest';
import { openEmptySite } from '../harness/open-demo.ts';
import { expectAccessibleAt } from './accessible.ts';
import { callAsAdmin, openSignedIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await test.addUser('admin', 'admin');

it('an installation without the demo shows its admin what is left to do', async () => {
  const { page, faults, close } = await openSignedIn(browser, origin);
  const panel = page.getByRole('region', { name: 'İlk adımlar' });
  await panel.getByText('7 adımdan 0 tanesi tamam').waitFor();
  await page.getByText('Yanıt bekleyen mesaj yok.').waitFor();
  await expectAccessibleAt(page, [1440, 360]);
  await panel.getByRole('button', { name: 'Gerekmiyor: Tüzük' }).click();
  await panel.getByText('6 adımdan 0 tanesi tamam').waitFor();
  const words = { duty: '', quote: '' };
  const made = await callAsAdmin(origin, 'POST', '/api/people', {
    name: 'Deniz Kaptan',
    duty: 'Genel Başkan',
    boards: ['chair'],
    quote: '',
    biography: '',
    province: '',
    timeline: [],
    translations: { en: words, de: words, es: words },
    portraitId: null,
  });
  expect(made.status, await made.text()).toBe(201);
  await page.reload();
  await panel.getByText('6 adımdan 1 tanesi tamam').waitFor();
  await panel.getByText('Tamamlanan adım (1)').click();
  await panel.getByRole('link', { name: 'Yönetim kurulu' }).waitFor();
  await panel.getByText('Gerekmeyen adım (1)').click();
  await panel.getByRole('button', { name: 'Gerekli: Tüzük' }).click();
  await panel.getByText('7 adımdan 1 tanesi tamam').waitFor();
  await panel.getByRole('link', { name: 'Partinin adı ve renkleri' }).click();
  await page.waitForURL('**/dashboard/admin/party/kimlik');
  expect(faults).toEqual([]);
  await close();
});
