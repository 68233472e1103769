import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { eventually } from '../../harness/eventually.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { NARROW, WIDE } from '../templates.ts';

let page: Page;

async function openAt(viewport: { width: number; height: number }, path = '/') {
  const opened = await openPage(browser, { viewport });
  page = opened.page;
  await page.goto(server.origin + path);
  return async () => {
    expect(opened.faults).toEqual([]);
    await opened.close();
  };
}

describe('the menu drawer of small screens', () => {
  const drawer = () => page.getByRole('dialog', { name: 'Menü' });
  const burger = () => page.getByRole('link', { name: 'Menüyü aç' });

  it('opens at the right, 300 px wide, keeps the focus and closes on Esc', async () => {
    const close = await openAt(NARROW);
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
    await close();
  });

  it('closes by its button, by a click beside it, and when a link in it is followed', async () => {
    const close = await openAt(NARROW, '/haberler');
    await burger().click();
    await page.getByRole('link', { name: 'Menüyü kapat' }).click();
    await eventually(() => drawer().isVisible()).toBe(false);
    await burger().click();
    await page.mouse.click(20, 400);
    await eventually(() => drawer().isVisible()).toBe(false);
    await burger().click();
    await drawer().getByRole('link', { name: 'Makaleler' }).first().click();
    await page.waitForURL(`${server.origin}/makaleler`);
    await page.goBack();
    expect(await drawer().isVisible()).toBe(false);
    await close();
  });

  it('closes when the window becomes so wide that the menu is in the header', async () => {
    const close = await openAt(NARROW);
    await burger().click();
    await drawer().waitFor();
    await page.setViewportSize(WIDE);
    await eventually(() => drawer().isVisible()).toBe(false);
    // A modal dialog would leave the rest of the page inert.
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'İçerikler' }).click();
    const entry = menu.getByRole('link', { name: 'Basın açıklamaları', exact: true }).first();
    await eventually(() => entry.isVisible()).toBe(true);
    await close();
  });

  it('opens with the focus on the current page', async () => {
    const close = await openAt(NARROW, '/haberler');
    await burger().click();
    await eventually(() => page.evaluate('document.activeElement.textContent')).toBe('Haberler');
    await close();
  });

  it('opens at the left in right-to-left', async () => {
    const close = await openAt(NARROW);
    await page.evaluate('document.documentElement.dir = "rtl"');
    await burger().click();
    await eventually(async () => (await drawer().boundingBox())?.x).toBe(0);
    await close();
  });
});
