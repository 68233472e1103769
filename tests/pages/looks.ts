import { describe, expect, it } from 'vitest';
import { type Locale, localePath } from '../../src/platform/i18n/locales.ts';
import { openDemo } from '../harness/open-demo.ts';
import { crawl } from './crawl.ts';
import { PIECE_KINDS, pieceOf, SINGLE_PATHS } from './kinds.ts';
import { lookAt, NARROW, openOnlooker, type Settings, WIDE } from './look-at.ts';

/** Each is set over the one before it. */
const EVERY_WAY: Settings[] = [
  { paletteMode: 'light' },
  { paletteMode: 'dark' },
  { contrast: 'high', paletteMode: 'light' },
  { direction: 'rtl', contrast: 'normal' },
];
/** Where room is short: what is drawn there is the same in every language but for its length. */
const NARROW_WAYS: Settings[] = [{ paletteMode: 'light' }, { direction: 'rtl' }];

/** Looks at every page of a language in every way a visitor may have set, one test a page. */
export async function describeLooks(locale: Locale, more: string[] = []): Promise<void> {
  const { server, browser } = await openDemo();
  const site = await crawl(server.origin, ['/']);
  const atDesk = await openOnlooker(browser, WIDE);
  const onPhone = await openOnlooker(browser, NARROW);

  const look = async (path: string) => {
    const url = server.origin + localePath(locale, path);
    const [wide, narrow] = await Promise.all([
      lookAt(atDesk, url, EVERY_WAY),
      lookAt(onPhone, url, NARROW_WAYS, locale === 'tr' ? 'all' : null),
    ]);
    expect(wide, 'wide').toEqual([]);
    expect(narrow, 'narrow').toEqual([]);
  };

  describe(`without a fault in light, dark, high contrast and mirrored (${locale})`, () => {
    it.each([...SINGLE_PATHS, ...more])('%s', look, 60_000);
    it.each(PIECE_KINDS)('%s', (kind) => look(pieceOf(kind, site)), 60_000);
  });
}
