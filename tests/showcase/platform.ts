import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

export const BASELINES = join(import.meta.dirname, 'baselines');
export const PLATFORM_FILE = join(BASELINES, 'platform.json');

/** What decides how a browser draws text. */
export interface Platform {
  system: string;
  /** The major version. */
  chromium: string;
  /** The widths of a text in the system's own fonts. */
  fonts: string;
}

export async function platformOf(browser: Browser): Promise<Platform> {
  const page = await browser.newPage();
  const fonts = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['16px monospace', '16px system-ui', '16px sans-serif'].map((font) => {
      if (context) context.font = font;
      return context?.measureText('Ufuk çağdaş 0123').width.toFixed(2);
    });
  });
  await page.close();
  return {
    system: `${process.platform}-${process.arch}`,
    chromium: browser.version().split('.', 1)[0] as string,
    fonts: fonts.join(' '),
  };
}

/** The platform on which the baselines were made. */
export const platformOfBaselines = (): Platform => JSON.parse(readFileSync(PLATFORM_FILE, 'utf8'));
