import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { INJECTIONS } from '../harness/injections.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { type StaffClient, signInAt } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openOwnDemo();

const ID = 'dQw4w9WgXcQ';
const PLAYER = 'www.youtube-nocookie.com';
const GALLERY = '/ziyaretler/buldanda-dokumaci-esnafin-derdi-iplik-degil-ongorulemezlik';

let admin: StaffClient;
beforeAll(async () => {
  admin = await signInAt(server.origin);
});

async function publish(title: string, body: string): Promise<string> {
  const content = { title, category: 'haberler', state: 'published', body };
  const reply = await admin.call('POST', '/api/contents', content);
  expect(reply.status).toBe(201);
  return server.origin + (await reply.json()).data.path;
}

/** A page with a replacement for the player, and the addresses that it was asked for. */
async function openVideo(address: string) {
  const opened = await openPage(browser);
  const requests: string[] = [];
  await opened.context.route(/youtube|ytimg|google/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Oynatıcı</title>',
    });
  });
  await opened.page.goto(address);
  return { ...opened, requests };
}
const plate = (page: Page) => page.getByRole('link', { name: 'YouTube videosunu izle' });
const load = (page: Page) => page.getByRole('button', { name: 'Videoyu yükle' });

it('a video is loaded only after a click and an agreement, which can be remembered and taken back', async () => {
  const address = await publish('Videolu haber', `Söz.\n\nhttps://youtu.be/${ID}?t=5`);
  const { page, requests, hosts, faults, close } = await openVideo(address);
  await plate(page).click();
  const question = page.getByRole('group', { name: 'YouTube videosu' });
  expect(await question.textContent()).toContain('IP adresiniz');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(requests).toEqual([]);
  expect([...hosts]).toEqual([new URL(server.origin).host]);

  await question.getByRole('checkbox').check();
  await load(page).click();
  await page.frameLocator('.video-player iframe').locator('title').waitFor({ state: 'attached' });
  const player = `https://${PLAYER}/embed/${ID}?autoplay=1&rel=0&start=5`;
  expect(requests).toEqual([player]);

  await page.reload();
  await plate(page).click();
  await page.getByRole('button', { name: 'Yeniden sor' }).click();
  expect(requests).toEqual([player, player]);
  await page.reload();
  await plate(page).click();
  await load(page).waitFor();
  expect(requests).toEqual([player, player]);
  expect(faults).toEqual([]);
  await close();
});

it('without a script the plate is a link to the video, and only pages with a video allow a player', async () => {
  const address = await publish('Başka video', `[Konuşma](https://youtu.be/${ID})`);
  const reply = await fetch(address);
  expect(await reply.text()).toContain(
    `<figure class="video"><a href="https://www.youtube.com/watch?v=${ID}" rel="noopener external">`,
  );
  const policy = (from: Response) => from.headers.get('content-security-policy');
  expect(policy(reply)).toContain(`frame-src https://${PLAYER} https://player.vimeo.com`);
  // From the cache.
  expect(policy(await fetch(address))).toBe(policy(reply));
  const text = await publish(
    'Adı geçen video',
    `\`<figure class="video">\` https://youtu.be/${ID}`,
  );
  expect(policy(await fetch(text))).not.toContain('frame-src');
});

it('the pictures of a gallery open over the page, one after the other', async () => {
  const { page, faults, close } = await openPage(browser);
  await page.goto(server.origin + GALLERY);
  const pictures = page.locator('.gallery').getByRole('link');
  await pictures.nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Görsel' });
  const state = () => dialog.getByRole('status').textContent();
  await dialog.waitFor();
  expect(await state()).toBe('2 / 3');
  expect(await dialog.locator('figcaption').textContent()).toContain('Havran');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Sonraki görsel' }).click();
  expect(await state()).toBe('1 / 3');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await pictures.nth(0).evaluate((link) => link === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await close();
});

it('a page with every text that tries to run a script runs none', async () => {
  const address = await publish('Zararsız metinler', INJECTIONS.join('\n\n').slice(0, 199_000));
  const { page, faults, hosts, close } = await openPage(browser);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address);
  // Everything that an author could make a visitor touch.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('.prose *'))
      for (const kind of ['mouseover', 'focus', 'toggle', 'error', 'load', 'begin'])
        element.dispatchEvent(new Event(kind));
  });
  expect(dialogs).toEqual([]);
  expect([...hosts]).toEqual([new URL(server.origin).host]);
  // The pictures do not exist; nothing else is wrong, no violation of the policy among it.
  expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
  await close();
});
