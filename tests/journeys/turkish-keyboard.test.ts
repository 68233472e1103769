import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSession } from './dashboard.ts';
import { bodyField, openSource, openVisual, sourceField } from './editor.ts';

const { server, browser } = await openOwnDemo();

/** What AltGr writes on the Turkish keyboards Q and F, with the physical keys of Q. */
const WRITTEN: [string, string][] = [
  ['>', 'Digit1'],
  ['£', 'Digit2'],
  ['#', 'Digit3'],
  ['$', 'Digit4'],
  ['½', 'Digit5'],
  ['{', 'Digit7'],
  ['[', 'Digit8'],
  [']', 'Digit9'],
  ['}', 'Digit0'],
  ['\\', 'Minus'],
  ['|', 'Equal'],
  ['@', 'KeyQ'],
  ['€', 'KeyE'],
  ['₺', 'KeyT'],
  ['¨', 'BracketLeft'],
  ['~', 'BracketRight'],
  ['æ', 'KeyA'],
  ['ß', 'KeyS'],
  ['´', 'Semicolon'],
  ['`', 'Comma'],
  ['·', 'Period'],
];

/** The keys whose letter the page has taken for a shortcut. */
const takenKeys = (page: Page) =>
  page.evaluate((written) => {
    const field = document.activeElement;
    const taken: string[] = [];
    for (const [key, code] of written)
      for (const ctrlAlt of [true, false]) {
        const init = {
          ...{
            key,
            code,
            keyCode:
              code.startsWith('Digit') || code.startsWith('Key')
                ? code.charCodeAt(code.length - 1)
                : 220,
          },
          ...{ ctrlKey: ctrlAlt, altKey: ctrlAlt, modifierAltGraph: true },
          ...{ bubbles: true, cancelable: true, composed: true },
        };
        if (!field?.dispatchEvent(new KeyboardEvent('keydown', init))) taken.push(`${code} ${key}`);
      }
    return taken;
  }, WRITTEN);

it.each(['Win32', 'Linux x86_64'])(
  'AltGr writes its letters and no shortcut takes them on %s',
  async (platform) => {
    const storageState = await openSession(browser, server.origin);
    const { page, faults, close } = await openPage(browser, { storageState });
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', { get: () => name });
    }, platform);
    await page.goto(`${server.origin}/dashboard/blog/add`);
    await openVisual(page);
    await bodyField(page).click();
    await page.keyboard.type('Söz');
    expect(await takenKeys(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    expect(await takenKeys(page)).toEqual([]);
    await page.keyboard.press('End');
    // A shortcut is still one.
    await page.keyboard.press('Control+b');
    await page.keyboard.type('@');
    expect(await bodyField(page).innerHTML()).toContain('Söz<strong>@</strong>');
    await openSource(page);
    await sourceField(page).click();
    const written = await sourceField(page).innerText();
    expect(await takenKeys(page)).toEqual([]);
    expect(await sourceField(page).innerText()).toBe(written);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  },
);
