import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSession } from './dashboard.ts';
import { bodyField, dropPicture } from './editor.ts';

const { server, browser } = await openOwnDemo();

async function openNew() {
  const storageState = await openSession(browser, server.origin);
  const viewport = { width: 1440, height: 900 };
  const opened = await openPage(browser, { storageState, viewport });
  await opened.page.goto(`${server.origin}/dashboard/blog/add`);
  await bodyField(opened.page).click();
  return { ...opened, client: await opened.page.context().newCDPSession(opened.page) };
}

/** Letters that are not certain yet. */
async function compose(client: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps)
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

const commit = (client: CDPSession, text: string) => client.send('Input.insertText', { text });

/** What a change that does not wait would have drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))),
      ),
  );

/** As if nobody had typed for a second: what follows is a step of its own. */
const pause = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 1_000;
  });

it('a picture that arrives while letters are composed waits for them; undo gives the former text', async () => {
  const { page, client, faults, close } = await openNew();
  await page.keyboard.type('Akşam');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/media', async (route) => {
    await held;
    await route.continue();
  });
  await dropPicture(page);
  const picture = page.locator('.ProseMirror').getByRole('group', { name: /^Görsel/ });
  const placeholder = page.locator('.ProseMirror [data-uploading]');
  await placeholder.waitFor();
  await bodyField(page).getByText('Akşam').click();
  for (const key of ['End', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('Son ');
  await pause(page);
  const arrived = page.waitForResponse('**/api/media');
  await compose(client, 'に', 'にほ');
  release();
  await (await arrived).finished();
  await drawn(page);
  await compose(client, 'にほん', '日本');
  expect(await placeholder.count()).toBe(1);
  expect(await bodyField(page).innerText()).toContain('Son 日本');
  await commit(client, '日本');
  await placeholder.waitFor({ state: 'detached' });
  await picture.getByRole('button', { name: 'Alternatif metin yok' }).waitFor();
  expect(await bodyField(page).innerText()).toContain('Son 日本');
  await page.keyboard.press('Control+z');
  expect((await bodyField(page).innerText()).trim()).toMatch(/^Akşam\s+Son\s+Alternatif/);
  await page.keyboard.type('söz');
  expect(await bodyField(page).innerText()).toContain('Son söz');
  expect(await placeholder.count()).toBe(0);
  expect(await picture.count()).toBe(1);
  expect(faults).toEqual([]);
  await close();
});

it('what is composed becomes what it means at its end, as one step', async () => {
  const { page, client, faults, close } = await openNew();
  await page.keyboard.type('> Söz');
  await page.keyboard.press('Enter');
  await pause(page);
  const source = bodyField(page).locator('footer');
  await compose(client, '—', '— ', '— A');
  await drawn(page);
  expect(await source.count()).toBe(0);
  await commit(client, '— Ay');
  await eventually(() => source.innerText()).toBe('Ay');
  await page.keyboard.press('Control+z');
  expect(await source.count()).toBe(0);
  expect((await bodyField(page).innerText()).trim()).toBe('Söz');
  expect(faults).toEqual([]);
  await close();
});
