import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirect } from '../platform/http/redirect.server.ts';
import { type Locale, localePath, splitLocale } from '../platform/i18n/locales.ts';
import type { CachedPage } from '../platform/page-cache/cached-page.server.ts';
import { getOrRenderInTurn } from '../platform/page-cache/render-in-turn.server.ts';
import { encodingFor, sendPage } from '../platform/page-cache/send-page.server.ts';
import type { Rendered } from '../platform/page-cache/tagged-cache.server.ts';
import { answerMissing, findFormer } from './answer-error.server.ts';
import { botCheckAddress, emptyForm } from './kit/forms/form-state.ts';
import type { Moved, PageRoute } from './kit/page-route.server.ts';
import type { PublicSite } from './public-site.server.ts';
import { makeScope, renderPage } from './render-page.server.ts';
import { keyOf, knownQuery } from './requested-address.server.ts';

/** What a page of one person says instead, with its status, such as that its link has ended. */
interface Refused {
  refusal: CachedPage;
  status: number;
}

/** A page, the path to which it has moved, or null if it does not exist. */
type Found = CachedPage | Refused | Moved | null;

export async function answerPage(
  site: PublicSite,
  route: PageRoute,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = knownQuery(route, request.query as Record<string, unknown>);
  if (!query) return answerMissing(site, request, reply);
  const { path } = splitLocale(request.url.split('?', 1)[0] as string);
  // No page has "%" in its address, but the router would decode the path and find a page.
  if (path.includes('%')) return answerMissing(site, request, reply);
  // Other parameters of a page are ignored, but `/?p=12` was an article of an earlier site.
  const former = request.url.startsWith('/?') ? await findFormer(site, request.url) : null;
  if (former !== null) return redirect(reply, former.to, former.isTemporary);
  const key = keyOf(localePath(locale, path), query);
  const { cache, admission } = site;
  const cost = route.costOf?.(query) ?? null;
  const render = () => loadPage(site, route, locale, path, query, request);
  const found: Found = await (cost
    ? getOrRenderInTurn(cache, key, { admission, cost, request }, render)
    : cache.getOrRender(key, () => admission.run('page', request, render)));
  if (found === null) return answerMissing(site, request, reply);
  if ('movedTo' in found) {
    if (!found.isTemporary) return redirect(reply, found.movedTo);
    return reply.header('Cache-Control', 'no-store').redirect(found.movedTo, 302);
  }
  reply.hijack();
  if ('refusal' in found) sendPage(found.refusal, request.raw, reply.raw, found.status);
  else sendPage(found, request.raw, reply.raw);
  return reply;
}

async function loadPage(
  site: PublicSite,
  route: PageRoute,
  locale: Locale,
  path: string,
  query: Record<string, string>,
  request: FastifyRequest,
): Promise<Rendered<CachedPage, Found>> {
  const data = await site.siteData.get();
  if (data.menuFault) request.log.error({ err: data.menuFault }, 'menu could not be read');
  const scope = makeScope(site.rendering, data, locale, path);
  const params = request.params as Record<string, string>;
  const form = emptyForm(
    route.form ? site.formTokens.issue(path, scope.now) : '',
    route.form?.botCheck ? botCheckAddress(path) : null,
  );
  const { db, read, keys } = site;
  const loaded = await route.load({ db, read, keys, scope, params, query, form });
  if (!loaded) return { uncached: null };
  if ('movedTo' in loaded)
    return { uncached: { ...loaded, movedTo: localePath(locale, loaded.movedTo) } };
  const rendered = renderPage(site.rendering, scope, loaded, encodingFor(request.raw));
  const { status } = loaded;
  return status && loaded.isPrivate && 'uncached' in rendered
    ? { uncached: { refusal: rendered.uncached, status } }
    : rendered;
}
