import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';
import { openSession } from './dashboard.ts';
import {
  button,
  createContent,
  openEditor,
  readNewest,
  saysStatus,
  titleField,
  writeBody,
} from './editor.ts';

const { server, browser } = await openOwnDemo();
const session = await openSession(browser, server.origin);

let opened: WatchedPage;
beforeEach(async () => {
  opened = await openPage(browser, { storageState: session });
  return () => opened.close();
});
const addressField = () => opened.page.getByLabel('Adres');
const address = () => addressField().inputValue();
/** A refused save is an error in the console of a browser; it is the subject of some tests. */
const otherFaults = () => opened.faults.filter((fault) => !fault.includes('422'));

async function writeNew(title: string) {
  const { page } = opened;
  await page.goto(`${server.origin}/dashboard/blog/add`);
  await titleField(page).fill(title);
  await page.getByLabel('Kategori').selectOption('haberler');
}

describe('a second content with the same title', () => {
  it('is saved by itself under a free address and published there', async () => {
    const { page, faults } = opened;
    const title = 'Aylık basın toplantısı';
    await createContent(server.origin, title);
    await writeNew(title);
    expect(await address()).toBe('aylik-basin-toplantisi');
    await writeBody(page, 'İkinci toplantının metni.');
    await saysStatus(page, 'Kaydedildi');
    await eventually(address).toBe('aylik-basin-toplantisi-2');
    await button(page, 'Yayımla').click();
    await button(page, 'Şimdi yayımla').click();
    await eventually(async () => {
      const reply = await fetch(`${server.origin}/haberler/aylik-basin-toplantisi-2`);
      return (await reply.text()).includes('İkinci toplantının metni.');
    }).toBe(true);
    expect(
      await (await fetch(`${server.origin}/haberler/aylik-basin-toplantisi`)).text(),
    ).toContain('İlk satır.');
    expect(faults).toEqual([]);
  });

  it('has an address that follows its title until somebody types one', async () => {
    const { page, faults } = opened;
    await writeNew('Kıyı için ilk başlık');
    await saysStatus(page, 'Kaydedildi');
    await titleField(page).fill('Kıyı için ikinci başlık');
    await eventually(address).toBe('kiyi-icin-ikinci-baslik');
    await addressField().fill('kiyi');
    await titleField(page).fill('Kıyı için üçüncü başlık');
    await saysStatus(page, 'Kaydedildi');
    expect(await address()).toBe('kiyi');
    await page.reload();
    await eventually(address).toBe('kiyi');
    // Emptied, it is made from the title again.
    await addressField().fill('');
    await titleField(page).focus();
    await eventually(address).toBe('kiyi-icin-ucuncu-baslik');
    expect(faults).toEqual([]);
  });
});

describe('a typed address that another content has', () => {
  it('is refused at its field while the text is still saved, also in a published content', async () => {
    const { page } = opened;
    const owner = await createContent(server.origin, 'Adresin sahibi olan haber');
    for (const state of ['draft', 'published']) {
      const content = await createContent(server.origin, `Adres isteyen ${state}`, { state });
      await openEditor(page, server.origin, content);
      await addressField().fill(owner.slug);
      await writeBody(page, ' Sunucuya ulaşan cümle.');
      await saysStatus(page, 'düzeltmeniz gereken alan kaydedilmedi: Adres');
      await page.getByText('Bu adres başka bir içerikte kullanılıyor.').first().waitFor();
      expect(await address()).toBe(owner.slug);
      expect(await readNewest(server.origin, content)).toMatchObject({
        body: 'İlk satır. Sunucuya ulaşan cümle.',
        slug: content.slug,
      });

      // A save by hand is refused; what was typed before it is not lost either.
      await writeBody(page, ' Elle kaydedilen cümle.');
      await page.keyboard.press('Control+s');
      await page
        .getByRole('alert')
        .getByRole('link', { name: /Bu adres/ })
        .waitFor();
      await eventually(async () => (await readNewest(server.origin, content)).body).toContain(
        'Elle kaydedilen cümle.',
      );
      await addressField().fill(`${content.slug}-duzeltildi`);
      await saysStatus(page, 'Kaydedildi');
      await eventually(async () => (await readNewest(server.origin, content)).slug).toBe(
        `${content.slug}-duzeltildi`,
      );
      expect(await page.getByText('Bu adres başka bir içerikte kullanılıyor.').count()).toBe(0);
    }
    expect(otherFaults()).toEqual([]);
  });

  it('that is not an address is named too, and the new content is created', async () => {
    const { page, faults } = opened;
    await page.goto(`${server.origin}/dashboard/blog/add`);
    await addressField().fill('Yanlış Adres');
    await titleField(page).fill('Adresi yanlış yazılan haber');
    await page.getByLabel('Kategori').selectOption('haberler');
    await saysStatus(page, 'düzeltmeniz gereken alan kaydedilmedi: Adres');
    await page.waitForURL(/\/dashboard\/blog\/[0-9a-f-]{36}\/edit$/);
    expect(await address()).toBe('Yanlış Adres');
    await page.getByText('Adres küçük harf, rakam ve').first().waitFor();
    expect(faults).toEqual([]);
  });
});
