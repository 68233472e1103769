import { realpath, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { removeTwoStep } from '../src/features/two-step/operations.server.ts';
import { users } from '../src/features/users/tables.server.ts';
import { openDatabase, openPool } from '../src/platform/database/client.server.ts';
import {
  type ConfiguredDatabase,
  openConfiguredDatabase,
} from '../src/platform/database/configured.server.ts';
import { resolveDataDir } from '../src/platform/database/embedded/data-directory.server.ts';
import { findPostmaster, isServing } from '../src/platform/database/embedded/postmaster.server.ts';
import { displayName } from '../src/platform/display-name.ts';
import { readEnvironment } from '../src/platform/environment.server.ts';
import { type Operation, transact, VISITOR } from '../src/platform/operation.server.ts';
import { PROJECT_DIR } from '../src/platform/project.server.ts';
import { loadFieldKeys } from '../src/platform/secrets.server.ts';

/*
 * Switches two-step sign-in off for one account, named by its e-mail or username: the way back for
 * the last admin who lost both the phone and the recovery codes. Works beside a running Ufuk or
 * without one, ends the account's sessions, and is written into the audit log.
 *
 * Ends with 0 when it is done or there was nothing to do, 1 when it could not be done.
 */

const tell = (sentence: string) => process.stderr.write(`${sentence}\n`);

try {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0)
    throw new Error(
      'name one account by its e-mail: node scripts/remove-two-step.mjs name@party.example',
    );
  const environment = readEnvironment(process.env);
  const dataDir = resolveDataDir({ DATA_DIR: environment.dataDir ?? undefined }, PROJECT_DIR);
  const keys = environment.fieldKeys ?? (await loadKeptKeys(dataDir));
  const database = await open(environment.databaseUrl, dataDir);
  const pool = openPool(database.config, () => {});
  try {
    const op: Operation = {
      db: openDatabase(pool),
      actor: VISITOR,
      now: new Date(),
      from: { address: '', userAgent: `remove-two-step (${userInfo().username})` },
      keys,
      // The log has the event; whoever sits at the machine needs no letter.
      postOffice: { post: async () => {} },
      onChanged: () => {},
      log: (fields, msg) => console.log(JSON.stringify({ ...fields, msg })),
    };
    tell(await remove(op, name));
  } finally {
    await pool.end();
    await database.stop();
  }
} catch (error) {
  tell(`Two-step sign-in was not removed: ${(error as Error).message}`);
  process.exitCode = 1;
}

async function remove(op: Operation, name: string): Promise<string> {
  const wanted = name.toLowerCase();
  return transact(op, async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = ${wanted} or lower(${users.username}) = ${wanted}`)
      .orderBy(sql`lower(${users.email}) = ${wanted} desc`)
      .limit(1);
    if (!user) throw new Error(`there is no account "${name}".`);
    const removed = await removeTwoStep(tx, op, { id: user.id, name: displayName(user) });
    return removed
      ? `${user.email} signs in with the password alone now, and all sessions of the account have ended.`
      : `${user.email} has no two-step sign-in.`;
  });
}

/** Attaches to the database of a running Ufuk, which would refuse a second owner; else starts it. */
async function open(databaseUrl: string | null, dataDir: string): Promise<ConfiguredDatabase> {
  if (databaseUrl) return openConfiguredDatabase(databaseUrl, dataDir, tell);
  const home = await realpath(join(dataDir, 'postgres')).catch(() => {
    throw new Error(`there is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  });
  const cluster = join(home, 'cluster');
  const running = await findPostmaster(cluster);
  if (!running || !(await isServing(running, cluster)))
    return openConfiguredDatabase(null, dataDir, tell);
  const host = running.socketDirectory;
  const config = { host, port: 5432, user: 'ufuk', database: 'ufuk', ssl: false };
  return { config, stop: async () => {} };
}

/** An event sealed with keys that were just made would look like tampering. */
async function loadKeptKeys(dataDir: string) {
  const path = join(dataDir, 'field.keys');
  await stat(path).catch(() => {
    throw new Error(`${path} is missing: set FIELD_KEYS to the keys Ufuk runs with.`);
  });
  return loadFieldKeys(dataDir);
}
