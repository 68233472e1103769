import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/errors.ts';
import { redirect } from '../platform/http/redirect.server.ts';
import { localePath, splitLocale } from '../platform/i18n/locales.ts';
import { escapeHtml } from '../platform/markup/html.ts';
import { encodingFor, sendPage } from '../platform/page-cache/cached-page.server.ts';
import { temporaryFault } from '../platform/temporary-fault.server.ts';
import { addressOfError, type ErrorStatus, errorPage } from './errors/error-page.tsx';
import { findFormer, findMeant } from './meant-address.server.ts';
import type { PublicSite } from './public-site.server.ts';
import { makeScope, renderPage } from './render-page.server.ts';
import { tidyPath } from './requested-address.server.ts';

const OWN_LINK = /href="(?:\/(en|de|es))?\/404"/g;

const statusOf = (error: Error): number =>
  error instanceof Refusal ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);

/** Replies when admission has refused the request; throws every other error again. */
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

/**
 * Redirects a former address, an address to its tidy form, and one that was meant to be the address of
 * a page; every other address gets the 404 page.
 */
export async function answerMissing(
  site: PublicSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.method === 'GET' || request.method === 'HEAD') {
    const former = await findFormer(site, request.url);
    if (former !== null) return redirect(reply, former.to, former.isTemporary);
    const tidy = tidyPath(request.url);
    if (tidy !== null) return reply.redirect(tidy, 301);
    const meant = await findMeant(site, request).catch(() => null);
    if (meant !== null) return redirect(reply, meant);
  }
  return answerError(site, 404, request, reply);
}

/** Replies to a failed request, and logs the error if the server caused it. */
export function answerFailure(
  site: PublicSite,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = statusOf(error);
  if (status < 500) return answerError(site, status === 414 ? 414 : 404, request, reply, status);
  const fault = temporaryFault(error);
  request.log.error({ err: error, reason: fault?.reason }, 'page failed');
  reply.raw.setHeader('X-Request-Id', request.id);
  if (fault) reply.raw.setHeader('Retry-After', '5');
  return answerError(site, 500, request, reply, fault?.status);
}

/**
 * An error page is rendered once for each language and used for every address. The language links
 * lead to `path`.
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
  // No address begins like this, so a request cannot have this key.
  const key = `error ${pageStatus} ${path} ${locale}`;
  const page = await site.cache.getOrRender(key, async () => {
    const current = await site.siteData.get().catch(() => null);
    const data = current ?? site.siteData.lastKnown;
    const scope = makeScope(site.rendering, data, locale, path);
    const error = errorPage(scope, pageStatus, site.issuer);
    // Without the party's data the page is not cached: the next request may be able to read it.
    return renderPage(site.rendering, scope, { ...error, isCached: current !== null }, encoding);
  });
  // Not for an address that begins with two slashes: a browser would read what follows as a host.
  const ownLinks = status === 404 && /^\/(?!\/)/.test(asked.path);
  const sent = ownLinks ? page.withText((html) => atAddress(html, asked.path), encoding) : page;
  reply.hijack();
  sendPage(sent, request.raw, reply.raw, status);
  return reply;
}

/**
 * The HTML of the 404 page with language links to the requested address, because the page may exist
 * in another language. The HTML itself is rendered once for each language. `path` has no language
 * prefix; it comes from the request, so it is escaped.
 */
function atAddress(html: string, path: string): string {
  return html.replace(OWN_LINK, (_link, prefix: 'en' | 'de' | 'es' | undefined) => {
    return `href="${escapeHtml(localePath(prefix ?? 'tr', path))}"`;
  });
}
