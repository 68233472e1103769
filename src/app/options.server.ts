import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Registry } from 'prom-client';
import type { BackupSettings } from '../platform/backup-settings.ts';
import type { Listening } from '../platform/database/listen.server.ts';
import type { ConnectionLimits } from '../platform/http/connections/limits.server.ts';
import type { Readiness } from '../platform/http/health.server.ts';
import type { SafePool } from '../platform/inside/pg-pool.server.ts';
import type { Installation } from '../platform/installation.ts';
import type { Outgoing } from '../platform/outgoing/outgoing.server.ts';
import type { Services } from '../platform/services.server.ts';
import type { PageRoute } from '../site/kit/page-route.server.ts';
import type { SiteAssets } from '../site/public-site.server.ts';
import type { MailSettings } from './emails.server.ts';

/** The files for browsers, from the build or from the development server. */
export interface Frontend {
  assets: SiteAssets;
  dashboardHtml: (url: string) => Promise<string>;
  /** Every address of the application, with `:name` for parameters; others are 404. */
  dashboardPaths: readonly string[];
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
    | 'demoRecords'
    | 'emptyPages'
    | 'firstSteps'
    | 'sendEmail'
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
    | 'transfers'
  > {
  frontend: Frontend;
  /** Other pages than usual that are left out while they are empty, for tests. */
  emptyPages?: Services['emptyPages'];
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
  startJobs: (listening?: Listening) => Promise<void>;
  stopJobs: () => Promise<void>;
  /** Makes `/readyz` fail, so that load balancers send no more requests; requests are still answered. */
  announceStop: () => void;
}
