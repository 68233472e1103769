import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { startBeside } from '../harness/demo-server.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';
import { callAs, fillSignIn, openSession, signIn } from './dashboard.ts';
import {
  bodyField,
  button,
  type Content,
  createContent,
  openEditor,
  openSource,
  readContent,
  readNewest,
  saysStatus,
  titleField,
  writeBody,
  writeSource,
} from './editor.ts';

const { server, browser } = await openOwnDemo();
const session = await openSession(browser, server.origin);

let opened: WatchedPage;
let page: Page;
let serial = 0;
let content: Content;
beforeEach(async () => {
  content = await createContent(server.origin, `Kaydedilemeyen haber ${++serial}`);
  opened = await openPage(browser, { storageState: session });
  page = opened.page;
  page.on('dialog', (dialog) => dialog.accept());
  await openEditor(page, server.origin, content);
  return () => opened.close();
});

async function change() {
  await titleField(page).fill(`${content.title}, değişti`);
  await writeBody(page, '\n\nKaybolmaması gereken satır.');
}
/** The preview can have a button with the same name. */
const retry = () =>
  page.locator('form').getByRole('alert').first().getByRole('button', { name: 'Yeniden dene' });
async function expectTyped() {
  expect(await titleField(page).inputValue()).toBe(`${content.title}, değişti`);
  expect(await bodyField(page).textContent()).toContain('Kaybolmaması gereken satır.');
}
async function expectPublished() {
  await saysStatus(page, 'Kaydedildi');
  const stored = await readContent(server.origin, content);
  expect(stored.title).toBe(`${content.title}, değişti`);
  expect(stored.body).toContain('Kaybolmaması gereken satır.');
}
/** Retries a save with the button, unless the editor has already retried it by itself. */
const retryNow = () =>
  retry()
    .click({ timeout: 2_000 })
    .catch(() => undefined);

