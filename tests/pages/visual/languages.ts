import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localePath } from '../../../src/platform/i18n/locales.ts';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { IS_LONG_RUN } from '../../harness/long-run.ts';
import { browser, server } from '../demo.ts';
import { MIDDLE, NARROW, TEMPLATE_NAMES, templatePath, WIDE } from '../templates.ts';
import { type CheckedPage, checkLoad, openCheckedPage, takeFaults } from './check-load.ts';
import { overflowOf } from './check-page.ts';

const LANGUAGES = ['en', 'de', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

/**
 * The places where a translation could leave a name empty or double: header, footer, forms and lists.
 * The names on every page are checked in its HTML too (`html/validity.ts`).
 */
const WITH_NAMES = new Set(['home', 'search results', 'document', 'contact']);

const checked = {} as Record<Language, CheckedPage>;

/** Loads a page on a phone and makes the window wider. */
async function checkLanguage(language: Language, template: string): Promise<string[]> {
  const { page } = checked[language];
  const url = server.origin + localePath(language, templatePath(template));
  await page.setViewportSize(NARROW);
  const wrong = await checkLoad(checked[language], url);
  const named = await page.locator('html').getAttribute('lang');
  if (named !== language) wrong.push(`lang="${named}"`);
  for (const viewport of [NARROW, MIDDLE, WIDE]) {
    await page.setViewportSize(viewport);
    wrong.push(...(await overflowOf(page, `${viewport.width} px`)));
  }
  if (WITH_NAMES.has(template)) wrong.push(...(await findAccessibilityProblems(page)));
  return [...wrong, ...takeFaults(checked[language], url)];
}

describe.runIf(IS_LONG_RUN)('every template has no error in another language', () => {
  beforeAll(async () => {
    for (const language of LANGUAGES) {
      // First loads, without any cache, are checked in Turkish.
      checked[language] = await openCheckedPage(browser, NARROW, true);
    }
  });
  afterAll(() => Promise.all(LANGUAGES.map((language) => checked[language].close())));

  it.each(TEMPLATE_NAMES)('%s', async (name) => {
    const found = await Promise.all(LANGUAGES.map((language) => checkLanguage(language, name)));
    const withErrors = LANGUAGES.map((language, n) => [language, found[n]] as const);
    expect(withErrors.filter(([, errors]) => errors?.length !== 0)).toEqual([]);
  });
});
