import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { callAsAdmin, openSession } from './dashboard.ts';
import { bodyField, button, type Content, createContent, openEditor, writeBody } from './editor.ts';

const { server, browser } = await openOwnDemo();
const open = await onePage(browser, server.origin, await openSession(browser, server.origin));

/** A content with its translation, whose source has changed since. */
async function behind(title: string, english: string): Promise<Content> {
  const source = await createContent(server.origin, title, {
    body: 'Kıyı yolu **kapalı** kalacak.\n\nİkinci paragraf.',
  });
  const translation = await createContent(server.origin, english, {
    ...{ category: 'english', language: 'en', state: 'draft', translationOf: source.id },
    body: 'The coastal road stays closed.',
  });
  const { category, slug, version } = source;
  const reply = await callAsAdmin(server.origin, 'PUT', `/api/contents/${source.id}`, {
    ...{ title, category, slug, version, state: 'published' },
    body: 'Kıyı yolu **açık** kalacak.\n\nİkinci paragraf.',
  });
  expect(reply.status).toBe(200);
  return translation;
}

it('a translation is written beside its source, with what has changed there, and is marked as up to date', async () => {
  const translation = await behind('Çevrilen haber', 'Translated news');
  const { page, faults, close } = await open('/dashboard/blog?q=Translated');
  const row = page.getByRole('row').filter({ hasText: 'Translated news' });
  await row.getByText('Kaynak değişti').first().waitFor();

  await openEditor(page, server.origin, translation);
  const pane = page.getByRole('complementary', { name: 'Kaynak metin' });
  await pane.locator('ins').waitFor();
  expect(await pane.locator('del').allInnerTexts()).toEqual(['kapalı']);
  expect(await pane.locator('ins').allInnerTexts()).toEqual(['açık']);
  expect(await pane.innerText()).not.toContain('**');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // The source stands beside the text, which is written meanwhile.
  const [beside, written] = await Promise.all([pane.boundingBox(), bodyField(page).boundingBox()]);
  expect(beside && written && beside.x + beside.width <= written.x + 1).toBe(true);
  await writeBody(page, ' It is open.');
  await pane.getByText('Kaynağın bugünkü metni').click();
  await pane.getByRole('heading', { name: 'Çevrilen haber' }).waitFor();

  await button(page, 'Çeviri güncel').click();
  await page.getByText(/^Çeviri güncel: /).waitFor();
  expect(await page.getByText('Kaynak değişti').count()).toBe(0);
  expect(await bodyField(page).textContent()).toContain('It is open.');
  expect(faults).toEqual([]);
  await close();
});

it('the source can be hidden and shown while nothing has changed', async () => {
  const translation = await behind('Gizlenen haber', 'Hidden news');
  const { page, close } = await open('/dashboard');
  await openEditor(page, server.origin, translation);
  const pane = page.getByRole('complementary', { name: 'Kaynak metin' });
  await pane.waitFor();
  await writeBody(page, ' Typed.');
  await button(page, 'Kaynağı gizle').click();
  await pane.waitFor({ state: 'detached' });
  await button(page, 'Kaynağı yanında göster').click();
  await pane.waitFor();
  // What was typed is still there.
  await eventually(() => bodyField(page).textContent()).toContain('Typed.');
  await close();
});

it('before publishing, a text in another language than the chosen one is noticed and not refused', async () => {
  const content = await createContent(server.origin, 'Dili yanlış haber', {
    state: 'draft',
    summary: 'Özet.',
    body: 'The city council met today and prepared a new plan for the coastal road. It will be voted on after the public has been heard, and the work is to be finished by the end of summer.',
  });
  const { page, close } = await open('/dashboard');
  await openEditor(page, server.origin, content);
  await button(page, 'Yayımla').click();
  const dialog = page.getByRole('dialog', { name: 'Yayımla' });
  await dialog.getByText('Metin İngilizce yazılmış görünüyor; seçili dil Türkçe.').waitFor();
  await dialog.getByRole('button', { name: 'Şimdi yayımla', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await close();
});
