import { once } from 'node:events';
import { Server } from 'node:net';
import { join } from 'node:path';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { eraseOldOrigins } from '../features/audit/erase.server.ts';
import {
  createFirstAdmin,
  requireGoodAdminPassword,
} from '../features/identity/users/first-admin.server.ts';
import { countOpenSteps } from '../features/installation/operations.server.ts';
import { makeParty } from '../features/party/operations.server.ts';
import { SYSTEM, VISITOR } from '../platform/actor.ts';
import { CONNECTIONS, openDatabase, openPool } from '../platform/database/client.server.ts';
import type { ConfiguredDatabase } from '../platform/database/configured.server.ts';
import { underStartLock } from '../platform/database/locks.server.ts';
import { migrate } from '../platform/database/migrate.server.ts';
import { listenForChanges, type Notices } from '../platform/database/notices.server.ts';
import { diskCheck } from '../platform/disk-space.server.ts';
import { connectionName } from '../platform/encryption/rotate.server.ts';
import type { Environment } from '../platform/environment.server.ts';
import { listenOn } from '../platform/inside/node.server.ts';
import { openLog } from '../platform/log.server.ts';
import { missingOpenFiles, whyNoMemoryLimit } from '../platform/machine-limits.server.ts';
import { whyMailServerAway } from '../platform/mail/transport.server.ts';
import { Opened } from '../platform/opened.server.ts';
import { loadSecretKey } from '../platform/secrets.server.ts';
import { operationOf } from '../platform/services.server.ts';
import { openStore } from '../platform/storage/open-store.server.ts';
import { headFileOf } from '../platform/stored-head.server.ts';
import { startTracing } from '../platform/tracing/start-tracing.server.ts';
import { transact } from '../platform/transaction.server.ts';
import { atMidnight } from '../platform/wall-clock.ts';
import { type App, type AppOptions, createApp, type Frontend } from './app.server.ts';
import { dataDirOf, openDatabaseOf } from './database.server.ts';
import { openKeys } from './keys.server.ts';
import {
  clearUnfinishedDemo,
  firstSignIn,
  loadDemoParty,
  registerOldDemo,
} from './load-demo-party.server.ts';

export interface Running {
  app: App;
  /** Its address, without a trailing slash. */
  url: string;
  /** Answers running requests, then stops everything that was started. */
  stop(): Promise<void>;
}

/** What was opened before: by a process that was root then, or by the first of several processes. */
export interface OpenedBefore {
  log?: Logger;
  listener?: Server | null;
  database?: ConfiguredDatabase;
  /** Left out: the metrics are those of this process. */
  shareMetrics?: AppOptions['shareMetrics'];
}

const JOBS_POOL = {
  max: CONNECTIONS.jobs,
  application_name: 'ufuk jobs',
  // Jobs that recur every minute begin together, for some milliseconds; each connection takes 3 MB.
  idleTimeoutMillis: 1000,
};

/**
 * Starts the whole product. `print` shows a sentence to the operator, for example about a step that
 * takes long. `signal` interrupts the start: opened resources are closed, and the reason is thrown.
 */
