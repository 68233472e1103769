import { mountApiScope } from './api-scope.server.ts';
import type { App, AppOptions } from './app-options.server.ts';
import { openServices } from './app-services.server.ts';
import { openSources } from './app-sources.server.ts';
import { mountState } from './app-state.server.ts';
import { mountDashboard } from './dashboard/document.server.ts';
import { readCropFrom } from './features/media/operations.server.ts';
import { readLogoFrom } from './features/party/operations.server.ts';
import { FEATURES } from './features.server.ts';
import { createFront } from './front.server.ts';
import { PAGES } from './pages.server.ts';
import { BotChecks } from './platform/bot-check/bot-checks.server.ts';
import { FormTokens } from './platform/forms/form-tokens.server.ts';
import { Admission } from './platform/http/admission/admission.server.ts';
import { createErrorAnswer } from './platform/http/answer-errors.server.ts';
import type { Api } from './platform/http/api.server.ts';
import { addressMatcher } from './platform/http/connections/cap-networks.server.ts';
import { createServer } from './platform/http/create-server.server.ts';
import { newCounts } from './platform/http/http-counts.server.ts';
import { isApi } from './platform/http/long-address.server.ts';
import { commonHeaders, pageHeaders } from './platform/http/security-headers.server.ts';
import { watchForwarding } from './platform/http/watch-forwarding.server.ts';
import { createTranslators } from './platform/i18n/translate.ts';
import { PageCache } from './platform/page-cache/page-cache.server.ts';
import type { Invalidated } from './platform/page-cache/tagged-cache.server.ts';
import { operationFor } from './platform/services.server.ts';
import { mountFeedsAndSeo } from './site/feeds-and-seo/mount-feeds-and-seo.server.ts';
import { mountForms } from './site/forms/mount-forms.server.ts';
import { INLINE_SCRIPTS } from './site/head/inline-scripts.ts';
import { mountPages } from './site/mount-pages.server.ts';
import { collectPageLabels } from './site/page-labels.ts';
import { SiteDataSource } from './site/site-data.server.ts';
import { FIELD_NAMES, texts } from './text/all.ts';

export type { App, AppOptions, Frontend } from './app-options.server.ts';

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
  const siteData = new SiteDataSource(db);
  const pages = [...PAGES, ...(options.morePages ?? [])];
  const labels = collectPageLabels(pages, translators);
  const rendering = { assets, translators, labels, origin: publicUrl, clock, headers };
  const sources = openSources(db, {
    ...{ pages, translators, server: () => server },
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
    ...{ server, cache, caches, admission, translators },
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
    ...{
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
    },
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
