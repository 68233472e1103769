import type { Page } from 'playwright-core';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { IS_LONG_RUN } from '../../harness/long-run.ts';
import { NARROW, WIDE } from '../templates.ts';
import { type CheckedPage, checkLoad, takeFaults } from './check-load.ts';
import { settle } from './layout-shifts.ts';

type Settings = Partial<Record<'paletteMode' | 'contrast' | 'direction', string>>;

/** Each entry is applied in addition to the previous one. */
const NARROW_SETTINGS: Settings[] = [{ paletteMode: 'light' }, { direction: 'rtl' }];
const WIDE_SETTINGS: Settings[] = [
  { direction: 'rtl' },
  { direction: 'ltr', contrast: 'high' },
  { contrast: 'normal', paletteMode: 'dark' },
];
/** Longer than a line of a phone. */
const LONG_WORD = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine';

/**
 * Loads a page as a visitor with a wide screen and lists everything that is wrong with it: console,
 * requests, weight, layout shifts; the findings of axe-core in the whole page with all rules; and
 * overflow, on a narrow screen also right-to-left. With `inAll` axe-core also checks what is in
 * `within`: on a narrow screen with all rules; with each of the other settings, which change colours
 * and places, only with the rules about these, without the repetitions in the page.
 */
export async function checkPage(
  checked: CheckedPage,
  url: string,
  within = 'main',
  inAll = IS_LONG_RUN,
): Promise<string[]> {
  const { page } = checked;
  await page.setViewportSize(WIDE);
  const wrong = await checkLoad(checked, url);
  if (wrong.some((fault) => fault.startsWith('status'))) return wrong;
  const check = async (name: string, rules: 'all' | 'visual', part: string) => {
    wrong.push(...(await overflowOf(page, name)));
    const found = await findAccessibilityProblems(page, rules, part);
    wrong.push(...found.map((finding) => `${name}: ${finding}`));
  };

  await check(await apply(page, { paletteMode: 'light' }), 'all', ':root');
  await page.setViewportSize(NARROW);
  for (const [index, settings] of NARROW_SETTINGS.entries()) {
    const name = `narrow, ${await apply(page, settings)}`;
    if (inAll) await check(name, index === 0 ? 'all' : 'visual', within);
    else wrong.push(...(await overflowOf(page, name)));
  }
  if (inAll) {
    await page.evaluate(removeRepetitions);
    await page.setViewportSize(WIDE);
    for (const settings of WIDE_SETTINGS)
      await check(await apply(page, settings), 'visual', within);
  }

  await apply(page, { paletteMode: 'light' });
  await page.setViewportSize(NARROW);
  await replaceTitles(page, LONG_WORD);
  wrong.push(...(await overflowOf(page, 'narrow, with long words')));
  return [...wrong, ...takeFaults(checked, url)];
}

/** Keeps three of adjacent elements that contain the same elements and classes. */
const removeRepetitions = () => {
  const kindOf = (element: Element): string =>
    [element, ...element.querySelectorAll('*')]
      .map((one) => `${one.tagName}.${one.getAttribute('class') ?? ''}`)
      .join(' ');
  for (const parent of document.querySelectorAll('main *')) {
    const kinds = Map.groupBy([...parent.children], kindOf);
    for (const same of kinds.values()) for (const element of same.slice(3)) element.remove();
  }
};

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

/** A list with one error if the page is wider than its window, otherwise empty. */
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
