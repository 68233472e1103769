import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Email } from 'postal-mime';
import { type App, type AppOptions, createApp } from '../../src/app/app.server.ts';
import { users } from '../../src/features/identity/users/tables.server.ts';
import { openDatabase, openPool } from '../../src/platform/database/client.server.ts';
import { openKeyring } from '../../src/platform/encryption/open-keyring.server.ts';
import { OWN_ISSUER } from '../../src/platform/issuer.ts';
import { openLog } from '../../src/platform/log.server.ts';
import { hashPassword } from '../../src/platform/password.server.ts';
import type { Role } from '../../src/platform/roles.ts';
import { openFileStore } from '../../src/platform/storage/file-store.server.ts';
import { allEmailsSent, readOutbox } from './emails.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { TEST_FIELD_KEYS } from './keys.ts';

export const PASSWORD = 'Deniz-Feneri-42';

export interface TestApp {
  app: App;
  database: FreshDatabase;
  /** The time of the app's clock; assign to change it. */
  now: { value: Date };
  /** Creates a user with {@link PASSWORD}. */
  addUser(
    username: string,
    role: Role,
    change?: Partial<typeof users.$inferInsert>,
  ): Promise<string>;
  /** Signs in through the API and answers the headers for the following requests. */
  signIn(username: string): Promise<Record<string, string>>;
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Sends the queued e-mails, then answers those that this address has received so far. */
  emails(to: string): Promise<Email[]>;
  /** The e-mails that this address has received so far, without sending queued ones. */
  sent(to: string): Promise<Email[]>;
  close(): Promise<void>;
}

/**
 * The real server with its real routes on a database of its own, without the built browser files.
 * With `shared` it acts as another process on that database, which the first app drops. `more`
 * replaces options.
 */
export async function openTestApp(
  shared?: FreshDatabase,
  more: Partial<AppOptions> = {},
): Promise<TestApp> {
  const database = shared ?? (await freshDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'ufuk-test-'));
  const pool = openPool(database.config, () => {});
  const now = { value: new Date('2026-11-20T09:00:00Z') };
  const outbox = join(folder, 'outbox');
  const db = openDatabase(pool);
  const app = await createApp({
    db,
    store: openFileStore(folder),
    secretKey: Buffer.alloc(32, 7),
    keys: more.keys ?? (await openKeyring(db, TEST_FIELD_KEYS)),
    issuer: OWN_ISSUER,
    mail: { smtpUrl: null, outbox, from: null },
    installation: {
      database: 'configured',
      dataFolder: folder,
      uploads: 'folder',
      mail: 'outbox',
      whyMailAway: async () => null,
      startedAt: now.value,
    },
    jobPollSeconds: 0.5,
    publicUrl: 'http://ufuk.test',
    clock: () => now.value,
    // Errors in the log go to the console and fail the test.
    logger: { loggerInstance: openLog('error', { write: (line) => console.error(line) }) },
    trustProxy: [],
    frontend: {
      assets: {
        css: ['/assets/site.css'],
        js: '/assets/site.js',
        fonts: { headings: [], text: [] },
      },
      dashboardPaths: ['/dashboard', '/components'],
      dashboardHtml: async () => '<!doctype html><meta name="party" content="__PARTY__">__NONCE__',
    },
    ...more,
  });
  let jobs: Promise<void> | undefined;
  const test: TestApp = {
    app,
    database,
    now,
    async addUser(username, role, change = {}) {
      const [row] = await db
        .insert(users)
        .values({
          username,
          email: `${username}@ufuk.test`,
          passwordHash: await hashPassword(PASSWORD),
          role,
          ...change,
        })
        .returning({ id: users.id });
      return (row as { id: string }).id;
    },
    async signIn(username) {
      const reply = await test.call({
        method: 'POST',
        url: '/api/auth/login',
        payload: { username, password: PASSWORD },
      });
      const { accessToken } = reply.json<{ accessToken: string }>();
      const cookie = String(reply.headers['set-cookie']).split(';', 1)[0] as string;
      return { authorization: `Bearer ${accessToken}`, cookie };
    },
    call: (options) => app.server.inject(options),
    async emails(to) {
      jobs ??= app.startJobs();
      await jobs;
      await allEmailsSent(db);
      return test.sent(to);
    },
    sent: (to) => readOutbox(outbox, to),
    async close() {
      await app.stopJobs();
      await app.server.close();
      await pool.end();
      if (!shared) await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return test;
}
