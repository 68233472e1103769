import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { callAsAdmin, openSession } from './dashboard.ts';
import { bodyField, type Content, createContent, editPath } from './editor.ts';

const { server, browser } = await openOwnDemo();
const open = await onePage(browser, server.origin, await openSession(browser, server.origin));

/** The addresses of two pictures of the library. */
async function twoPictures(): Promise<[string, string]> {
  const reply = await callAsAdmin(server.origin, 'GET', '/api/media?kind=image&pageSize=2');
  const { data } = (await reply.json()) as { data: { id: string; widths: number[] }[] };
  const [first, second] = data.map(({ id, widths }) => `/media/${id}/${widths[0]}.webp`);
  return [first as string, second as string];
}

const same = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `Aynı kalan ${from + n}. paragraf.`).join('\n\n');

const textOf = (picture: string, { isNew = false } = {}) => `${isNew ? '###' : '##'} Kıyı yolu

Belediye meclisi ${isNew ? 'dün' : 'bugün'} **kıyı yolunu** görüştü${isNew ? ' ve onayladı' : ''}.

${same(0, 12)}

![${isNew ? 'Liman' : 'Kıyı'}](${picture} "Fotoğraf")

- deniz
${isNew ? '- liman\n' : ''}- orman

| İl | Üye |
| --- | --- |
| Ankara | ${isNew ? 15 : 12} |

${same(12, 20)}

${isNew ? 'Yeni bir son söz.' : ''}`;

async function contentWithTwoVersions(title: string): Promise<Content> {
  const [old, now] = await twoPictures();
  const content = await createContent(server.origin, title, { body: textOf(old) });
  const { category, slug, version } = content;
  const reply = await callAsAdmin(server.origin, 'PUT', `/api/contents/${content.id}`, {
    ...{ title: `${title}, düzeltilmiş`, category, slug, version, state: 'published' },
    body: textOf(now, { isNew: true }),
  });
  expect(reply.status).toBe(200);
  return content;
}

const comparison = (page: Page) =>
  page.getByRole('region', { name: 'İki sürümün karşılaştırması' });

it('two versions are one text as readers see it: words, picture, item, cell and heading are marked', async () => {
  const content = await contentWithTwoVersions('Karşılaştırılan haber');
  const { page, faults, close } = await open(`/dashboard/blog/${content.id}/history`);
  const shown = comparison(page);
  await shown.getByText('10 paragraf aynı').waitFor();
  const words = async (mark: string) =>
    (await shown.locator(`[data-change] ${mark}`).allInnerTexts()).map((text) => text.trim());
  const added = await words('ins');
  for (const text of ['dün', 've onayladı', 'liman', '15', '3. düzey başlık', 'Yeni bir son söz.'])
    expect(added).toContain(text);
  const removed = await words('del');
  for (const text of ['bugün', '12', '2. düzey başlık']) expect(removed).toContain(text);
  // Nothing of the source is seen.
  expect(await shown.innerText()).not.toMatch(/##|\*\*|!\[|\|/);
  // The former picture stands beside the new one.
  const [old, now] = await Promise.all(
    ['del', 'ins'].map((mark) => shown.locator(`.swapped > ${mark} img`).boundingBox()),
  );
  expect(old && now && old.x + old.width <= now.x).toBe(true);
  // Screen readers hear what was added: the words are in no text that is copied.
  expect(await shown.locator('ins', { hasText: 'onayladı' }).getAttribute('data-start')).toBe(
    '[eklenen: ',
  );
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

it('paragraphs that are the same are folded, and open with their button', async () => {
  const content = await contentWithTwoVersions('Katlanan haber');
  const { page, close } = await open(`/dashboard/blog/${content.id}/history`);
  const fold = comparison(page).getByRole('button', { name: '10 paragraf aynı' });
  await fold.waitFor();
  const hidden = comparison(page).getByText('Aynı kalan 5. paragraf.');
  expect(await hidden.count()).toBe(0);
  await fold.click();
  await hidden.waitFor();
  expect(await fold.getAttribute('aria-expanded')).toBe('true');
  await fold.click();
  await hidden.waitFor({ state: 'detached' });
  await close();
});

it('buttons and the keys N and P lead from change to change', async () => {
  const content = await contentWithTwoVersions('Gezilen haber');
  const { page, close } = await open(`/dashboard/blog/${content.id}/history`);
  await comparison(page).getByText('6 değişiklik').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await comparison(page).getByRole('button', { name: 'Sonraki' }).click();
  await eventually(focused).toBe('Değişiklik 1 / 6');
  await page.keyboard.press('n');
  await eventually(focused).toBe('Değişiklik 2 / 6');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await eventually(focused).toBe('Değişiklik 6 / 6');
  expect(await page.locator('[data-change]:focus').innerText()).toContain('Yeni bir son söz.');
  await close();
});

it('restoring says first what will happen, and opens the restored text', async () => {
  const content = await contentWithTwoVersions('Geri yüklenen haber');
  const { page, faults, close } = await open(`/dashboard/blog/${content.id}/history`);
  await comparison(page).waitFor();
  await page.getByRole('button', { name: /^Bu sürümü geri yükle/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu sürüm geri yüklensin mi?' });
  await dialog.getByText('Şimdiki metin geçmişte kalır.').waitFor();
  await dialog.getByText('siz değişiklikleri yayımlayana kadar değişmez').waitFor();
  await dialog.getByRole('button', { name: 'Bu sürümü geri yükle' }).click();
  await page.waitForURL(`**${editPath(content)}`);
  await eventually(() => bodyField(page).textContent()).toContain('bugün');
  expect(faults).toEqual([]);
  await close();
});
