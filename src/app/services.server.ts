import type { FastifyInstance } from 'fastify';
import { hasEvent } from '../features/audit/operations.server.ts';
import { SYSTEM } from '../platform/actor.ts';
import { type Database, openDatabase } from '../platform/database/client.server.ts';
import type { createTranslators } from '../platform/i18n/translate.ts';
import { Jobs } from '../platform/jobs/jobs.server.ts';
import { Outgoing } from '../platform/outgoing/outgoing.server.ts';
import { EVERYTHING } from '../platform/page-cache/everything.ts';
import type { Invalidated } from '../platform/page-cache/tagged-cache.server.ts';
import { operationOf, type Services } from '../platform/services.server.ts';
import { tracedStore } from '../platform/storage/open-store.server.ts';
import { StoredHead } from '../platform/stored-head.server.ts';
import { openMail } from './emails.server.ts';
import { AUDIT, EMPTY_PAGES, FEATURES, featureJobs, RIGHTS } from './features.server.ts';
import type { AppOptions } from './options.server.ts';
import { TRANSFERS } from './transfers.server.ts';

/** How long a job waits while forms of visitors wait. */
const JOBS_WAIT_MS = 2000;

interface Parts extends Pick<Services, 'cache' | 'admission' | 'commonHeaders' | 'read'> {
  server: FastifyInstance;
  /** What a change invalidates. */
  caches: readonly Invalidated[];
  translators: ReturnType<typeof createTranslators>;
  hasUnknownProxy: () => boolean;
}

export interface OpenedServices {
  services: Services;
  jobs: Jobs;
  /** The database through the connections of jobs. */
  jobsDb: Database;
  stopJobs: () => Promise<void>;
}

/** The services of a process, with the jobs of all features. */
export function openServices(options: AppOptions, parts: Parts): OpenedServices {
  const { db, publicUrl, secretKey } = options;
  const { server, cache, caches, admission, commonHeaders, read, translators } = parts;
  const jobsPool = options.jobsPool ?? db.$client;
  const jobsDb = openDatabase(jobsPool);
  for (const pool of new Set([db.$client, jobsPool]))
    pool.onSlow = (slow) => server.log.warn(slow, 'slow statement');
  const store = tracedStore(options.store);
  const notificationKinds = FEATURES.flatMap(({ notifications = [] }) => notifications);
  const mail = openMail(
    options.mail,
    { db: jobsDb, publicUrl, secretKey, store, notificationKinds },
    translators,
  );
  const outgoing = options.outgoing ?? new Outgoing();
  const services: Services = {
    ...options,
    cache,
    admission,
    commonHeaders,
    read,
    outgoing,
    store,
    notificationKinds,
    backup: options.backup ?? null,
    installation: {
      ...options.installation,
      trustProxy: options.trustProxy,
      hasUnknownProxy: parts.hasUnknownProxy,
    },
    emails: mail.emails,
    sendEmail: mail.sendEmail,
    jobs: {
      add: (...job) => jobs.add(...job),
      cancel: (...job) => jobs.cancel(...job),
      retry: (...job) => jobs.retry(...job),
    },
    invalidate: (tags) => {
      const isAll = tags.includes(EVERYTHING);
      for (const each of caches) isAll ? each.clear() : each.invalidate(tags);
    },
    log: (fields, message) => server.log.info(fields, message),
    rights: RIGHTS,
    personalData: FEATURES.flatMap(({ personalData = [] }) => personalData),
    emptyPages: EMPTY_PAGES,
    firstSteps: FEATURES.flatMap(({ firstSteps = [] }) => firstSteps),
    demoRecords: FEATURES.flatMap(({ demo = [] }) => demo),
    mediaUses: FEATURES.flatMap(({ mediaUses = [] }) => mediaUses),
    transfers: TRANSFERS,
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
  return {
    services,
    jobs,
    jobsDb,
    stopJobs: async () => {
      await jobs.stop();
      await outgoing.close();
      mail.close();
    },
  };
}
