import { PAGES } from '../../app/features.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { emptyForm } from '../kit/forms/form-state.ts';
import type { Page } from '../kit/page.ts';
import type { Moved, PageRoute } from '../kit/page-route.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { makeScope } from '../render-page.server.ts';

interface FoundRoute {
  route: PageRoute;
  params: Record<string, string>;
}

const byPath = new Map(PAGES.map((route) => [route.path, route]));

const withParameters = PAGES.filter(({ path }) => path.includes(':')).map((route) => ({
  route,
  names: [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}$`),
}));

/** What loading a page needs. */
export type PageSite = Pick<PublicSite, 'db' | 'read' | 'keys' | 'rendering' | 'siteData'>;

/** Loads the page at a Turkish path, without query parameters, but does not render it. */
export async function loadPageAt(
  { db, read, keys, rendering, siteData }: PageSite,
  locale: Locale,
  path: string,
): Promise<Page | Moved | null> {
  const found = findRoute(path);
  if (!found) return null;
  const scope = makeScope(rendering, await siteData.get(), locale, path);
  return found.route.load({
    db,
    read,
    keys,
    scope,
    params: found.params,
    query: {},
    form: emptyForm(''),
  });
}

/** The page at a Turkish path, found by the same rules as in the router. Null if there is none. */
function findRoute(path: string): FoundRoute | null {
  const plain = byPath.get(path);
  if (plain && !path.includes(':')) return { route: plain, params: {} };
  for (const { route, names, pattern } of withParameters) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params = names.map((name, index) => [name, match[index + 1] ?? '']);
    return { route, params: Object.fromEntries(params) };
  }
  return null;
}
