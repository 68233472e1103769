import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Registry } from 'prom-client';
import { mountApiScope } from './api-scope.server.ts';
import { AUDIT } from './audit.server.ts';
import { mountDashboard } from './dashboard/document.server.ts';
import { type MailSettings, openMail } from './emails.server.ts';
import { hasEvent } from './features/audit/operations.server.ts';
import { readLastBackup } from './features/backups/operations.server.ts';
import { KNOWN_LABELS, MENU_PREVIEW } from './features/menu/operations.server.ts';
import { readLogoFrom } from './features/party/operations.server.ts';
import { STATUS_AT } from './features/redirects/operations.server.ts';
import { FEATURES } from './features.server.ts';
import { createFront } from './front.server.ts';
import { featureJobs } from './jobs.server.ts';
import { PAGES } from './pages.server.ts';
import type { BackupSettings } from './platform/backup-settings.ts';
import { BotChecks } from './platform/bot-check/bot-checks.server.ts';
import { openDatabase } from './platform/database/client.server.ts';
import type { SafePool } from './platform/database/safe-pool.server.ts';
import { FormTokens } from './platform/forms/form-tokens.server.ts';
import { Admission } from './platform/http/admission/admission.server.ts';
import { createErrorAnswer } from './platform/http/answer-errors.server.ts';
import type { Api } from './platform/http/api.server.ts';
import { addressMatcher } from './platform/http/connections/cap-networks.server.ts';
import type { ConnectionLimits } from './platform/http/connections/limits.server.ts';
import { createServer } from './platform/http/create-server.server.ts';
import { mountHealth, type Readiness } from './platform/http/health.server.ts';
import { newCounts } from './platform/http/http-counts.server.ts';
import { isApi } from './platform/http/long-address.server.ts';
import { commonHeaders, pageHeaders } from './platform/http/security-headers.server.ts';
import { watchForwarding } from './platform/http/watch-forwarding.server.ts';
import { createTranslators } from './platform/i18n/translate.ts';
import type { Installation } from './platform/installation.ts';
import { Jobs } from './platform/jobs/jobs.server.ts';
import { readQueueState } from './platform/jobs/queue-state.server.ts';
import { createMetrics } from './platform/metrics/metrics.server.ts';
import { mountMetrics } from './platform/metrics/mount-metrics.server.ts';
import { SYSTEM } from './platform/operation.server.ts';
import { Outgoing } from './platform/outgoing/outgoing.server.ts';
import { PageCache } from './platform/page-cache/page-cache.server.ts';
import type { Invalidated } from './platform/page-cache/tagged-cache.server.ts';
import { operationFor, operationOf, type Services } from './platform/services.server.ts';
import { provide, Sources } from './platform/sources.server.ts';
import { tracedStore } from './platform/storage/traced-store.server.ts';
import { StoredHead } from './platform/stored-head.server.ts';
import { RIGHTS } from './rights.server.ts';
import type { SiteAssets } from './site/assets.ts';
import { mountFeedsAndSeo } from './site/feeds-and-seo/mount-feeds-and-seo.server.ts';
import { mountForms } from './site/forms/mount-forms.server.ts';
import { knownLabels } from './site/frame/menu-parts.server.ts';
import { menuPreview } from './site/frame/menu-preview.server.tsx';
import { INLINE_SCRIPTS } from './site/head/inline-scripts.ts';
import type { PageRoute } from './site/kit/page-route.server.ts';
import { mountPages } from './site/mount-pages.server.ts';
import { collectPageLabels } from './site/page-labels.ts';
import { SiteDataSource } from './site/site-data.server.ts';
import { FIELD_NAMES, texts } from './text/all.ts';

/** The files for browsers, from the build or from the development server. */
export interface Frontend {
  assets: SiteAssets;
  dashboardHtml: (url: string) => Promise<string>;
  /** Serves the files; left out if a server in front of this one serves them. */
  mountFiles?: (app: FastifyInstance) => Promise<void>;
}

export interface AppOptions
  extends Omit<
    Services,
    | 'admission'
    | 'audit'
    | 'auditHead'
    | 'backup'
    | 'cache'
    | 'invalidate'
    | 'commonHeaders'
    | 'emails'
    | 'installation'
    | 'jobs'
    | 'mediaUses'
    | 'personalData'
    | 'log'
    | 'notificationKinds'
    | 'outgoing'
    | 'read'
    | 'rights'
  > {
  frontend: Frontend;
  logger: Pick<FastifyServerOptions, 'logger' | 'loggerInstance'>;
  trustProxy: string[];
  installation: Omit<Installation, 'hasUnknownProxy' | 'trustProxy'>;
  /** Whether https is required for the subdomains too; only if PUBLIC_URL is https. */
  hstsSubdomains?: boolean;
  /** Limits of connections that differ from the defaults. */
  connections?: Partial<ConnectionLimits>;
  mail: MailSettings;
  /** Connections only for jobs, so that jobs and requests never wait for each other. */
  jobsPool?: SafePool;
  /** Further checks of `/readyz`, besides the one of the jobs. */
  readiness?: Readiness;
  /** The file with a copy of the last row of the audit log; left out: only in memory. */
  auditHeadFile?: string;
  /** Left out: no backups are made by themselves. */
  backup?: BackupSettings | null;
  /** Who has it may read `/metrics`; left out: programs of this machine. */
  metricsToken?: string | null;
  /** Reads the metrics of several processes; left out: those of this one. */
  shareMetrics?: ((own: Registry) => () => Promise<string>) | undefined;
  /** How often to poll for jobs without a notice, in seconds. */
  jobPollSeconds?: number;
  /** Public pages besides the product's own. */
  morePages?: PageRoute[];
  /** For tests, which send requests to this machine. */
  outgoing?: Outgoing;
  /** Bytes of rendered pages to cache. */
  cacheBytes?: number;
}

