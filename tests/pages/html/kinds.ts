import { PAGES } from '../../../src/app/features.server.ts';
import { CATEGORIES } from '../../../src/features/content/schema.ts';
import { CONSENT_PATH } from '../../../src/features/measurement/consent.ts';
import { LOCALES, localePath } from '../../../src/platform/i18n/locales.ts';
import type { CrawledPage, Site } from './crawl.ts';
import { titleOf } from './tags.ts';

/** Pages after a form and behind the links of e-mails: no page links them. */
const AFTER_FORMS = /^\/(basvurum\/.|(uye-olun|bize-ulasin)\/alindi$)/;

/**
 * Every public address that is one page and can be reached; `/contact` only redirects, and the
 * choice whether visits are measured is there only where they can be.
 */
export const SINGLE_PATHS = PAGES.map(({ path }) => path).filter(
  (path) =>
    !path.includes(':') && path !== '/contact' && path !== CONSENT_PATH && !AFTER_FORMS.test(path),
);

/** The start addresses of a crawl of the whole site. Error pages are among them because no page links them. */
export const SEEDS = LOCALES.flatMap((locale) =>
  ['/', ...SINGLE_PATHS].map((path) => localePath(locale, path)),
);

type Choice = (pages: CrawledPage[], site: Site) => CrawledPage | undefined;

const isArticle = ({ path }: CrawledPage) =>
  Object.values(CATEGORIES).some((list) => path.startsWith(`${list}/`));
const sections = (page: CrawledPage) => page.tags.filter((tag) => tag.name === 'h2').length;
const mostOf = (measure: (page: CrawledPage) => number) => (pages: CrawledPage[]) =>
  pages.toSorted((a, b) => measure(b) - measure(a))[0];

const CHOICES: Record<string, Choice> = {
  ...Object.fromEntries(
    Object.values(CATEGORIES).map((path): [string, Choice] => [
      `the first content of ${path}`,
      (pages) => pages.find((page) => page.path.startsWith(`${path}/`)),
    ]),
  ),
  'an article with a table': (pages) => pages.find((page) => page.html.includes('<table')),
  'an article of the archive': (pages, site) => {
    const links = site.links.filter(({ from, to }) => from === '/arsiv' && !to.includes('?'));
    const elsewhere = new Set(
      site.links.filter(({ from }) => from === '/tum-icerikler').map(({ to }) => to),
    );
    return pages.find(({ path }) => links.some(({ to }) => to === path) && !elsewhere.has(path));
  },
  'the article with the longest title': mostOf((page) =>
    isArticle(page) ? titleOf(page.html).length : 0,
  ),
  'the article with the most sections': mostOf((page) => (isArticle(page) ? sections(page) : 0)),
  'a person': (pages) => pages.find(({ path }) => path.startsWith('/kisiler/')),
  'a meeting': (pages) => pages.find(({ path }) => path.startsWith('/toplantilar/')),
};

export const CONTENT_KINDS = Object.keys(CHOICES);

/** The Turkish address of the example for this kind of content. */
export function contentOf(kind: string, site: Site): string {
  const lists = [...Object.values(CATEGORIES), '/kisiler', '/toplantilar'].map((p) => `${p}/`);
  const contents = [...site.pages.values()].filter(
    ({ path, status }) => status === 200 && lists.some((list) => path.startsWith(list)),
  );
  const found = CHOICES[kind]?.(contents, site);
  if (!found) throw new Error(`The demo site has no page for ${kind}.`);
  return found.path;
}
