import { describe, expect, it } from 'vitest';
import { localePath } from '../../../src/platform/i18n/locales.ts';
import { rawKeysIn } from '../../harness/raw-keys.ts';
import { site } from './site.ts';
import { type Tag, titleOf } from './tags.ts';
import { textsOf } from './texts-of.ts';

/** Names and addresses are the same in all languages. A sentence has more words than a name. */
const isSentence = (text: string) =>
  text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 4;
const metaText = ({ attributes }: Tag) => attributes.content ?? '';
const pages = [...site.pages.values()];
const turkish = new Map(
  pages
    .filter(({ html }) => html.includes('<html lang="tr"'))
    .map((page) => [page.path, page] as const),
);

describe('every page', () => {
  it.each(['en', 'de', 'es'] as const)('marks what is not translated as Turkish (%s)', (locale) => {
    const wrong: string[] = [];
    for (const [path, original] of turkish) {
      const { pathname, search } = new URL(path, site.origin);
      const page = site.pages.get(localePath(locale, pathname) + search);
      if (!page) continue;
      const inTurkish = textsOf(original.html).filter(({ language }) => language === 'tr');
      const texts = new Set(inTurkish.map(({ text }) => text));
      for (const { text, language } of textsOf(page.html))
        if (language === locale && texts.has(text) && isSentence(text))
          wrong.push(`${page.path}: ${text}`);
    }
    expect(turkish.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('shows no text key, no placeholder and no missing value', () => {
    const wrong = pages.flatMap(({ path, html, tags }) => {
      const inBody = textsOf(html).map(({ text }) => text);
      const inHead = tags.filter(({ name }) => name === 'meta').map(metaText);
      const missing = inBody.filter((text) => /\{\{|\bundefined\b|\[object |\bNaN\b/.test(text));
      const keys = rawKeysIn([titleOf(html), ...inHead, ...inBody]);
      return [...missing, ...keys].map((text) => `${path}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});
