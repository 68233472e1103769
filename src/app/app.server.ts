import type { FastifyInstance } from 'fastify';
import { mountDashboard } from '../dashboard/document.server.ts';
import { readLastBackup } from '../features/backups/operations.server.ts';
import { readCropFrom } from '../features/media/operations.server.ts';
import { readLogoFrom } from '../features/party/operations.server.ts';
import { BotChecks } from '../platform/bot-check/bot-checks.server.ts';
import { FormTokens } from '../platform/forms/form-tokens.server.ts';
import { Admission } from '../platform/http/admission/admission.server.ts';
import { BusyAnswers } from '../platform/http/admission/busy-answer.server.ts';
import { Front } from '../platform/http/admission/front.server.ts';
import { createErrorAnswer } from '../platform/http/answer-errors.server.ts';
import type { Api } from '../platform/http/api.server.ts';
import { addressMatcher } from '../platform/http/connections/cap-networks.server.ts';
import { createServer } from '../platform/http/create-server.server.ts';
import { mountHealth } from '../platform/http/health.server.ts';
import { type HttpCounts, newCounts } from '../platform/http/http-counts.server.ts';
import { isApi } from '../platform/http/limits.server.ts';
import { commonHeaders, pageHeaders } from '../platform/http/security-headers.server.ts';
import { watchForwarding } from '../platform/http/watch-forwarding.server.ts';
import { createTranslators } from '../platform/i18n/translate.ts';
import { readQueueState } from '../platform/inside/pg-boss.server.ts';
import { createMetrics, mountMetrics } from '../platform/metrics/metrics.server.ts';
import { PageCache } from '../platform/page-cache/cached-page.server.ts';
import type { Invalidated } from '../platform/page-cache/tagged-cache.server.ts';
import { operationFor } from '../platform/services.server.ts';
import { renderBusyPage } from '../site/errors/busy-page.tsx';
import { mountFeedsAndSeo } from '../site/feeds-and-seo/mount-feeds-and-seo.server.ts';
import { mountForms } from '../site/forms/mount-forms.server.ts';
import { INLINE_SCRIPTS } from '../site/head/inline-scripts.ts';
import { mountPages } from '../site/mount-pages.server.ts';
import { collectPageLabels } from '../site/page-labels.server.ts';
import type { SiteAssets } from '../site/public-site.server.ts';
import { SiteDataSource } from '../site/site-data.server.ts';
import { mountApiScope } from './api.server.ts';
import { EMPTY_PAGES, FEATURES, PAGES } from './features.server.ts';
import type { App, AppOptions } from './options.server.ts';
import { type OpenedServices, openServices } from './services.server.ts';
import { openSources } from './sources.server.ts';
import { FIELD_NAMES, texts } from './texts.ts';

export type { App, AppOptions, Frontend } from './options.server.ts';

/** Some two thousand pages. */
const CACHE_BYTES = 24 * 1024 * 1024;

