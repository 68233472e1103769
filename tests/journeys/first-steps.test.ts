import { expect, it } from 'vitest';
import { openEmptySite } from '../harness/open-demo.ts';
import { expectAccessibleAt } from './accessible.ts';
import { callAsAdmin, openSignedIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await test.addUser('admin', 'admin');

it('an installation without the demo shows its admin what is left to do', async () => {
  const { page, faults, close } = await openSignedIn(browser, origin);
  const panel = page.getByRole('region', { name: 'İlk adımlar' });
  await panel.getByText('4 adımdan 0 tanesi tamam').waitFor();
  await page.getByText('Yanıt bekleyen mesaj yok.').waitFor();
  await expectAccessibleAt(page, [1440, 360]);
  const made = await callAsAdmin(origin, 'POST', '/api/contents', {
    title: 'İlk haber',
    category: 'haberler',
    summary: 'Özet',
    body: 'Metin.',
    state: 'published',
  });
  expect(made.status).toBe(201);
  await page.reload();
  await panel.getByText('4 adımdan 1 tanesi tamam').waitFor();
  await panel.getByRole('link', { name: /İlk içeriği yayımlayın.*tamam/ }).waitFor();
  await panel.getByRole('link', { name: 'Partiyi tanıtın' }).click();
  await page.waitForURL('**/dashboard/admin/party/kimlik');
  expect(faults).toEqual([]);
  await close();
});