export interface App {
  server: FastifyInstance;
  services: Services;
  /** Clears all caches, after notices of changes may have been missed. */
  forgetAll: () => void;
  /** Starts to run queued jobs of this and other processes. */
  startJobs: () => Promise<void>;
  stopJobs: () => Promise<void>;
  /** Makes `/readyz` fail, so that load balancers send no more requests; requests are still answered. */
  announceStop: () => void;
}

const CACHE_BYTES = 48 * 1024 * 1024;
/** How long a job waits while forms of visitors wait. */
const JOBS_WAIT_MS = 2000;

/** Creates the whole product on an open database; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, issuer, publicUrl, clock, trustProxy } = options;
  const { assets, dashboardHtml, mountFiles } = options.frontend;
  const translators = createTranslators(texts);
  const common = commonHeaders(publicUrl, options.hstsSubdomains ?? false);
  const headers = pageHeaders(common, INLINE_SCRIPTS);
  const cache = new PageCache(options.cacheBytes ?? CACHE_BYTES);
  const siteData = new SiteDataSource(db);
  const pages = [...PAGES, ...(options.morePages ?? [])];
  const labels = collectPageLabels(pages);
  const rendering = { assets, translators, labels, origin: publicUrl, clock, headers };
  const sources = new Sources(db, [
    ...FEATURES.flatMap(({ provides = [] }) => provides),
    provide(KNOWN_LABELS, () => () => knownLabels(pages, translators)),
    provide(MENU_PREVIEW, () => menuPreview(rendering, siteData)),
    provide(STATUS_AT, () => async (path) => {
      const { pathname, search } = new URL(path, 'http://here.invalid');
      return (await server.inject({ method: 'HEAD', url: pathname + search })).statusCode;
    }),
  ]);
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

  const jobsPool = options.jobsPool ?? db.$client;
  const jobsDb = openDatabase(jobsPool);
  for (const pool of new Set([db.$client, jobsPool]))
    pool.onSlow = (slow) => server.log.warn(slow, 'slow statement');
  const { secretKey } = options;
  const store = tracedStore(options.store);
  const notificationKinds = FEATURES.flatMap(({ notifications = [] }) => notifications);
  const mail = openMail(
    options.mail,
    { db: jobsDb, publicUrl, secretKey, store, notificationKinds },
    translators,
  );
  const hints = watchForwarding(server, addressMatcher(trustProxy));
  const outgoing = options.outgoing ?? new Outgoing();
  const services: Services = {
    ...options,
    backup: options.backup ?? null,
    outgoing,
    store,
    installation: {
      ...options.installation,
      trustProxy,
      hasUnknownProxy: () => hints().warnings !== undefined,
    },
    cache,
    admission,
    commonHeaders: common,
    emails: mail.emails,
    jobs: {
      add: (...job) => jobs.add(...job),
      cancel: (...job) => jobs.cancel(...job),
      retry: (...job) => jobs.retry(...job),
    },
    invalidate: (tags) => {
      for (const each of caches) each.invalidate(tags);
    },
    log: (fields, message) => server.log.info(fields, message),
    read: sources.read,
    rights: RIGHTS,
    personalData: FEATURES.flatMap(({ personalData = [] }) => personalData),
    notificationKinds,
    mediaUses: FEATURES.flatMap(({ mediaUses = [] }) => mediaUses),
    audit: AUDIT,
    auditHead: new StoredHead({
      path: options.auditHeadFile ?? null,
      // Jobs write events too, and must not wait for the connections of requests.
      isThere: (head) => hasEvent(jobsDb, head),
      onFault: (error) =>
        server.log.error({ err: error }, 'the last audit event could not be stored'),
    }),
  };
  const jobServices = { ...services, db: jobsDb };
  const jobs = new Jobs(
    jobsPool,
    () => operationOf(jobServices, SYSTEM),
    options.jobPollSeconds,
    // Visitors go before jobs, such as the e-mails about their forms.
    () => admission.untilFormsAreServed(JOBS_WAIT_MS),
  );
  for (const kind of [mail.job, ...featureJobs(jobServices)]) jobs.define(kind);

  const readiness = { ...options.readiness, jobs: async () => jobs.isWell() };
  const announceStop = mountHealth(server, readiness, hints);
  const metrics = createMetrics({
    ...{ counts, cache, pools: { requests: db.$client, jobs: jobsPool } },
    queue: () => readQueueState(jobsDb),
    lastBackup: async () => (await readLastBackup(jobsDb)).last?.finishedAt ?? null,
  });
  const readMetrics = options.shareMetrics?.(metrics.registry);
  mountMetrics(server, metrics, options.metricsToken ?? null, readMetrics);
  await mountFiles?.(server);
  for (const feature of FEATURES) feature.mountStored?.(server, services);
  mountDashboard(server, siteData, issuer, publicUrl, dashboardHtml);
  const site = {
    ...{
      issuer,
      db,
      readLogo: readLogoFrom(store),
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
  const answerPageError = mountPages(server, site, pages);
  await mountForms(server, site, pages, (request) => operationFor(services, request));
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
    startJobs: () => jobs.start(server.log),
    stopJobs: async () => {
      await jobs.stop();
      await outgoing.close();
      mail.close();
    },
    announceStop,
  };
}
