import { expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const ARTICLE = '/haberler/kiyi-hepimizin-sahil-seridini-halka-acan-yasa-teklifimiz-mecliste';
const { server, browser } = await openDemo();

/** An article in a browser with a share menu, which stores what it is given, or without one. */
async function openArticle(hasShareMenu: boolean) {
  const opened = await openPage(browser);
  await opened.page.addInitScript((has) => {
    const share = async (data: object) => Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value: has ? share : undefined });
    const copied = { writeText: async (text: string) => Object.assign(window, { copied: text }) };
    Object.defineProperty(navigator, 'clipboard', { value: copied });
  }, hasShareMenu);
  await opened.page.goto(server.origin + ARTICLE);
  return opened;
}

it('an article is shared with the menu of the system, in browsers that have one', async () => {
  const { page, faults, close } = await openArticle(true);
  await page.getByRole('button', { name: 'Paylaş', exact: true }).click();
  await page.waitForFunction(() => 'shared' in window);
  expect(await page.evaluate(() => (window as { shared?: unknown }).shared)).toEqual({
    title: await page.title(),
    url: server.origin + ARTICLE,
  });
  expect(faults).toEqual([]);
  await close();
});

it('without that menu there is no button for it; the links to networks and the e-mail are always there', async () => {
  const { page, hosts, close } = await openArticle(false);
  expect(await page.locator('[data-share]').isVisible()).toBe(false);
  const address = encodeURIComponent(server.origin + ARTICLE);
  const facebook = page.getByRole('link', { name: 'Facebook’ta paylaş' });
  expect(await facebook.getAttribute('href')).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  );
  const mail = page.getByRole('link', { name: 'E-postayla gönder' });
  expect(await mail.getAttribute('href')).toMatch(
    new RegExp(`^mailto:\\?subject=K%C4%B1y%C4%B1[^&]*&body=${address.replaceAll('.', '\\.')}$`),
  );
  expect([...hosts]).toEqual([new URL(server.origin).host]);
  await close();
});

it('the address is copied, also twice, and the button says so', async () => {
  const { page, close } = await openArticle(false);
  const button = page.locator('[data-copy]:not([data-share])');
  await button.click();
  await page.getByText('Bağlantı kopyalandı').waitFor();
  await button.click();
  expect(await page.evaluate(() => (window as { copied?: unknown }).copied)).toBe(
    server.origin + ARTICLE,
  );
  await close();
});
