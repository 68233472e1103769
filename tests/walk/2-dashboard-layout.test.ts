import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialsOf } from '../../src/platform/initials.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { addStaff, openSignedIn, overviewLoaded } from '../journeys/dashboard.ts';
import { createContent } from '../journeys/editor.ts';

const { server, browser } = await openOwnDemo();
const admin = { username: 'nazli', role: 'admin', name: 'Nazlı Su', surname: 'Uçar' } as const;
const email = await addStaff(server, admin);
const { page, close } = await openSignedIn(browser, server.origin, '/dashboard', email);
beforeAll(() => overviewLoaded(page));
afterAll(close);

const side = page.getByRole('navigation', { name: 'Yönetim paneli' });
const bar = page.getByRole('banner');
const widthOf = (name: string) =>
  page.getByRole('dialog', { name }).evaluate((box: HTMLElement) => box.offsetWidth);
const account = bar.getByRole('button', { name: /^Hesap menüsü/ });

describe('the navigation', () => {
  it('2.99 9.19 is a sidebar, 280 px wide', async () => {
    const box = await side.evaluate((nav) => nav.getBoundingClientRect().toJSON());
    expect(box).toMatchObject({ left: 0, width: 280, height: 900 });
  });

  it('2.100 is horizontal in the top bar with that setting', async () => {
    await page.evaluate(() => appSettings({ layout: 'horizontal' }));
    const across = bar.getByRole('navigation', { name: 'Yönetim paneli' });
    await across.waitFor();
    expect(await side.count()).toBe(1);
    const tops = await across
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(5);
    expect(new Set(tops).size).toBe(1);
    await page.evaluate(() => appSettings(null));
    await expect.poll(() => side.evaluate((nav) => nav.clientWidth)).toBeGreaterThan(270);
  });

  it.each([
    ['2.110', 'Genel bakış', ['/dashboard', '/dashboard/account']],
    ['2.111', 'Yönetim', ['/dashboard/users']],
    ['2.112', 'Editör', ['/dashboard/blog', '/dashboard/applications/list']],
  ])('%s has the section %s with %s', async (_, name, paths) => {
    const section = side
      .locator('div')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    const links = await section
      .last()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(paths));
  });
});

describe('the top bar', () => {
  it('2.101 has a language switcher', async () => {
    await bar.getByRole('button', { name: /dil seçin/ }).click();
    const names = page.getByRole('menuitem');
    const offered = ['Türkçe', 'English', 'Deutsch', 'Español'];
    await eventually(() => names.allTextContents()).toEqual(offered);
    await page.keyboard.press('Escape');
    await names.first().waitFor({ state: 'hidden' });
  });

  it('2.102 2.103 2.105 has a bell, whose panel is 380 px wide, at most 400 px high, with what happened', async () => {
    for (let n = 0; n < 8; n++) await createContent(server.origin, `Bildirilen haber ${n}`);
    await bar.getByRole('button', { name: /^Bildirimler, \d+ okunmamış/ }).click();
    const panel = page.getByRole('dialog', { name: 'Bildirimler' });
    await eventually(() => panel.getByRole('listitem').count()).toBeGreaterThan(6);
    await eventually(() => panel.textContent()).toContain('“Bildirilen haber 7” yayımlandı');
    expect(await widthOf('Bildirimler')).toBe(380);
    await eventually(() => panel.evaluate((box: HTMLElement) => box.offsetHeight)).toBe(400);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  it('2.104 2.105 has a contacts popover, 320 px wide, with the colleagues', async () => {
    await bar.getByRole('button', { name: 'Çalışma arkadaşları' }).click();
    const panel = page.getByRole('dialog', { name: 'Çalışma arkadaşları' });
    await panel.getByText('Deniz Okumuş').waitFor();
    expect(await widthOf('Çalışma arkadaşları')).toBe(320);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  it('2.106 has an avatar with the initials of up to two words of the name', async () => {
    const shown = await account.locator('[data-initials]').evaluate((mark) => ({
      text: getComputedStyle(mark, '::before').content,
      name: mark.getAttribute('data-initials'),
    }));
    expect(shown.name).toBe('NS');
    expect(['"NS"', 'attr(data-initials)']).toContain(shown.text);
    expect([initialsOf('İpek'), initialsOf('can ılgaz er')]).toEqual(['İ', 'CI']);
  });

  it('2.107 2.108 2.109 has an avatar menu with the name, an account link and a logout button', async () => {
    await account.click();
    const menu = page.getByRole('menu');
    await menu.getByText('Nazlı Su Uçar').waitFor();
    const link = menu.getByRole('menuitem', { name: 'Hesabım' });
    expect(await link.getAttribute('href')).toBe('/dashboard/account');
    await menu.getByRole('menuitem', { name: 'Oturumu kapat' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('the head of a page', () => {
  const meta = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

  it.each([
    ['/haberler', 'Haberler', 'Liberal Ufuk Partisi'],
    ['/dashboard/account', 'Hesabım', 'Hesabım'],
  ])(
    '2.113 2.114 2.115 2.116 %s has title, description, keywords and share image',
    async (path, title, keyword) => {
      await page.goto(server.origin + path);
      await eventually(() => page.title()).toBe(`${title} | Liberal Ufuk Partisi`);
      expect((await meta('description'))?.length).toBeGreaterThan(20);
      expect((await meta('keywords'))?.split(', ')).toContain(keyword);
      const image = (await meta('og:image')) ?? '';
      expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
    },
  );

  it('2.117 the share image is a picture of the page, and in the dashboard that of the party', async () => {
    await page.goto(`${server.origin}/haberler`);
    expect(await meta('og:image')).toBe(`${server.origin}/paylas/haberler.png`);
    await page.goto(`${server.origin}/dashboard/account`);
    expect(await meta('og:image')).toBe(`${server.origin}/paylas.png`);
  });
});
