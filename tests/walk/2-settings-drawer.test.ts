import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_KEY } from '../../src/ui/settings.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openDemo();
const viewport = { width: 1440, height: 900 };
const { page, close } = await openPage(browser, { viewport });
afterAll(close);

const drawer = page.getByRole('dialog', { name: 'Appearance' });
const reset = drawer.getByRole('button', { name: /^Back to defaults/ });
const stored = () => page.evaluate((key) => localStorage.getItem(key), SETTINGS_KEY);
const attribute = (name: string) => page.locator('html').getAttribute(name);

describe('the settings drawer', () => {
  beforeEach(async () => {
    await page.goto(`${server.origin}/en/404`);
    await page.evaluate(() => appSettings(null));
    await page.getByRole('button', { name: 'Appearance settings' }).click();
    await drawer.waitFor();
  });

  it('2.118 2.119 9.17 is at the right and 440 px wide', async () => {
    const box = await drawer.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(box).toMatchObject({ left: 1000, right: 1440, width: 440, top: 0, height: 900 });
  });

  it('2.121 4.17 is open, and closed with its close button', async () => {
    expect(await drawer.isVisible()).toBe(true);
    await drawer.getByRole('button', { name: 'Close settings' }).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  it.each([
    ['2.123', 'Primary Color', ['Green', 'Blue', 'Indigo', 'Purple']],
    ['2.124', 'Color Scheme', ['Light', 'Dark']],
    ['2.125', 'Nav Color', ['Blend-in', 'Discrete', 'Evident']],
    ['2.126', 'Layout', ['Vertical', 'Horizontal']],
    ['2.127', 'Content', ['Compact', 'Wide']],
    ['2.128', 'Contrast', ['Normal', 'High']],
    ['2.129', 'Orientation', ['Left-to-right', 'Right-to-left']],
  ])('%s has the control %s: %s', async (_, name, values) => {
    const radios = drawer.getByRole('group', { name, exact: true }).getByRole('radio');
    const labels = await radios.evaluateAll((all) =>
      all.map((radio) => radio.closest('label')?.textContent),
    );
    expect(labels).toEqual(values);
    // The last one is no default, or the default is chosen again.
    await radios.last().check();
    expect(
      await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
    ).toEqual(values.map((value) => value === values.at(-1)));
  });

  it('2.122 its reset button shows a dot when the settings differ from the defaults', async () => {
    const dot = reset.locator('i');
    expect(await dot.isVisible()).toBe(false);
    await drawer.getByRole('radio', { name: 'Purple' }).check();
    expect(await dot.isVisible()).toBe(true);
    await drawer.getByRole('radio', { name: 'Blue' }).check();
    expect(await dot.isVisible()).toBe(false);
  });

  it('2.120 4.18 its reset button restores the defaults and removes the stored copy', async () => {
    await drawer.getByRole('radio', { name: 'Dark' }).check();
    await drawer.getByRole('radio', { name: 'Right-to-left' }).check();
    expect([await attribute('data-mode'), await attribute('dir')]).toEqual(['dark', 'rtl']);
    expect(await stored()).not.toBeNull();
    await reset.click();
    expect([await attribute('data-mode'), await attribute('dir')]).toEqual(['light', 'ltr']);
    expect(await stored()).toBeNull();
  });
});

describe('the theme toggle', () => {
  const toggle = page.locator('[data-theme]');
  const tip = toggle.locator(':scope > span > span').filter({ visible: true });
  beforeEach(async () => {
    await page.goto(server.origin);
    await page.evaluate(() => appSettings(null));
  });

  it('2.130 floats at the bottom right', async () => {
    const measure = () => toggle.evaluate((button) => button.getBoundingClientRect().toJSON());
    const box = await measure();
    expect(box.right).toBeGreaterThan(1440 - 48);
    expect(box.bottom).toBeGreaterThan(900 - 120);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    expect(await measure()).toEqual(box);
  });

  it('2.132 2.131 has the tooltip “Koyu Tema” in light mode and “Açık Tema” in dark mode', async () => {
    expect(await attribute('data-mode')).toBe('light');
    await toggle.hover();
    expect(await tip.allTextContents()).toEqual(['Koyu Tema']);
    await toggle.click();
    expect(await attribute('data-mode')).toBe('dark');
    expect(await tip.allTextContents()).toEqual(['Açık Tema']);
  });
});

it('2.133 toasts appear at the top right, in the site and in the dashboard', async () => {
  for (const path of ['/en', '/components/modals']) {
    await page.goto(server.origin + path);
    if (path === '/en') {
      await page.locator('body > header [aria-controls=languages]').click();
      await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click();
    } else await page.getByRole('button', { name: 'Başarı' }).click();
    const box = await page
      .locator('.toast')
      .first()
      .evaluate((toast) => toast.getBoundingClientRect().toJSON());
    expect(box.right).toBeGreaterThan(1440 - 40);
    expect(box.top).toBeLessThan(150);
  }
});
