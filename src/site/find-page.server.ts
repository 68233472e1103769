import type { FastifyRequest } from 'fastify';
import { type Locale, localePath } from '../platform/i18n/locales.ts';
import { type CachedPage, encodingFor } from '../platform/page-cache/cached-page.server.ts';
import { getOrRenderInTurn, type Rendered } from '../platform/page-cache/tagged-cache.server.ts';
import { botCheckAddress, emptyForm } from './kit/forms/form-state.ts';
import type { Moved, PageRoute } from './kit/page-route.server.ts';
import type { PublicSite } from './public-site.server.ts';
import { makeScope, renderPage } from './render-page.server.ts';
import { keyOf } from './requested-address.server.ts';

/** What a page of one person says instead, with its status, such as that its link has ended. */
interface Refused {
  refusal: CachedPage;
  status: number;
}

/** A page, the path to which it has moved, or null if it does not exist. */
type Found = CachedPage | Refused | Moved | null;

/** A page in one language: its Turkish path, the variable parts of it, and the declared query. */
interface Wanted {
  locale: Locale;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** The page from the cache, or rendered. Throws 429 and 503 of admission. */
export function findPage(
  site: PublicSite,
  route: PageRoute,
  wanted: Wanted,
  request: FastifyRequest,
): Promise<Found> {
  const { cache, admission } = site;
  const key = keyOf(localePath(wanted.locale, wanted.path), wanted.query);
  const cost = route.costOf?.(wanted.query) ?? null;
  const render = () => loadPage(site, route, wanted, request);
  return cost
    ? getOrRenderInTurn(cache, key, { admission, cost, request }, render)
    : cache.getOrRender(key, () => admission.run('page', request, render));
}

async function loadPage(
  site: PublicSite,
  route: PageRoute,
  { locale, path, params, query }: Wanted,
  request: FastifyRequest,
): Promise<Rendered<CachedPage, Found>> {
  const data = await site.siteData.get();
  if (data.menuFault) request.log.error({ err: data.menuFault }, 'menu could not be read');
  const scope = makeScope(site.rendering, data, locale, path);
  const form = emptyForm(
    route.form ? site.formTokens.issue(path, scope.now) : '',
    route.form?.botCheck ? botCheckAddress(path) : null,
  );
  const { db, read, keys } = site;
  const loaded = await route.load({ db, read, keys, scope, params, query, form });
  if (!loaded) return { uncached: null };
  if ('movedTo' in loaded)
    return { uncached: { ...loaded, movedTo: localePath(locale, loaded.movedTo) } };
  // It tells visitors that it has nothing yet; a search engine need not know it.
  const page = data.empty.has(path)
    ? { ...loaded, head: { ...loaded.head, noindex: true } }
    : loaded;
  const rendered = renderPage(site.rendering, scope, page, encodingFor(request.raw));
  const { status } = loaded;
  return status && loaded.isPrivate && 'uncached' in rendered
    ? { uncached: { refusal: rendered.uncached, status } }
    : rendered;
}