/** Creates the whole product on an open database; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, issuer, publicUrl, clock, trustProxy } = options;
  const { assets, dashboardHtml, dashboardPaths, mountFiles } = options.frontend;
  const translators = createTranslators(texts);
  const common = commonHeaders(publicUrl, options.hstsSubdomains ?? false);
  const headers = pageHeaders(common, INLINE_SCRIPTS);
  const cache = new PageCache(options.cacheBytes ?? CACHE_BYTES);
  const siteData = new SiteDataSource({
    db,
    emptyPages: options.emptyPages ?? EMPTY_PAGES,
    host: new URL(publicUrl).host,
    onOtherPages: () => services.invalidate(['menu']),
  });
  const pages = [...PAGES, ...(options.morePages ?? [])];
  const labels = collectPageLabels(pages, translators);
  const rendering = { assets, translators, labels, origin: publicUrl, clock, headers };
  const sources = openSources(db, {
    pages,
    translators,
    server: () => server,
    preview: [rendering, siteData],
    keys: options.keys,
  });
  const caches: Invalidated[] = [cache, sources, siteData];
  const admission = new Admission();
  const { busy, front } = createFront({
    admission,
    assets,
    translators,
    pageHeaders: headers,
    commonHeaders: common,
    log: (fields, message) => server.log.warn(fields, message),
  });

  const answerApiError = createErrorAnswer(translators, FIELD_NAMES);
  const counts = newCounts();
  const server = await createServer({
    cache,
    front,
    counts,
    commonHeaders: common,
    logger: options.logger,
    trustProxy,
    connections: options.connections ?? {},
    answerUnreadable: (error, request, reply) =>
      (isApi(request.url) ? answerApiError : answerPageError)(error, request, reply),
  });
  admission.countBy(server);

  const hints = watchForwarding(server, addressMatcher(trustProxy));
  const opened = openServices(options, {
    server,
    cache,
    caches,
    admission,
    translators,
    commonHeaders: common,
    read: sources.read,
    hasUnknownProxy: () => hints().warnings !== undefined,
  });
  const { services, jobs, stopJobs } = opened;
  const announceStop = mountState(server, options, { ...opened, counts, hints });
  await mountFiles?.(server);
  for (const feature of FEATURES) feature.mountStored?.(server, services);
  mountDashboard(
    server,
    siteData,
    { issuer, origin: publicUrl, paths: dashboardPaths },
    dashboardHtml,
  );
  const site = {
    pages,
    issuer,
    db,
    readLogo: readLogoFrom(services.store),
    readCrop: readCropFrom(services.store),
    cache,
    keys: options.keys,
    read: sources.read,
    siteData,
    admission,
    busy,
    rendering,
    formTokens: new FormTokens(options.secretKey),
    botChecks: new BotChecks(options.secretKey),
    commonHeaders: common,
  };
  caches.push(...mountFeedsAndSeo(server, site));
  const answerPageError = mountPages(server, site);
  await mountForms(server, site, (request) => operationFor(services, request));
  await server.register(
    async (scope) => mountApiScope(scope as unknown as Api, services, translators, answerApiError),
    { prefix: '/api' },
  );
  return {
    server,
    services,
    forgetAll: () => {
      for (const each of caches) each.clear();
    },
    startJobs: (listening) => jobs.start(server.log, listening),
    stopJobs,
    announceStop,
  };
}

/** Addresses of searches, of pages and of the API. */
const SEARCHES = /[?&](ara|q)=/;

interface FrontParts {
  admission: Admission;
  assets: SiteAssets;
  translators: ReturnType<typeof createTranslators>;
  /** Header names and values alternately. */
  pageHeaders: string[];
  commonHeaders: string[];
  log: ConstructorParameters<typeof Front>[0]['log'];
}

/** Refuses requests early while the server is overloaded; also returns the answers for this. */
export function createFront(parts: FrontParts): { busy: BusyAnswers; front: Front } {
  const { admission, assets, translators, pageHeaders, commonHeaders, log } = parts;
  const busy = new BusyAnswers({
    page: (locale, status) => renderBusyPage({ locale, status, assets, t: translators[locale] }),
    formPage: (locale) =>
      renderBusyPage({ locale, status: 503, assets, t: translators[locale], isForm: true }),
    translators,
    pageHeaders,
    commonHeaders,
  });
  const front = new Front({
    isFull: (url) => admission.isFull('search') && SEARCHES.test(url),
    answerBusy: (request, response) => busy.answer(request, response),
    log,
  });
  return { busy, front };
}

interface Parts extends Pick<OpenedServices, 'services' | 'jobs' | 'jobsDb'> {
  counts: HttpCounts;
  hints: () => object;
}

/**
 * Mounts what tells operators how the process is: health checks and metrics. The returned function
 * makes `/readyz` fail, before the process stops.
 */
function mountState(
  server: FastifyInstance,
  options: Pick<AppOptions, 'readiness' | 'shareMetrics' | 'metricsToken'>,
  { services, jobs, jobsDb, counts, hints }: Parts,
): () => void {
  const readiness = { ...options.readiness, jobs: async () => jobs.isWell() };
  const announceStop = mountHealth(server, readiness, hints);
  const metrics = createMetrics({
    counts,
    cache: services.cache,
    pools: { requests: services.db.$client, jobs: jobsDb.$client },
    queue: () => readQueueState(jobsDb),
    lastBackup: async () => (await readLastBackup(jobsDb)).last?.finishedAt ?? null,
  });
  const readMetrics = options.shareMetrics?.(metrics.registry);
  mountMetrics(server, metrics, options.metricsToken ?? null, readMetrics);
  return announceStop;
}
