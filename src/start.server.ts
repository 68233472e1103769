import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type App, createApp, type Frontend } from './app.server.ts';
import { hasParty, makeParty } from './features/party/operations.server.ts';
import type { Party } from './features/party/schema.ts';
import { createFirstAdmin, requireGoodAdminPassword } from './features/users/first-admin.server.ts';
import { findFirstAdminId } from './features/users/operations.server.ts';
import { openDatabase, openPool } from './platform/database/client.server.ts';
import { openConfiguredDatabase } from './platform/database/configured.server.ts';
import { resolveDataDir } from './platform/database/embedded/data-directory.server.ts';
import { migrate } from './platform/database/migrate.server.ts';
import { listenForChanges } from './platform/database/notices.server.ts';
import type { Environment } from './platform/environment.server.ts';
import { atMidnight } from './platform/istanbul.ts';
import { openLog } from './platform/log.server.ts';
import { VISITOR } from './platform/operation.server.ts';
import { PROJECT_DIR } from './platform/project.server.ts';
import { loadFieldKeys, loadSecretKey } from './platform/secrets.server.ts';
import { operationOf } from './platform/services.server.ts';
import { openFileStore } from './platform/storage/file-store.server.ts';

export interface Running {
  app: App;
  /** Where it can be reached, without a trailing slash. */
  url: string;
  /** The first admin's sign-in, only when this start made it. `password` is null when it was given. */
  firstAdmin: { email: string; password: string | null } | null;
  /** Answers what is under way, then stops everything that was started. */
  stop(): Promise<void>;
}

/** Requests that are on their way when a stop begins still find somebody, in ms. */
const LAST_ARRIVALS_MS = 500;

/** Starts the whole product. `tell` is told what takes long, in sentences for people. */
export async function start(
  environment: Environment,
  frontend: Frontend,
  tell: (sentence: string) => void,
): Promise<Running> {
  const dataDir = resolveDataDir({ DATA_DIR: environment.dataDir ?? undefined }, PROJECT_DIR);
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const database = await openConfiguredDatabase(environment.databaseUrl, dataDir, tell);
    opened.push(database.stop);
    let report = (error: Error) => tell(`The database connection failed: ${error.message}`);
    const pool = openPool(database.config, (error) => report(error));
    opened.push(() => pool.end());
    const db = openDatabase(pool);
    await requireGoodAdminPassword(db, environment.adminEmail, environment.adminPassword);
    await migrate(pool);

    const publicUrl =
      environment.publicUrl ?? `http://${hostInUrl(environment.host)}:${environment.port}`;
    const app = await createApp({
      db,
      store: openFileStore(join(dataDir, 'uploads')),
      secretKey: environment.secretKey ?? (await loadSecretKey(dataDir)),
      fieldKeys: environment.fieldKeys ?? (await loadFieldKeys(dataDir)),
      issuer: environment.issuer,
      mail: {
        smtpUrl: environment.smtpUrl,
        outbox: join(dataDir, 'outbox'),
        from: environment.mailFrom,
      },
      publicUrl,
      clock: () => new Date(),
      frontend,
      logger: { loggerInstance: openLog(environment.logLevel) },
      trustProxy: environment.trustProxy,
      connections: environment.connections,
    });
    opened.push(() => Promise.all([drain(app), app.stopJobs()]));
    if (!environment.smtpUrl)
      tell(`SMTP_URL names no mail server: letters are written to ${join(dataDir, 'outbox')}.`);
    report = (error) => app.server.log.error({ err: error }, 'idle database connection failed');
    const firstAdmin = await createFirstAdmin(
      operationOf(app.services, VISITOR),
      environment.adminEmail,
      environment.adminPassword,
    );
    if (!(await hasParty(db))) {
      const known = environment.tagManagerId ? { tagManagerId: environment.tagManagerId } : {};
      if (environment.demo) await loadDemoParty(app, known, tell);
      else if (environment.tagManagerId) await makeParty(db, known, app.services.clock());
    }
    const notices = await listenForChanges(database.config, app.services.onChanged, app.forgetAll);
    opened.push(() => notices.close());
    await app.startJobs();
    // Pages show today's date and year.
    const stopWaiting = atMidnight(app.services.clock, app.forgetAll);
    opened.push(async () => stopWaiting());
    const url = await app.server.listen({ port: environment.port, host: environment.host });
    return { app, url: environment.publicUrl ?? url, firstAdmin, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** Answers what has arrived and what is just arriving, then closes every connection. */
async function drain(app: App): Promise<void> {
  app.announceStop();
  await wait(LAST_ARRIVALS_MS);
  // A connection that falls idle later would hold the stop until its browser lets go of it.
  const sweep = setInterval(() => app.server.server.closeIdleConnections(), 50);
  await app.server.close();
  clearInterval(sweep);
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

async function loadDemoParty(
  app: App,
  known: Partial<Party>,
  tell: (sentence: string) => void,
): Promise<void> {
  const { loadDemo } = await import('../database/demo/load-demo.ts');
  const id = await findFirstAdminId(app.services.db);
  const op = operationOf(app.services, {
    kind: 'staff',
    id: id as string,
    role: 'admin',
    sessionId: null,
    mustSetUpTwoStep: false,
  });
  let told = 0;
  tell('Loading the demo party: texts and pictures.');
  await loadDemo(op, app.services.store, known, (done) => {
    if (done < 1 && done - told < 0.2) return;
    told = done;
    tell(`Loading the demo party: ${Math.round(done * 100)} %`);
  });
  app.forgetAll();
}