const failures: Record<string, () => Promise<unknown>> = {
  'the connection breaks': () =>
    opened.context.route('**/api/contents/**', (route) => route.abort()),
  'the server fails': () =>
    opened.context.route('**/api/contents/**', (route) =>
      route.fulfill({ status: 500, body: 'x' }),
    ),
  'a proxy answers instead': () =>
    opened.context.route('**/api/contents/**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    ),
  'the browser is offline': () => opened.context.setOffline(true),
};

describe('a save that fails', () => {
  it.each(Object.keys(failures))(
    'because %s keeps the typed text and can be retried',
    async (why) => {
      await failures[why]?.();
      await change();
      await button(page, 'Değişiklikleri yayımla').click();
      await saysStatus(page, 'Kaydedilemedi');
      const alert = page.getByText('Yazdıklarınız bu sayfada duruyor.');
      expect(await alert.isVisible()).toBe(true);
      await expectTyped();
      expect((await readContent(server.origin, content)).version).toBe(1);
      await opened.context.unrouteAll();
      await opened.context.setOffline(false);
      await retry().click();
      await expectPublished();
      expect(await alert.count()).toBe(0);
    },
  );

  it('keeps the typed text after a reload', async () => {
    await failures['the connection breaks']?.();
    await change();
    await button(page, 'Değişiklikleri yayımla').click();
    await saysStatus(page, 'Kaydedilemedi');
    await opened.context.unrouteAll();
    await page.reload();
    await page.getByRole('dialog', { name: 'Kaydedilmemiş metin geri yüklensin mi?' }).waitFor();
    await button(page, 'Geri yükle').click();
    await expectTyped();
    await button(page, 'Değişiklikleri yayımla').click();
    await expectPublished();
  });

  it('keeps the typed text after the browser tab is closed', async () => {
    await failures['the connection breaks']?.();
    await change();
    await saysStatus(page, 'Kaydedilmemiş değişiklik');
    // As a person does: the page asks, and the answer is yes.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await opened.context.unrouteAll();
    page = await opened.context.newPage();
    await page.goto(`${server.origin}/dashboard/blog/${content.id}/edit`);
    await page.getByRole('dialog', { name: 'Kaydedilmemiş metin geri yüklensin mi?' }).waitFor();
    await button(page, 'Geri yükle').click();
    await expectTyped();
  });

  it('asks before the user leaves the page by a link', async () => {
    await failures['the connection breaks']?.();
    await change();
    await page.locator('main').getByRole('link', { name: 'İçerikler' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' });
    await dialog.waitFor();
    await button(page, 'Sayfada kal').click();
    await dialog.waitFor({ state: 'hidden' });
    await expectTyped();
  });

  it('of new content keeps the text, and the retry creates the content once', async () => {
    await page.goto(`${server.origin}/dashboard/blog/add`);
    await titleField(page).fill('Yepyeni bir haber denemesi');
    await page.getByLabel('Kategori').selectOption('haberler');
    await writeBody(page, 'Kaybolmaması gereken satır.');
    await opened.context.route('**/api/contents', (route) => route.abort());
    await button(page, 'Taslağı kaydet').click();
    await saysStatus(page, 'Kaydedilemedi');
    await opened.context.unrouteAll();
    await retry()
      .dblclick({ timeout: 2_000 })
      .catch(() => undefined);
    await saysStatus(page, 'Kaydedildi');
    await page.goto(`${server.origin}/dashboard/blog?q=Yepyeni`);
    await page
      .getByRole('link', { name: 'Yepyeni bir haber denemesi', exact: true })
      .first()
      .waitFor();
    expect(
      await page.getByRole('link', { name: 'Yepyeni bir haber denemesi', exact: true }).count(),
    ).toBe(1);
  });
});

it('text that is typed while the browser is offline is saved by itself when it is online again', async () => {
  await opened.context.setOffline(true);
  await change();
  await saysStatus(page, 'Kaydedilemedi');
  await writeBody(page, '\n\nÇevrimdışı yazılan ikinci satır.');
  await opened.context.setOffline(false);
  await saysStatus(page, 'Kaydedildi');
  const { body } = await readNewest(server.origin, content);
  expect(body).toContain('Kaybolmaması gereken satır.');
  expect(body).toContain('Çevrimdışı yazılan ikinci satır.');
  // The change of a published content waits for its publication.
  expect((await readContent(server.origin, content)).body).toBe(content.body);
});

describe('the first save of new content whose reply is lost', () => {
  /** The server receives the request and creates the content; the browser does not get the reply. */
  async function loseReply(title: string) {
    await page.goto(`${server.origin}/dashboard/blog/add`);
    await titleField(page).fill(title);
    await writeBody(page, 'İlk gönderilen metin.');
    await opened.context.route('**/api/contents', async (route) => {
      await route.fetch();
      await route.abort();
    });
    // Without a category, nothing is saved.
    await page.getByLabel('Kategori').selectOption('haberler');
    await button(page, 'Taslağı kaydet').click();
    await saysStatus(page, 'Kaydedilemedi');
    await opened.context.unrouteAll();
  }
  /** The content on the server with this title. */
  async function contentsWithTitle(title: string) {
    const call = await callAs(server.origin, ADMIN.ADMIN_EMAIL);
    const reply = await call('GET', `/api/contents?state=draft&q=${encodeURIComponent(title)}`);
    return ((await reply.json()) as { data: Content[] }).data;
  }

  it('creates one item when it is retried', async () => {
    const title = 'Yanıtı kaybolan ilk taslak';
    await loseReply(title);
    await retryNow();
    await saysStatus(page, 'Kaydedildi');
    const contents = await contentsWithTitle(title);
    expect(contents).toHaveLength(1);
    await page.waitForURL(`**/dashboard/blog/${contents[0]?.id}/edit`);
  });

  it('creates one item, which gets the text that was typed since', async () => {
    const title = 'Yanıtı kaybolan ikinci taslak';
    await loseReply(title);
    await writeBody(page, ' Sonradan yazılan cümle.');
    await retryNow();
    await saysStatus(page, 'Kaydedildi');
    const contents = await contentsWithTitle(title);
    expect(contents).toHaveLength(1);
    const stored = await readContent(server.origin, contents[0] as Content);
    expect(stored).toMatchObject({
      version: 2,
      body: 'İlk gönderilen metin. Sonradan yazılan cümle.',
    });
  });

  it('creates one item when the second attempt did not reach the server either', async () => {
    const title = 'Yanıtı kaybolan beşinci taslak';
    await loseReply(title);
    await opened.context.route('**/api/contents', (route) => route.abort());
    await writeBody(page, ' İkinci cümle.');
    await retryNow();
    await saysStatus(page, 'Kaydedilemedi');
    await opened.context.unrouteAll();
    await writeBody(page, ' Üçüncü cümle.');
    await retryNow();
    await saysStatus(page, 'Kaydedildi');
    const [made, ...others] = await contentsWithTitle(title);
    expect(others).toEqual([]);
    expect((await readContent(server.origin, made as Content)).body).toBe(
      'İlk gönderilen metin. İkinci cümle. Üçüncü cümle.',
    );
  });

  it('creates one item when the page was reloaded in between', async () => {
    const title = 'Yanıtı kaybolan üçüncü taslak';
    await loseReply(title);
    await page.reload();
    await button(page, 'Geri yükle').click();
    await button(page, 'Taslağı kaydet').click();
    await saysStatus(page, 'Kaydedildi');
    expect(await contentsWithTitle(title)).toHaveLength(1);
  });

  it('shows a conflict when another user has changed the content since', async () => {
    const title = 'Yanıtı kaybolan dördüncü taslak';
    await loseReply(title);
    const [made] = await contentsWithTitle(title);
    const { category, slug, state, version } = made as Content;
    const call = await callAs(server.origin, ADMIN.ADMIN_EMAIL);
    const change = { title, category, slug, state, version, body: 'Başkasının metni.' };
    expect((await call('PUT', `/api/contents/${made?.id}`, change)).status).toBe(200);
    await writeBody(page, ' Benim cümlem.');
    await retryNow();
    const conflict = page.getByRole('dialog', { name: 'Hangi sürüm kalsın?' });
    await conflict.waitFor();
    // After a failed attempt to overwrite it, a reload shows the same conflict and creates no second item.
    await opened.context.route('**/api/contents/**', (route) => route.abort());
    await button(page, 'Benim sürümümü kaydet').click();
    await saysStatus(page, 'Kaydedilemedi');
    await page.reload();
    await opened.context.unrouteAll();
    await button(page, 'Geri yükle').click();
    await conflict.waitFor();
    await button(page, 'Benim sürümümü kaydet').click();
    await saysStatus(page, 'Kaydedildi');
    await page.waitForURL(`**/dashboard/blog/${made?.id}/edit`);
    expect(await contentsWithTitle(title)).toHaveLength(1);
    expect((await readContent(server.origin, made as Content)).body).toContain('Benim cümlem.');
  });
});

it('a warning about content that the site does not show is announced once, after the save', async () => {
  await page.goto(`${server.origin}/dashboard/blog/add`);
  await titleField(page).fill('Yabancı görselli haber');
  await openSource(page);
  await writeSource(page, '![Kıyı](https://baska.example/kiyi.png)');
  await button(page, 'Kaynak görünümü (Markdown)').click();
  await page.getByText('Bu bölüm kaynak olarak duruyor: başka sitedeki bir görsel.').waitFor();
  const announcement = page.getByRole('status').filter({ hasText: 'görsel sitede gösterilmez' });
  expect(await announcement.count()).toBe(0);
  await page.getByLabel('Kategori').selectOption('haberler');
  await button(page, 'Taslağı kaydet').click();
  await announcement.waitFor();
  expect(await announcement.count()).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

it('without browser storage the editor saves, and shows that it cannot keep a local copy', async () => {
  const blocked = await openPage(browser);
  await blocked.context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  page = blocked.page;
  await page.goto(`${server.origin}/auth/login?returnTo=/dashboard/blog/add`);
  await fillSignIn(page);
  await titleField(page).fill('Depolama kapalıyken yazılan haber');
  await page.getByLabel('Kategori').selectOption('haberler');
  await page.getByText('Bu tarayıcı yedek kopya saklayamıyor.').waitFor();
  await button(page, 'Taslağı kaydet').click();
  await saysStatus(page, 'Kaydedildi');
  expect(blocked.faults).toEqual([]);
  await blocked.close();
});

it('a retry is saved after the server was killed while the user typed, and started again', async () => {
  const second = await startBeside(server);
  const port = new URL(second.origin).port;
  const { page: other, close } = await signIn(browser, second.origin);
  page = other;
  await openEditor(page, second.origin, content);
  await titleField(page).fill(`${content.title}, değişti`);
  second.process.kill('SIGKILL');
  await once(second.process, 'exit');
  await writeBody(page, '\n\nKaybolmaması gereken satır.');
  await button(page, 'Değişiklikleri yayımla').click();
  await saysStatus(page, 'Kaydedilemedi');
  expect(await page.getByText('Sunucuya ulaşılamıyor.').isVisible()).toBe(true);
  await expectTyped();
  const again = await startBeside(server, { PORT: port });
  await retry().click();
  await expectPublished();
  await close();
  await again.stop();
});