export async function start(
  environment: Environment,
  frontend: Frontend,
  print: (sentence: string) => void,
  signal?: AbortSignal,
  before: OpenedBefore = {},
): Promise<Running> {
  const dataDir = dataDirOf(environment);
  const log = before.log ?? openLog(environment.logLevel);
  const opened = new Opened();
  try {
    if (environment.tracing)
      opened.add(
        await startTracing(environment.tracing, (fields, message) => log.warn(fields, message)),
      );
    const database = before.database ?? (await openDatabaseOf(environment, log, print, signal));
    opened.add(database.stop);
    let report = (error: Error) => print(`The database connection failed: ${error.message}`);
    const pool = openPool(database.config, (error) => report(error));
    opened.add(() => pool.close());
    const jobsPool = openPool({ ...JOBS_POOL, ...database.config }, (error) => report(error));
    opened.add(() => jobsPool.close());
    const db = openDatabase(pool);
    let notices: Notices | null = null;
    await requireGoodAdminPassword(db, environment.adminEmail, environment.adminPassword);
    const lock = {
      signal,
      onWait: () => print('Waiting for another Ufuk that is preparing the database.'),
    };
    await migrate(database.config, {
      ...lock,
      onBlocked: () => print('Waiting for another transaction that uses tables to be migrated.'),
      onNoLimitedRole: (statements) =>
        print(
          `Accounts that are limited to branches cannot sign in until an administrator of the database runs: ${statements}`,
        ),
    });

    const publicUrl = publicUrlOf(environment);
    const warning = publicUrlWarning(environment);
    if (warning) print(warning);
    const files = await missingOpenFiles(environment.connections.most);
    if (files) log.warn(files, 'open files (ulimit -n) are fewer than MAX_CONNECTIONS may need');
    const noLimit = whyNoMemoryLimit();
    if (noLimit) log.warn({ reason: noLimit }, 'reading a file of a user may take any memory');
    const { smtpUrl } = environment;
    const whyMailAway = async () => (smtpUrl ? whyMailServerAway(smtpUrl) : null);
    // The start goes on: e-mails wait in the database until the mail server is there.
    void whyMailAway().then((reason) => {
      if (reason) log.warn({ reason }, 'the mail server named by SMTP_URL cannot be reached');
    });
    const keys = await openKeys(db, environment.fieldKeys, dataDir, print);
    const app = await createApp({
      db,
      jobsPool,
      readiness: {
        database: async () => notices?.state() === 'listening',
        disk: diskCheck(dataDir, (reason) => {
          if (reason) log.error({ reason }, 'the disk cannot be written to');
          else log.info('the disk can be written to again');
        }),
      },
      store: await openStore(environment.storage, dataDir),
      secretKey: environment.secretKey ?? (await loadSecretKey(dataDir)),
      keys,
      issuer: environment.issuer,
      mail: {
        smtpUrl: environment.smtpUrl,
        outbox: join(dataDir, 'outbox'),
        from: environment.mailFrom,
      },
      installation: {
        database: environment.databaseUrl ? 'configured' : 'embedded',
        dataFolder: dataDir,
        uploads: environment.storage?.kind === 's3' ? 's3' : 'folder',
        mail: environment.smtpUrl ? 'smtp' : 'outbox',
        whyMailAway,
        startedAt: new Date(),
      },
      backup: environment.backup,
      metricsToken: environment.metricsToken,
      shareMetrics: before.shareMetrics,
      auditHeadFile: await headFileOf(pool, dataDir),
      publicUrl,
      clock: () => new Date(),
      frontend,
      logger: { loggerInstance: log },
      trustProxy: environment.trustProxy,
      connections: { ...environment.connections, ...(files && { most: files.connections }) },
      hstsSubdomains: environment.hstsSubdomains,
    });
    opened.add(() => app.server.close(), app.stopJobs);
    if (!environment.smtpUrl)
      print(`SMTP_URL names no mail server: e-mails are written to ${join(dataDir, 'outbox')}.`);
    report = (error) => app.server.log.error({ err: error }, 'idle database connection failed');
    const firstAdmin = await createFirstAdmin(
      operationOf(app.services, VISITOR),
      environment.adminEmail,
      environment.adminPassword,
    );
    // Shown before the demo is loaded: if the start is stopped during the load, the next start does
    // not show it again.
    if (firstAdmin) print(firstSignIn(firstAdmin, publicUrl, environment.issuer));
    const known = environment.tagManagerId ? { tagManagerId: environment.tagManagerId } : {};
    await underStartLock(
      database.config,
      async (locked) => {
        await clearUnfinishedDemo(app, locked);
        await registerOldDemo(app, locked);
        if (environment.demo) await loadDemoParty(app, locked, { known, print, signal });
        else if (environment.tagManagerId) await makeParty(locked, known, app.services.clock());
      },
      lock,
    );
    signal?.throwIfAborted();
    const named = { ...database.config, application_name: connectionName(keys.fieldKeys) };
    const listening = await listenForChanges(named, app.services.invalidate, (why) => {
      if (why) app.server.log.error({ err: why }, 'a notice of changes could not be read');
      for (const each of [pool, jobsPool]) each.renew();
      app.forgetAll();
    });
    notices = listening;
    opened.add(() => listening.close());
    for (const each of [pool, jobsPool]) each.isAway = () => listening.state() === 'away';
    await app.startJobs(listening);
    // Also at the start, for installations that seldom run at night. One of several processes runs it.
    await transact(operationOf(app.services, SYSTEM), (tx) =>
      tx.addJob(eraseOldOrigins, {}, { key: 'start' }),
    );
    // Pages show today's date and year.
    opened.add(atMidnight(app.services.clock, app.forgetAll));
    const { port, host } = environment;
    const left = await countOpenSteps(app.services);
    if (left > 0) print(`First steps: ${left} left, at ${publicUrl}/dashboard/admin/setup`);
    const url = await app.server.listen(listenOn(before.listener ?? null, port, host));
    opened.add(() => drain(app.server), app.stopJobs);
    opened.add(app.announceStop);
    return { app, url: environment.publicUrl ?? url, stop: () => opened.close() };
  } catch (error) {
    await opened.close().catch(() => {});
    throw error;
  }
}

/** How long new requests are still accepted after a stop begins, in ms. */
const LAST_ARRIVALS_MS = 500;
/** How long a connection that was just accepted may take to send its request. */
const LAST_REQUESTS_MS = 100;
/** How long a client may take to read its answer before the connection is closed, in ms. */
const TIMEOUT_MS = 9000;

/** Answers all requests that have arrived, then closes every connection. */
async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  // A proxy opens its next connection to another process, instead of sending a request on one that is
  // closed at that moment.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(LAST_ARRIVALS_MS);
  // The close of an HTTP server also closes connections whose requests have arrived and are not read
  // yet, and a client would not know whether its form was received. So it first stops listening only, and
  // closes connections right after everything that has arrived was read.
  await afterPoll();
  const closed = once(server, 'close');
  Server.prototype.close.call(server);
  await wait(LAST_REQUESTS_MS);
  await afterPoll();
  server.closeIdleConnections();
  // A connection that becomes idle later would stay open, and delay the stop, until its browser
  // closes it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
  await Promise.all([app.close(), closed]);
  clearInterval(sweep);
  clearTimeout(end);
}

/** Hosts that mean "every address of this machine"; visitors cannot open them. */
const EVERYWHERE = new Set(['0.0.0.0', '::', '[::]', '::0', '0']);

type AddressSettings = Pick<Environment, 'publicUrl' | 'host' | 'port'>;

/** The address visitors use, without a trailing slash: PUBLIC_URL, or this machine's address. */
export function publicUrlOf({ publicUrl, host, port }: AddressSettings): string {
  if (publicUrl) return publicUrl;
  if (EVERYWHERE.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A warning for the operator about the public address; null: none. */
export function publicUrlWarning({ publicUrl, host, port }: AddressSettings): string | null {
  if (publicUrl || !EVERYWHERE.has(host)) return null;
  return `HOST ${host} is open to other machines, but PUBLIC_URL is not set: links, e-mails and search engines are given http://localhost:${port}. Set PUBLIC_URL to the address visitors use.`;
}
