import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../../tests/harness/database-url.ts';
import { eventually } from '../../tests/harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/harness/fresh-database.ts';
import { fieldKeysVariable, testKeyring } from '../../tests/harness/keys.ts';
import { ADMIN } from '../../tests/harness/staff-client.ts';
import { createSeal } from '../features/audit/chain.server.ts';
import { auditEvents } from '../features/audit/tables.server.ts';
import { makeBackup } from '../features/backups/make/make.server.ts';
import { openDatabase, openPool } from '../platform/database/client.server.ts';
import { readEnvironment } from '../platform/environment.server.ts';
import { openLog } from '../platform/log.server.ts';
import { openFileStore } from '../platform/storage/file-store.server.ts';
import type { Store } from '../platform/storage/store.server.ts';
import { headFile, readHead } from '../platform/stored-head.server.ts';
import { type Running, start } from './start.server.ts';

let database: FreshDatabase;
let dataDir: string;
let running: Running;
beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'ufuk-start-'));
  const event = {
    seq: 1,
    at: new Date('2020-01-01'),
    actorId: null,
    actorName: '',
    action: 'auth.signInRefused',
    subjectKind: '',
    subjectId: '',
    subjectName: '',
    address: '203.0.113.9',
    userAgent: 'Firefox',
    before: null,
    after: null,
    keyVersion: 1,
  };
  const hash = createSeal(testKeyring(1))(null, event);
  const pool = openPool(database.config, () => {});
  await openDatabase(pool)
    .insert(auditEvents)
    .values({ ...event, hash });
  await pool.end();
  running = await startOn(database);
});
afterAll(async () => {
  await running?.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function startOn({ config }: FreshDatabase): Promise<Running> {
  const environment = readEnvironment({
    ...ADMIN,
    DATABASE_URL: databaseUrl(config),
    DATA_DIR: dataDir,
    DEMO: 'off',
    FIELD_KEYS: fieldKeysVariable(1),
    PORT: '0',
  });
  const frontend = {
    assets: { css: [], js: '/assets/site.js', fonts: { headings: [], text: [] } },
    dashboardHtml: async () => '',
    dashboardPaths: [],
  };
  const log = openLog('error', { write: (line) => console.error(line) });
  return start(environment, frontend, () => {}, undefined, { log });
}

it('a start erases the old IP addresses of unknown visitors', async () => {
  const { db } = running.app.services;
  const addresses = async () => (await db.select().from(auditEvents)).map(({ address }) => address);
  await eventually(addresses).not.toContain('203.0.113.9');
});

it('the last event of the audit log is also stored in the data folder', async () => {
  const file = headFile(dataDir, String(database.config.database));
  await eventually(() => readHead(file)).toMatchObject({ seq: expect.any(Number) });
});

it('the readiness check does not use a connection of the request pool', async () => {
  const { $client: pool } = running.app.services.db;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  } finally {
    for (const connection of taken) connection.release();
  }
});

it('a start waits for no backup that is being made', async () => {
  const place = await freshDatabase();
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const store = openFileStore(join(dataDir, 'uploads'));
  let rounds = 0;
  const list: Store['list'] = async function* (prefix) {
    // The second time, the snapshot of the database has begun too.
    if (rounds++ > 0) {
      begun.resolve();
      await finish.promise;
    }
    yield* store.list(prefix);
  };
  let isMade = false;
  const source = { config: place.config, store: { ...store, list }, keys: null };
  const backup = makeBackup(source, openFileStore(join(dataDir, 'backup')), { keep: 1 });
  const made = backup.then(() => {
    isMade = true;
  });
  await Promise.race([begun.promise, made]);
  try {
    const other = await startOn(place);
    await other.stop();
    expect(isMade).toBe(false);
  } finally {
    finish.resolve();
    await made;
    await place.drop();
  }
});
