import type { Page } from 'playwright-core';

const TEXTS = {
  Ad: 'Zeynep Nur',
  Soyad: 'Örnekçi',
  Gün: '4',
  Yıl: '1991',
  'T.C. kimlik numarası': '10000000146',
  'Kimlik seri numarası': 'a12b34567',
};

export const label = (page: Page, text: string) => page.getByLabel(text, { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
export const heading = (page: Page, text: string) => page.getByRole('heading', { name: text });

export async function fillIdentity(page: Page, change: Partial<typeof TEXTS> = {}) {
  for (const [name, value] of Object.entries({ ...TEXTS, ...change }))
    await label(page, name).fill(value);
  await label(page, 'Ay').selectOption('3');
}

export async function fillContact(page: Page) {
  await label(page, 'E-posta adresi').fill('zeynep@posta.example');
  await label(page, 'Telefon').fill('0532 000 42 17');
  await label(page, 'Adres').fill('Sakız Ağacı Sok. No: 14/3');
  await label(page, 'İl').selectOption('34');
}

export async function fillWork(page: Page) {
  await label(page, 'Meslek').fill('Makine mühendisi');
  await label(page, 'Lisans').check();
}

export async function agreeAndSend(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Başvuruyu gönder');
  await page.waitForURL('**/uye-olun/alindi?kod=**');
  await heading(page, 'Başvurunuz alındı').waitFor();
}
