import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import {
  applicationAttachments,
  applicationEvents,
  applications,
} from '../../src/features/applications/tables.server.ts';
import { SYSTEM } from '../../src/platform/actor.ts';
import { operationOf } from '../../src/platform/services.server.ts';
import { openFileStore } from '../../src/platform/storage/file-store.server.ts';
import { apply } from '../harness/applications.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible } from './accessible.ts';
import { openSession } from './dashboard.ts';
import { toasts } from './people.ts';

const folder = await mkdtemp(join(tmpdir(), 'ufuk-privacy-'));
afterAll(() => rm(folder, { recursive: true }));
const { test, origin, browser } = await openEmptySite({ store: openFileStore(folder) });
await test.addUser('elif', 'admin', { name: 'Elif', surname: 'Karahan' });

const files = async () =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.bin'),
  );

it('an admin corrects data, destroys them on request and answers within thirty days', async () => {
  const { db } = test.app.services;
  const { id, code } = await apply(operationOf(test.app.services, SYSTEM));
  const storageState = await openSession(browser, origin, 'elif@ufuk.test');
  const viewport = { width: 1440, height: 900 };
  const { page, faults, close } = await openPage(browser, { viewport, storageState });

  await page.goto(`${origin}/dashboard/applications/${id}/details`);
  const attachments = page.getByRole('region', { name: /^Dosyalar/ });
  const chooser = page.waitForEvent('filechooser');
  await attachments.getByRole('button', { name: 'Dosya ekle' }).click();
  const picture = { width: 40, height: 60, channels: 3, background: '#2f85ef' } as const;
  const buffer = await sharp({ create: picture }).png().toBuffer();
  await (await chooser).setFiles({ name: 'kimlik.png', mimeType: 'image/png', buffer });
  await attachments.getByText('kimlik.png').waitFor();
  expect(await files()).toHaveLength(1);

  await page.getByRole('link', { name: 'Bilgileri düzelt' }).click();
  await page.getByLabel('Soyad').fill('Yıldırım');
  await page.getByLabel('Telefon').fill('12');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('alert').getByText('Telefon 0532 123 45 67').waitFor();
  await page.getByLabel('Telefon').fill('0533 111 22 33');
  await page.getByLabel('Gerekçe').fill('Nüfus kaydı değişmiş.');
  // The message covers a part of the top bar until it closes.
  await toasts(page).getByText('Dosya eklendi.').waitFor({ state: 'detached' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('heading', { name: 'Zeynep Nur Yıldırım' }).waitFor();
  await page.getByText('bilgileri düzeltti: Soyad, Telefon').waitFor();

  await page.getByRole('link', { name: 'KVKK masası' }).click();
  await page.getByRole('link', { name: 'Başvuru kaydet' }).first().click();
  await page.getByRole('radio', { name: 'Silme' }).check();
  await page.getByLabel('Ad soyad').fill('Zeynep Nur Yıldırım');
  await page.getByLabel('Üyelik başvurusunun kodu').fill(code);
  await page.getByLabel('Başvuru metni').fill('Verilerimin silinmesini istiyorum.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await toasts(page).getByText('Başvuru kaydedildi.').waitFor();
  await page.getByText('30 gün kaldı').waitFor();

  await page.getByRole('button', { name: 'Verileri sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verileri sil' }).click();
  await toasts(page).getByText('Üyelik başvurusu ve ona ait her şey silindi.').waitFor();
  // The row had the key and the hash for duplicates.
  for (const table of [applications, applicationEvents, applicationAttachments])
    expect(await db.select().from(table)).toEqual([]);
  await expect.poll(files).toEqual([]);

  await page.getByRole('textbox', { name: 'Yanıt' }).fill('Verileriniz silindi.');
  await page.getByRole('button', { name: 'Yanıtla' }).click();
  await toasts(page).getByText('Başvuru yanıtlandı.').waitFor();
  await page.getByText('Verileriniz silindi.').waitFor();
  expect(await page.getByText('gün kaldı').count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
});
