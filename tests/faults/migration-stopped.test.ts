import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { PATIENT } from '../harness/eventually.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { makeLaterRelease } from '../harness/later-release.ts';
import { keyOfLock } from '../harness/run-on-database.ts';
import { launchServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

const LONG = keyOfLock('long migration');
/** In the middle it sleeps for ten minutes, if anybody holds the lock. */
const MIGRATION = [
  'CREATE TABLE later (id int)',
  `UPDATE contents SET title = 'Yarım kalan'`,
  `SELECT pg_sleep(600) WHERE NOT pg_try_advisory_xact_lock(${LONG})`,
  'ALTER TABLE contents ADD COLUMN later int NOT NULL DEFAULT 7',
];

const closing: (() => unknown)[] = [];
let laterRelease: string;
beforeAll(async () => {
  laterRelease = await makeLaterRelease(MIGRATION);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A server with one content, on a database whose next migration takes long. */
async function start() {
  const database = await freshDatabase();
  closing.push(database.drop);
  const client = new pg.Client(database.config as pg.ClientConfig);
  await client.connect();
  closing.push(() => client.end());
  const env = {
    ...ADMIN,
    DEMO: 'off',
    FIELD_KEYS: fieldKeysVariable(1),
    DATABASE_URL: databaseUrl(database.config),
    DATA_DIR: await makeFolder('migration'),
  };
  const old = await startServer(env);
  closing.push(old.stop);
  const staff = await signInAt(old.origin);
  const save = async (title: string) =>
    (await staff.call('POST', '/api/contents', publishedContent(title))).status;
  const rowsOf = async (statement: string) => (await client.query(statement)).rows;
  const setLong = (isLong: boolean) =>
    client.query(`SELECT pg_advisory_${isLong ? 'lock' : 'unlock'}(${LONG})`);
  return {
    env,
    old,
    save,
    rowsOf,
    setLong,
    titles: async () =>
      (await rowsOf('SELECT title FROM contents ORDER BY created_at')).map(({ title }) => title),
    /** What the migration has made: the table and the column. */
    made: async () =>
      (
        await rowsOf(`SELECT FROM information_schema.columns
          WHERE table_schema = 'public' AND 'later' IN (table_name, column_name)`)
      ).length,
  };
}

// They mostly wait, so they run in parallel.
describe.concurrent('a start that is ended in the middle of a migration', () => {
  it.for([
    { signal: 'SIGKILL', endsWith: 'SIGKILL' },
    { signal: 'SIGTERM', endsWith: 0 },
  ] as const)(
    'by $signal leaves nothing of it, the process of before serves meanwhile, and the next start completes it',
    { timeout: 300_000 },
    async ({ signal, endsWith }, { expect }) => {
      const { env, old, save, rowsOf, setLong, titles, made } = await start();
      expect(await save('Önce')).toBe(201);
      await setLong(true);
      const later = launchServer(env, false, laterRelease);
      closing.push(() => later.process.kill('SIGKILL'));
      const sleeping = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`;
      await expect.poll(() => rowsOf(sleeping), PATIENT).toHaveLength(1);
      expect(await save('Meanwhile')).toBe(201);
      await expect
        .poll(async () => (await fetch(`${old.origin}/haberler`)).text(), PATIENT)
        .toMatch(/Meanwhile.*Önce/s);

      later.process.kill(signal);
      expect(await later.ended).toBe(endsWith);
      expect(later.output()).not.toMatch(/did not stop in time|could not start/);
      await setLong(false);
      expect([await made(), await titles()]).toEqual([0, ['Önce', 'Meanwhile']]);
      // It does not wait until the statement of the ended process is over.
      const next = await startServer(env, undefined, laterRelease);
      closing.push(next.stop);
      expect([await made(), await titles()]).toEqual([2, ['Yarım kalan', 'Yarım kalan']]);
      expect(await save('Sonra')).toBe(201);
      expect((await fetch(`${next.origin}/haberler/sonra`)).status).toBe(200);
    },
  );
});
