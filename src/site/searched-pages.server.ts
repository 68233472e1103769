import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePage, SitePages } from '../features/search/match-pages.server.ts';
import type { Database } from '../platform/database/client.server.ts';
import type { Keyring } from '../platform/encryption/keyring.server.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../platform/i18n/locales.ts';
import { textOfHtml } from '../platform/markup/html.ts';
import { type Invalidated, TaggedCache } from '../platform/page-cache/tagged-cache.server.ts';
import type { ReadSource } from '../platform/sources.server.ts';
import { emptyForm } from './kit/forms/form-state.ts';
import type { PageRoute } from './kit/page-route.server.ts';
import { makeScope, type Rendering } from './render-page.server.ts';
import type { SiteDataSource } from './site-data.server.ts';

/** Of all pages in all languages together. */
const CACHE_BYTES = 2 * 2 ** 20;
const HEADINGS = 60;
const LONGEST = 300;

interface Known {
  /** The page itself, then those below it. */
  pages: SitePage[];
  size: number;
  tags: string[];
}

interface Parts {
  db: Database;
  read: ReadSource;
  keys: Keyring;
  pages: readonly PageRoute[];
  rendering: Rendering;
  siteData: SiteDataSource;
}

/**
 * What a search knows about the pages with a name: their own data, read as for a visitor, and cached
 * until it changes. The keys are the addresses of the routes in each language.
 */
export class SearchedPages implements SitePages, Invalidated {
  readonly #parts: Parts;
  readonly #routes: PageRoute[];
  readonly #cache = new TaggedCache<Known>(CACHE_BYTES);

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#routes = parts.pages.filter(
      ({ path, name }) => name !== undefined && path !== '/' && !path.includes(':'),
    );
  }

  async list(locale: Locale): Promise<readonly SitePage[]> {
    const { empty } = await this.#parts.siteData.get();
    const filled = this.#routes.filter(({ path }) => !empty.has(path));
    const known = await Promise.all(filled.map((route) => this.#find(route, locale)));
    return known.flatMap((one) => one?.pages ?? []);
  }

  invalidate(tags: string[]): void {
    this.#cache.invalidate(tags);
  }

  clear(): void {
    this.#cache.clear();
  }

  #find(route: PageRoute, locale: Locale): Promise<Known | null> {
    return this.#cache.getOrRender<null>(`${locale}${route.path}`, async () => {
      const known = await this.#load(route, locale);
      return known ? { cached: known } : { uncached: null };
    });
  }

  async #load(route: PageRoute, locale: Locale): Promise<Known | null> {
    const { path, name = '', search, isAlwaysListed, load } = route;
    const { db, read, keys, rendering, siteData } = this.#parts;
    const scope = makeScope(rendering, await siteData.get(), locale, path);
    const calledIn = (languages: Locale[]) =>
      languages.flatMap((language) => search?.called[language].split(', ') ?? []);
    const isOwn = (language: Locale) => language === locale || language === DEFAULT_LOCALE;
    const called = calledIn(LOCALES.filter(isOwn));
    const calledElsewhere = calledIn(LOCALES.filter((language) => !isOwn(language)));
    const page: SitePage = {
      path,
      title: scope.t(name),
      lead: '',
      headings: [],
      called,
      calledElsewhere,
    };
    const size = 1000;
    if (isAlwaysListed && !search?.isRead) return { pages: [page], size, tags: [] };
    const request = { db, read, keys, scope, params: {}, query: {}, form: emptyForm('') };
    const loaded = await load(request);
    if (!loaded || 'movedTo' in loaded || loaded.status) return null;
    const { head, main } = loaded;
    page.lead = head.description.slice(0, LONGEST);
    page.headings = [head.title.slice(0, LONGEST)];
    if (search?.isRead) page.headings.push(...headingsIn(renderToStaticMarkup(main)));
    const tags = [...loaded.tags, 'party', 'menu'];
    const below = (await search?.below?.({ read, scope })) ?? [];
    const pages = [
      page,
      ...below.map((one) => ({ ...one, lead: '', headings: [], calledElsewhere: [] })),
    ];
    return { pages, size: size * pages.length + 2 * page.headings.join().length, tags };
  }
}

const headingsIn = (html: string): string[] =>
  [...html.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs)]
    .slice(0, HEADINGS)
    .map(([, inner = '']) => textOfHtml(inner).replaceAll('&#x27;', "'").slice(0, LONGEST));
