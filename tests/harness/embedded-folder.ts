import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../src/platform/database/embedded/embedded-database.server.ts';
import type { OnServerLine } from '../../src/platform/database/embedded/server-log.server.ts';
import { fillDataFolder, makeFolder } from './data-folder.ts';

/**
 * A data folder of its own for each test: `missing`, or `filled` as after an earlier start.
 * Databases that a test opens in it are stopped after the test.
 */
export function eachWithDataFolder(kind: 'missing' | 'filled') {
  const place = {
    /** The parent of the data folder; every account may read it. */
    folder: '',
    dataDir: '',
    messages: [] as string[],
    running: [] as EmbeddedDatabase[],
    log: (message: string) => place.messages.push(message),
    async open(onServerLine?: OnServerLine): Promise<EmbeddedDatabase> {
      const { dataDir, log } = place;
      const database = await openEmbeddedDatabase({ dataDir, log, onServerLine });
      place.running.push(database);
      return database;
    },
  };
  beforeEach(async () => {
    place.folder = await makeFolder('embedded');
    place.dataDir = join(place.folder, 'data');
    if (kind === 'filled') await fillDataFolder(place.dataDir);
    place.running = [];
    place.messages = [];
  });
  afterEach(async () => {
    for (const database of place.running) await database.stop();
    await rm(place.folder, { recursive: true, force: true });
  });
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
