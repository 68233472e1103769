import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedContent } from '../features/content/published/published-content.server.ts';
import { UNNAMED_PARTY } from '../features/party/unnamed-party.ts';
import { PAGES } from '../pages.server.ts';
import type { Database } from '../platform/database/client.server.ts';
import { isDatabaseDown } from '../platform/database/faults.server.ts';
import { Refusal } from '../platform/errors.ts';
import type { Admission } from '../platform/http/admission/admission.server.ts';
import type { BusyAnswers } from '../platform/http/admission/busy-answer.server.ts';
import type { Cost } from '../platform/http/admission/costs.ts';
import { leadTo } from '../platform/http/moved.server.ts';
import { LOCALES, type Locale, localePath, splitLocale } from '../platform/i18n/locales.ts';
import { type Issuer, OWN_SIGN_IN_PATHS } from '../platform/issuer.ts';
import type { CachedPage } from '../platform/page-cache/cached-page.server.ts';
import type { PageCache } from '../platform/page-cache/page-cache.server.ts';
import { encodingFor, sendPage } from '../platform/page-cache/send-page.server.ts';
import { type Drawing, drawPage, makeScope } from './draw-page.server.ts';
import { atAddress } from './errors/at-address.ts';
import { addressOfError, type ErrorStatus, errorPage } from './errors/error-page.tsx';
import type { PageRoute } from './page-route.server.ts';
import { keyOf, knownQuery, tidyPath } from './requested-address.server.ts';
import type { SiteDataSource } from './site-data.server.ts';
import { serveSpeculationRules } from './speculation.server.ts';

/** A page, where it moved to, or null when there is none. */
type Drawn = CachedPage | string | null;

export interface PublicSite {
  issuer: Issuer;
  db: Database;
  cache: PageCache;
  content: PublishedContent;
  siteData: SiteDataSource;
  drawing: Drawing;
  admission: Admission;
  busy: BusyAnswers;
  /** Pages that are being drawn. */
  underWay: Map<string, Promise<Drawn>>;
}

/**
 * Mounts every public address in every language, the 404 page behind them all, and the 500 page.
 * Returns what answers a request that failed before it came to a route.
 */
export function mountPages(
  app: FastifyInstance,
  parts: Omit<PublicSite, 'underWay'>,
): PageErrorAnswer {
  const site: PublicSite = { ...parts, underWay: new Map() };
  serveSpeculationRules(app);
  for (const route of PAGES) {
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
  const answerFailure: PageErrorAnswer = (error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return answerError(site, status === 414 ? 414 : 404, request, reply, status);
    request.log.error({ err: error }, 'page failed');
    reply.raw.setHeader('X-Request-Id', request.id);
    const down = isDatabaseDown(error);
    if (down) reply.raw.setHeader('Retry-After', '5');
    return answerError(site, 500, request, reply, down ? 503 : 500);
  };
  app.setErrorHandler(answerFailure as never);
  return answerFailure;
}

/** Answers a request that failed with the page for it. */
export type PageErrorAnswer = (
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

const statusOf = (error: Error): number =>
  error instanceof Refusal ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);

/** Answers what there is no room for; passes on every other error. */
function answerBusy(
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
function answerMissing(site: PublicSite, request: FastifyRequest, reply: FastifyReply) {
  const tidy = tidyPath(request.url);
  if (tidy !== null && (request.method === 'GET' || request.method === 'HEAD')) {
    return reply.redirect(tidy, 301);
  }
  return answerError(site, 404, request, reply);
}

async function answerPage(
  site: PublicSite,
  route: PageRoute,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = knownQuery(route, request.query as Record<string, unknown>);
  if (!query) return answerError(site, 404, request, reply);
  const { path } = splitLocale(request.url.split('?', 1)[0] as string);
  // No page has one in its address, though the router takes what is escaped for what it stands for.
  if (path.includes('%')) return answerMissing(site, request, reply);
  const key = keyOf(localePath(locale, path), query);
  const found =
    site.cache.get(key) ??
    (await loadInTurn(site, route.costOf?.(query) ?? null, key, request, () =>
      load(site, route, locale, path, query, key, request),
    ));
  if (found === null) return answerMissing(site, request, reply);
  if (typeof found === 'string') return leadTo(reply, found);
  reply.hijack();
  sendPage(found, request.raw, reply.raw);
  return reply;
}

/** Loads a page at once, or in its turn where it is costly. */
async function loadInTurn(
  site: PublicSite,
  cost: Cost | null,
  key: string,
  request: FastifyRequest,
  load: () => Promise<Drawn>,
): Promise<Drawn> {
  if (cost === null) return drawOnce(site, key, load);
  await site.admission.spend(cost, request);
  return drawOnce(site, key, () => site.admission.run(cost, request, load));
}

/** Several who ask for the same page at once wait for one drawing of it. */
function drawOnce(site: PublicSite, key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
  // A change ends an epoch: who asks after it must not be given what was begun before it.
  const name = `${site.cache.begin()} ${key}`;
  const running = site.underWay.get(name);
  if (running) return running;
  const result = draw().finally(() => site.underWay.delete(name));
  site.underWay.set(name, result);
  return result;
}

async function load(
  site: PublicSite,
  route: PageRoute,
  locale: Locale,
  path: string,
  query: Record<string, string>,
  key: string,
  request: FastifyRequest,
): Promise<Drawn> {
  const begun = site.cache.begin();
  const data = await site.siteData.get();
  if (data.menuFault) request.log.error({ err: data.menuFault }, 'menu could not be read');
  const scope = makeScope(site.drawing, data, locale, path);
  const params = request.params as Record<string, string>;
  const loaded = await route.load({ db: site.db, content: site.content, scope, params, query });
  if (!loaded) return null;
  if ('movedTo' in loaded) return localePath(locale, loaded.movedTo);
  return drawPage(site.drawing, site.cache, scope, loaded, {
    key,
    begun,
    encoding: encodingFor(request.raw),
  });
}

/**
 * One drawing of each error page a language serves every address. `path` is where the page can be
 * opened in the other languages.
 */
async function answerError(
  site: PublicSite,
  pageStatus: ErrorStatus,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number = pageStatus,
  path = addressOfError(pageStatus),
): Promise<FastifyReply> {
  const asked = splitLocale(request.url.split('?', 1)[0] as string);
  const { locale } = asked;
  // No address begins like this, so nobody can ask for it.
  const key = `error ${pageStatus} ${path} ${locale}`;
  let page = site.cache.get(key);
  if (!page) {
    const begun = site.cache.begin();
    const current = await site.siteData.get().catch(() => null);
    const data = current ?? site.siteData.lastKnown ?? { party: UNNAMED_PARTY, menu: [] };
    const scope = makeScope(site.drawing, data, locale, path);
    // A page without the party's name is for the moment in which it could not be read.
    const drawn = { ...errorPage(scope, pageStatus, site.issuer), kept: current !== null };
    page = drawPage(site.drawing, site.cache, scope, drawn, {
      key,
      begun,
      encoding: encodingFor(request.raw),
    });
  }
  // Not an address that begins with two slashes: a browser would take what follows for a host.
  if (status === 404 && /^\/(?!\/)/.test(asked.path)) {
    page = page.withText((html) => atAddress(html, asked.path), encodingFor(request.raw));
  }
  reply.hijack();
  sendPage(page, request.raw, reply.raw, status);
  return reply;
}
