import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // As in a browser with a window: glyph positions are not rounded to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed Chromium, with `more` flags. Close it in `afterAll`. */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...FLAGS, ...more],
    // Without a locale, a download whose name has Turkish letters gets another name.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}
