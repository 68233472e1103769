import { describe, expect, it } from 'vitest';
import { templatePath } from '../templates.ts';
import type { CrawledPage } from './crawl.ts';
import { contentOf } from './kinds.ts';
import { site, templatePages } from './site.ts';

/** Every pair of an element and one of its classes. */
const elementsIn = (page: CrawledPage) =>
  page.tags.flatMap(({ name, attributes }) =>
    (attributes.class ?? '').split(/\s+/).map((one) => `${name}.${one}`),
  );

describe('the example pages of the browser tests', () => {
  it('show every element and every class that is on the site', () => {
    const tested = new Set<string>();
    for (const page of templatePages.values()) {
      expect(page.status, page.path).toBe(200);
      for (const element of elementsIn(page)) tested.add(element);
    }
    const missing = new Map<string, string>();
    for (const page of site.pages.values()) {
      for (const element of elementsIn(page))
        if (!tested.has(element)) missing.set(element, page.path);
    }
    expect(Object.fromEntries(missing)).toEqual({});
  });

  it.each(['article with the longest title', 'article with the most sections'] as const)(
    'are still the right ones: %s',
    (name) => {
      expect(templatePath(name)).toBe(contentOf(`the ${name}`, site));
    },
  );
});
