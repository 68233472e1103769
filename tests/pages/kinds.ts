import { CATEGORIES } from '../../src/features/content/schema.ts';
import { PAGES } from '../../src/pages.server.ts';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import type { CrawledPage, Site } from './crawl.ts';

/** Every public address that is one page; `/contact` only leads to another. */
export const SINGLE_PATHS = PAGES.map(({ path }) => path).filter(
  (path) => !path.includes(':') && path !== '/contact',
);

/** Where a crawl of the whole site begins: the error pages are not linked. */
export const SEEDS = LOCALES.flatMap((locale) =>
  ['/', ...SINGLE_PATHS].map((path) => localePath(locale, path)),
);

type Choice = (pages: CrawledPage[], site: Site) => CrawledPage | undefined;

const parts = (page: CrawledPage) => page.tags.filter((tag) => tag.name === 'h2').length;
const mostOf = (measure: (page: CrawledPage) => number) => (pages: CrawledPage[]) =>
  pages.toSorted((a, b) => measure(b) - measure(a))[0];

const CHOICES: Record<string, Choice> = {
  ...Object.fromEntries(
    Object.values(CATEGORIES).map((path): [string, Choice] => [
      `the first piece of ${path}`,
      (pages) => pages.find((page) => page.path.startsWith(`${path}/`)),
    ]),
  ),
  'a piece with a table': (pages) => pages.find((page) => page.html.includes('<table')),
  'a piece of the archive': (pages, site) => {
    const links = site.links.filter(({ from, to }) => from === '/arsiv' && !to.includes('?'));
    const elsewhere = new Set(
      site.links.filter(({ from }) => from === '/tum-icerikler').map(({ to }) => to),
    );
    return pages.find(({ path }) => links.some(({ to }) => to === path) && !elsewhere.has(path));
  },
  'the piece with the longest title': mostOf((page) => page.html.indexOf('</title>')),
  'the piece with the most parts': mostOf(parts),
  'a person': (pages) => pages.find(({ path }) => path.startsWith('/kisiler/')),
  'a meeting': (pages) => pages.find(({ path }) => path.startsWith('/toplantilar/')),
};

export const PIECE_KINDS = Object.keys(CHOICES);

/** The Turkish address of the piece that stands for its kind. */
export function pieceOf(kind: string, site: Site): string {
  const lists = [...Object.values(CATEGORIES), '/kisiler', '/toplantilar'].map((p) => `${p}/`);
  const pieces = [...site.pages.values()].filter(
    ({ path, status }) => status === 200 && lists.some((list) => path.startsWith(list)),
  );
  const found = CHOICES[kind]?.(pieces, site);
  if (!found) throw new Error(`The demo party has no page that is ${kind}.`);
  return found.path;
}
