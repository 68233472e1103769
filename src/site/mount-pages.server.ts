import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES, localePath } from '../platform/i18n/locales.ts';
import { OWN_SIGN_IN_PATHS } from '../platform/issuer.ts';
import { answerBusy, answerError, answerFailure, answerMissing } from './answer-error.server.ts';
import { answerPage } from './answer-page.server.ts';
import type { PublicSite } from './public-site.server.ts';
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
