import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, type TestContext, test } from 'vitest';
import { EmbeddedFolder, queryRows } from '../../../../tests/harness/embedded-folder.ts';
import { openEmbeddedDatabase } from './embedded-database.server.ts';

async function makeFilled({ onTestFinished }: TestContext): Promise<EmbeddedFolder> {
  const place = new EmbeddedFolder();
  onTestFinished(() => place.remove());
  await place.make('filled');
  return place;
}

// They mostly wait for a PostgreSQL that does not answer, so they run in parallel.
describe.concurrent('files of PostgreSQL that are damaged', () => {
  test.for(['', 'garbage\n'])(
    'a postmaster.pid that contains %j does not stop a start',
    async (text, context) => {
      const place = await makeFilled(context);
      await (await place.open()).stop();
      await writeFile(join(place.dataDir, 'postgres/cluster/postmaster.pid'), text);
      context.expect(await queryRows(await place.open(), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    },
  );

  test.for(['.s.PGSQL.5432', 'postmaster.pid'])(
    'a server left running without its %s is ended, unless it has a connection',
    async (name, context) => {
      const { expect } = context;
      const place = await makeFilled(context);
      const { dataDir, log } = place;
      const left = await place.leaveServerRunning();
      const client = new pg.Client((await place.connectBeside()).pool);
      await client.connect();
      await rm(join(dataDir, 'postgres/cluster', name));
      await expect(openEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
        `A PostgreSQL (process ${left}) runs in`,
      );
      await client.query('CREATE TABLE note AS SELECT 4 AS n');
      await client.end();
      const database = await place.open();
      expect(database.pid).not.toBe(left);
      expect(await queryRows(database, 'SELECT n FROM note')).toEqual([{ n: 4 }]);
    },
  );
});
