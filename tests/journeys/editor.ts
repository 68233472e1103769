import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { callAsAdmin } from './dashboard.ts';

export interface Content {
  id: string;
  title: string;
  category: string;
  body: string;
  slug: string;
  path: string;
  version: number;
  state: string;
}

export const titleField = (page: Page) =>
  page.getByRole('textbox', { name: 'Başlık', exact: true });
export const bodyField = (page: Page) => page.getByRole('textbox', { name: 'Metin', exact: true });
/** The text as Markdown, once {@link openSource} has shown it. */
export const sourceField = (page: Page) => page.getByRole('textbox', { name: 'Metin (Markdown)' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const editPath = ({ id }: Content) => `/dashboard/blog/${id}/edit`;

/** Writes at the end of the body; a blank line begins a paragraph. */
export async function writeBody(page: Page, text: string): Promise<void> {
  await bodyField(page).click();
  await page.keyboard.press('Control+End');
  for (const [place, words] of text.split('\n\n').entries()) {
    if (place > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(words);
  }
}

/** Waits until it is stored: otherwise the next text may be opened in the other form. */
async function changeForm(page: Page): Promise<void> {
  const stored = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/account/writing') && reply.request().method() === 'PUT',
  );
  await button(page, 'Kaynak görünümü (Markdown)').click();
  await stored;
}

/** Shows the source of the text, which stays so for this user. */
export async function openSource(page: Page): Promise<void> {
  await bodyField(page).or(sourceField(page)).first().waitFor();
  if (await sourceField(page).isVisible()) return;
  // On touch screens the tools are there while somebody writes.
  if ((await button(page, 'Kaynak görünümü (Markdown)').count()) === 0)
    await bodyField(page).click();
  await changeForm(page);
  await sourceField(page).waitFor();
}

/** Shows the text as its readers see it, for this user from now on. */
export async function openVisual(page: Page): Promise<void> {
  await bodyField(page).or(sourceField(page)).first().waitFor();
  if (await sourceField(page).isVisible()) await changeForm(page);
  await bodyField(page).waitFor();
}

/** The text as it would be stored; afterwards it is shown as its readers see it. */
export async function sourceOf(page: Page): Promise<string> {
  await openSource(page);
  const text = await sourceField(page).evaluate((field) =>
    [...field.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );
  await openVisual(page);
  return text;
}

/** Writes Markdown at the end of the source. */
export async function writeSource(page: Page, text: string): Promise<void> {
  await sourceField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

/** The status text of the editor: whether the changes are saved. */
export const saysStatus = (page: Page, words: string) =>
  eventually(() =>
    page.locator('form').locator('[role=status], [role=alert]').first().textContent(),
  ).toContain(words);

export async function openEditor(page: Page, origin: string, content: Content): Promise<void> {
  await page.goto(origin + editPath(content));
  await eventually(() => titleField(page).inputValue()).toBe(content.title);
}

/** Creates content through the API, without the browser. */
export async function createContent(
  origin: string,
  title: string,
  change: object = {},
): Promise<Content> {
  const body = { title, category: 'haberler', body: 'İlk satır.', state: 'published', ...change };
  const reply = await callAsAdmin(origin, 'POST', '/api/contents', body);
  expect(reply.status).toBe(201);
  return ((await reply.json()) as { data: Content }).data;
}

/** The content as it is stored on the server now. */
export async function readContent(origin: string, { id }: Content): Promise<Content> {
  const reply = await callAsAdmin(origin, 'GET', `/api/contents/${id}`);
  return ((await reply.json()) as { data: Content }).data;
}

/** The same with its newest text, which may not be published. */
export async function readNewest(origin: string, { id }: Content): Promise<Content> {
  const reply = await callAsAdmin(origin, 'GET', `/api/contents/${id}/edit`);
  return ((await reply.json()) as { data: Content }).data;
}

/** A photograph as from a phone, with GPS data that must not be published. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a6ea5' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Drops a photograph at the beginning of the text, or of a place in it. */
export async function dropPicture(page: Page, place: Locator = bodyField(page)): Promise<void> {
  await place.evaluate(
    (element, picture) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'meydan.jpg', { type: 'image/jpeg' }));
      const { left, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true, composed: true };
      element.dispatchEvent(
        new DragEvent('drop', { ...init, clientX: left + 5, clientY: top + 8, dataTransfer }),
      );
    },
    (await photograph()).toString('base64'),
  );
}
