import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { LOCALES, localePath } from '../../../src/platform/i18n/locales.ts';
import { TEMPLATE_PATHS } from '../templates.ts';
import type { CrawledPage } from './crawl.ts';
import { CONTENT_KINDS, contentOf, SINGLE_PATHS } from './kinds.ts';
import { missingPage, site, templatePages } from './site.ts';
import { structureOf } from './structure.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML allows both forms of these; React writes the form that the rule forbids.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard allows an id that begins with a digit, as the heading of a numbered part has.
    'valid-id': ['error', { relaxed: true }],
    // Safari announces no list whose style has no markers, unless it has the role.
    'no-redundant-role': 'off',
    // A limit of search results, not of validity: editors choose the titles of contents.
    'long-title': 'off',
  },
});

/** Structures without an error: the same page in another language is not validated again. */
const valid = new Set<string>();

async function errorsOf({ path, html }: CrawledPage): Promise<string[]> {
  const structure = structureOf(html);
  if (valid.has(structure)) return [];
  const report = await validator.validateString(html, path);
  const errors = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${path} ${ruleId}: ${message} at ${html.slice(offset - 40, offset + 120)}`,
    ),
  );
  if (errors.length === 0) valid.add(structure);
  return errors;
}

const pageAt = (path: string) => {
  const page = templatePages.get(path) ?? site.pages.get(path);
  if (!page) throw new Error(`${path} was not fetched`);
  return page;
};
const paths = new Set([
  ...SINGLE_PATHS,
  ...CONTENT_KINDS.map((kind) => contentOf(kind, site)),
  ...TEMPLATE_PATHS,
]);

describe('the HTML is valid', () => {
  it.each([...paths])('of %s in every language', async (path) => {
    for (const locale of LOCALES)
      expect(await errorsOf(pageAt(localePath(locale, path)))).toEqual([]);
  });

  it('of a second page, a filtered list and a missing page', async () => {
    const more = [
      '/tum-icerikler?sayfa=2',
      '/haberler?yil=2026',
      '/tum-icerikler?kategori=raporlar',
    ];
    for (const page of [...more.map(pageAt), missingPage]) expect(await errorsOf(page)).toEqual([]);
  });

  it('a link without a name in one language is found as an error', async () => {
    const page = pageAt('/de');
    const html = page.html.replaceAll('aria-label="Facebook"', 'aria-label=""');
    expect(html).not.toBe(page.html);
    expect((await errorsOf({ ...page, html })).join()).toContain('wcag/h30');
  });
});
