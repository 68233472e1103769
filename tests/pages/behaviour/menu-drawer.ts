import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { eventually } from '../../harness/eventually.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { NARROW, WIDE } from '../templates.ts';

describe('the menu drawer of small screens', async () => {
  const { page, faults, close } = await openPage(browser);
  afterEach(() => expect(faults.splice(0)).toEqual([]));
  afterAll(close);
  async function open(path = '/') {
    await page.setViewportSize(NARROW);
    await page.goto(server.origin + path);
  }
  const drawer = () => page.getByRole('dialog', { name: 'Menü' });
  const burger = () => page.getByRole('link', { name: 'Menüyü aç' });

  it('2.96 2.97 9.18 opens at the right, 300 px wide, keeps the focus and closes on Esc', async () => {
    await open();
    await burger().click();
    expect(await drawer().boundingBox()).toMatchObject({ x: 60, y: 0, width: 300, height: 740 });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const outside =
        'document.activeElement !== document.body && !document.activeElement.closest("dialog")';
      expect(await page.evaluate(outside)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await eventually(() => drawer().isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
  });

  it('2.98 closes by its button, by a click beside it, and when a link in it is followed', async () => {
    await open('/haberler');
    await burger().click();
    await page.getByRole('link', { name: 'Menüyü kapat' }).click();
    await eventually(() => drawer().isVisible()).toBe(false);
    await burger().click();
    await page.mouse.click(20, 400);
    await eventually(() => drawer().isVisible()).toBe(false);
    await burger().click();
    await drawer().getByRole('link', { name: 'Makaleler' }).first().click();
    await page.waitForURL(`${server.origin}/makaleler`);
    expect(await page.locator('#menu').evaluate((box: HTMLDialogElement) => box.open)).toBe(false);
    await page.goBack();
    expect(await drawer().isVisible()).toBe(false);
  });

  it('2.95 has a burger button, and closes when the window becomes so wide that the menu is in the header', async () => {
    await open();
    expect(await burger().isVisible()).toBe(true);
    await burger().click();
    await drawer().waitFor();
    await page.setViewportSize(WIDE);
    await eventually(() => drawer().isVisible()).toBe(false);
    expect(await burger().isVisible()).toBe(false);
    // A modal dialog would leave the rest of the page inert.
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'İçerikler' }).click();
    const entry = menu.getByRole('link', { name: 'Basın açıklamaları', exact: true }).first();
    await eventually(() => entry.isVisible()).toBe(true);
  });

  it('opens with the focus on the current page', async () => {
    await open('/haberler');
    await burger().click();
    await eventually(() => page.evaluate('document.activeElement.textContent')).toBe('Haberler');
  });

  it('opens at the left in right-to-left', async () => {
    await open();
    await page.evaluate('document.documentElement.dir = "rtl"');
    await burger().click();
    await eventually(async () => (await drawer().boundingBox())?.x).toBe(0);
  });
});
