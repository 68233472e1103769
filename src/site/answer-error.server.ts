import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNNAMED_PARTY } from '../features/party/unnamed-party.ts';
import { isDatabaseDown } from '../platform/database/faults.server.ts';
import { Refusal } from '../platform/errors.ts';
import { splitLocale } from '../platform/i18n/locales.ts';
import { encodingFor, sendPage } from '../platform/page-cache/send-page.server.ts';
import { atAddress } from './errors/at-address.ts';
import { addressOfError, type ErrorStatus, errorPage } from './errors/error-page.tsx';
import type { PublicSite } from './public-site.server.ts';
import { makeScope, renderPage } from './render-page.server.ts';
import { tidyPath } from './requested-address.server.ts';

const statusOf = (error: Error): number =>
  error instanceof Refusal ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);

/** Answers what there is no room for; passes on every other error. */
export function answerBusy(
  { busy }: PublicSite,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error instanceof Refusal ? error.status : null;
  if (status !== 503 && status !== 429) throw error;
  const { seconds } = (error as Refusal).details;
  reply.hijack();
  busy.answerPage(request.raw, reply.raw, status, seconds as number | undefined);
  return reply;
}

/** An untidy address leads to the tidy one; everything else is not there. */
export function answerMissing(site: PublicSite, request: FastifyRequest, reply: FastifyReply) {
  const tidy = tidyPath(request.url);
  if (tidy !== null && (request.method === 'GET' || request.method === 'HEAD')) {
    return reply.redirect(tidy, 301);
  }
  return answerError(site, 404, request, reply);
}

/** Answers a request that failed, and logs a failure of ours. */
export function answerFailure(
  site: PublicSite,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = statusOf(error);
  if (status < 500) return answerError(site, status === 414 ? 414 : 404, request, reply, status);
  request.log.error({ err: error }, 'page failed');
  reply.raw.setHeader('X-Request-Id', request.id);
  const down = isDatabaseDown(error);
  if (down) reply.raw.setHeader('Retry-After', '5');
  return answerError(site, 500, request, reply, down ? 503 : 500);
}

/**
 * Each error page is rendered once a language and serves every address. `path` is where the page can
 * be opened in the other languages.
 */
export async function answerError(
  site: PublicSite,
  pageStatus: ErrorStatus,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number = pageStatus,
  path = addressOfError(pageStatus),
): Promise<FastifyReply> {
  const asked = splitLocale(request.url.split('?', 1)[0] as string);
  const { locale } = asked;
  const encoding = encodingFor(request.raw);
  // No address begins like this, so nobody can ask for it.
  const key = `error ${pageStatus} ${path} ${locale}`;
  const page = await site.cache.getOrRender(key, async () => {
    const current = await site.siteData.get().catch(() => null);
    const data = current ?? site.siteData.lastKnown ?? { party: UNNAMED_PARTY, menu: [] };
    const scope = makeScope(site.rendering, data, locale, path);
    const error = errorPage(scope, pageStatus, site.issuer);
    // A page without the party's name is for the moment in which it could not be read.
    return renderPage(site.rendering, scope, { ...error, isCached: current !== null }, encoding);
  });
  // Not an address that begins with two slashes: a browser would take what follows for a host.
  const ownLinks = status === 404 && /^\/(?!\/)/.test(asked.path);
  const sent = ownLinks ? page.withText((html) => atAddress(html, asked.path), encoding) : page;
  reply.hijack();
  sendPage(sent, request.raw, reply.raw, status);
  return reply;
}
