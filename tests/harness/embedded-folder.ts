import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../src/platform/database/embedded/embedded-database.server.ts';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.server.ts';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import type { OnServerLine } from '../../src/platform/database/embedded/server-log.server.ts';
import { compileCache } from './compile-cache.ts';
import { fillDataFolder, makeFolder } from './data-folder.ts';

const MODULE = new URL(
  '../../src/platform/database/embedded/embedded-database.server.ts',
  import.meta.url,
);

/** A data folder of one test, with the embedded databases that it opens in it. */
export class EmbeddedFolder {
  /** The parent of the data folder; every account may read it. */
  folder = '';
  dataDir = '';
  messages: string[] = [];
  running: EmbeddedDatabase[] = [];
  log = (message: string) => this.messages.push(message);

  /** `missing`, or `filled` as after an earlier start. */
  async make(kind: 'missing' | 'filled'): Promise<void> {
    this.folder = await makeFolder('embedded');
    this.dataDir = join(this.folder, 'data');
    if (kind === 'filled') await fillDataFolder(this.dataDir);
    this.running = [];
    this.messages = [];
  }

  async open(onServerLine?: OnServerLine): Promise<EmbeddedDatabase> {
    const { dataDir, log } = this;
    const database = await openEmbeddedDatabase({ dataDir, log, onServerLine });
    this.running.push(database);
    return database;
  }

  /** Another process opens the database and is killed; returns the process number of its server. */
  async leaveServerRunning(): Promise<number> {
    const program = `import { openEmbeddedDatabase } from ${JSON.stringify(MODULE.href)};
      await openEmbeddedDatabase({ dataDir: ${JSON.stringify(this.dataDir)}, log() {} });
      console.log('open'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...compileCache() },
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = await findPostmaster(join(this.dataDir, 'postgres/cluster'));
    if (!left) throw new Error('no server was left behind');
    return left.pid;
  }

  /** The settings of a connection to the database that runs. */
  async connectBeside(): Promise<{ pool: pg.PoolConfig }> {
    return { pool: (await findRunningDatabase(this.dataDir)) as pg.PoolConfig };
  }

  /** Stops its databases. */
  async remove(): Promise<void> {
    for (const database of this.running) await database.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A data folder of its own for each test. */
export function eachWithDataFolder(kind: 'missing' | 'filled'): EmbeddedFolder {
  const place = new EmbeddedFolder();
  beforeEach(() => place.make(kind));
  afterEach(() => place.remove());
  return place;
}

/** The rows of one statement, over a connection of its own. */
export async function queryRows(
  database: { pool: pg.PoolConfig },
  statement: string,
): Promise<unknown[]> {
  const client = new pg.Client(database.pool);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
