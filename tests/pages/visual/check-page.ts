import type { Page } from 'playwright-core';
import { findBarriers } from '../../harness/axe.ts';
import { NARROW, WIDE } from '../templates.ts';
import { type CheckedPage, checkLoad, takeFaults } from './check-load.ts';
import { settle } from './layout-shifts.ts';

type Settings = Partial<Record<'paletteMode' | 'contrast' | 'direction', string>>;

/** Each is set over the one before it. The narrow page begins where the wide one ends. */
const WIDE_SETTINGS: Settings[] = [
  { paletteMode: 'light' },
  { paletteMode: 'dark' },
  { contrast: 'high', paletteMode: 'light' },
  { direction: 'rtl', contrast: 'normal' },
];
const NARROW_SETTINGS: Settings[] = [{ direction: 'rtl' }, { direction: 'ltr' }];
/** Longer than a line of a phone. */
const LONG_WORD = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine';

/**
 * Loads a page as a visitor with a wide screen and lists everything that is wrong with it: console,
 * requests, weight, layout shifts; and, with each of the settings, wide and narrow, overflow and the
 * findings of axe-core. All rules are asked on the whole page once, and on a narrow screen within
 * `within`; the other settings change colours and places, so only the rules about these are asked.
 */
export async function checkPage(
  checked: CheckedPage,
  url: string,
  within = 'main',
): Promise<string[]> {
  const { page } = checked;
  await page.setViewportSize(WIDE);
  const wrong = await checkLoad(checked, url);
  if (wrong.some((fault) => fault.startsWith('status'))) return wrong;
  for (const [index, settings] of WIDE_SETTINGS.entries()) {
    const name = await apply(page, settings);
    wrong.push(...(await overflowOf(page, name)));
    const found = index === 0 ? findBarriers(page) : findBarriers(page, 'looks', within);
    for (const finding of await found) wrong.push(`${name}: ${finding}`);
  }
  await page.setViewportSize(NARROW);
  for (const [index, settings] of NARROW_SETTINGS.entries()) {
    const name = `narrow, ${await apply(page, settings)}`;
    wrong.push(...(await overflowOf(page, name)));
    const found = await findBarriers(page, index === 0 ? 'looks' : 'all', within);
    for (const finding of found) wrong.push(`${name}: ${finding}`);
  }
  await replaceTitles(page, LONG_WORD);
  wrong.push(...(await overflowOf(page, 'narrow, with long words')));
  return [...wrong, ...takeFaults(checked, url)];
}

/** The settings of `app.settings` are attributes of the document. */
async function apply(page: Page, settings: Settings): Promise<string> {
  await page.evaluate((set) => {
    const root = document.documentElement;
    if (set.paletteMode) root.dataset.mode = set.paletteMode;
    if (set.contrast) root.dataset.contrast = set.contrast;
    if (set.direction) root.dir = set.direction;
  }, settings);
  await settle(page);
  return Object.values(settings).join(' ');
}

/** Whether the page is wider than its window, as a list of one fault or none. */
export async function overflowOf(page: Page, name: string): Promise<string[]> {
  const [content, window] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  return content > window ? [`${name}: ${content} px wide in ${window} px`] : [];
}

const replaceTitles = (page: Page, word: string) =>
  page.evaluate((text) => {
    for (const title of document.querySelectorAll('main :is(h1, h2, h3, h3 a)')) {
      if (title.childElementCount === 0) title.textContent = text;
    }
  }, word);
