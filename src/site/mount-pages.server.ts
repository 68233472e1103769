import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redirect } from '../platform/http/redirect.server.ts';
import { LOCALES, type Locale, localePath, splitLocale } from '../platform/i18n/locales.ts';
import { OWN_SIGN_IN_PATHS } from '../platform/issuer.ts';
import { sendPage } from '../platform/page-cache/cached-page.server.ts';
import { answerBusy, answerError, answerFailure, answerMissing } from './answer-error.server.ts';
import { findPage } from './find-page.server.ts';
import type { PageRoute } from './kit/page-route.server.ts';
import { findFormer } from './meant-address.server.ts';
import type { PublicSite } from './public-site.server.ts';
import { knownQuery } from './requested-address.server.ts';
import { serveSpeculationRules } from './speculation.server.ts';

/** Replies to a failed request with the error page for it. */
export type PageErrorAnswer = (
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Mounts every public address in every language, the 404 page for all other addresses, and the
 * error handler. Returns the function that replies to a request that failed before routing.
 */
export function mountPages(app: FastifyInstance, site: PublicSite): PageErrorAnswer {
  serveSpeculationRules(app);
  for (const route of site.pages) {
    for (const locale of LOCALES) {
      const url = localePath(locale, route.path);
      app.get(url, { exposeHeadRoute: true }, (request, reply) =>
        answerPage(site, route, locale, request, reply).catch((error) =>
          answerBusy(site, error, request, reply),
        ),
      );
    }
  }
  if (site.issuer.kind !== 'token') {
    for (const path of OWN_SIGN_IN_PATHS)
      for (const locale of LOCALES)
        app.get(localePath(locale, path), (request, reply) =>
          answerError(site, 400, request, reply, 400, path),
        );
  }
  app.setNotFoundHandler((request, reply) => answerMissing(site, request, reply));
  const answer: PageErrorAnswer = (error, request, reply) =>
    answerFailure(site, error, request, reply);
  app.setErrorHandler(answer as never);
  return answer;
}

/** Of an address of a page, in characters; a longer one is not looked for. */
const LONGEST_PART = 200;

async function answerPage(
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
  const params = request.params as Record<string, string>;
  if (Object.values(params).some(({ length }) => length > LONGEST_PART))
    return answerMissing(site, request, reply);
  const found = await findPage(site, route, { locale, path, params, query }, request);
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
