import type pg from 'pg';
import { withConnection } from '../../../platform/database/own-connection.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { nameOf } from '../archive/identifiers.server.ts';
import type { Manifest } from '../archive/manifest.ts';
import { createSchema } from './create-schema.server.ts';
import { fittingTables } from './fitting-tables.server.ts';
import { loadTable, setSequence, withoutChecks } from './load-tables.server.ts';

interface RestoreOptions {
  /** The names of jobs that are left out, because the original does them too. */
  withoutJobs: readonly string[];
  /** Called before each table, with the part of the bytes that is loaded. */
  onProgress?: (part: number) => void;
}

/**
 * Loads the tables of a backup into an empty database: all of them, or after an error none. Answers what
 * could not be loaded, in a sentence for the operator; null: nothing.
 * Throws an error with a sentence for the operator.
 */
export function restoreDatabase(
  config: pg.ClientConfig,
  store: Store,
  name: string,
  manifest: Manifest,
  { withoutJobs, onProgress }: RestoreOptions,
): Promise<string | null> {
  return withConnection(config, { name: 'ufuk restore' }, async (client) => {
    await requireEmpty(client);
    await client.query('begin');
    await createSchema(client, name, manifest);
    const { tables, sequences, isWithoutJobs } = await fittingTables(client, name, manifest);
    const all = tables.reduce((sum, { bytes }) => sum + bytes, 0);
    const putBack = await withoutChecks(client, tables);
    // Migrations and the schema of the jobs add rows too.
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    let loaded = 0;
    for (const table of tables) {
      onProgress?.(loaded / all);
      await loadTable(client, store, name, table);
      loaded += table.bytes;
    }
    for (const sequence of sequences) await setSequence(client, sequence);
    await client.query(
      `delete from pgboss.job where name = any($1) and state in ('created', 'retry', 'active')`,
      [withoutJobs],
    );
    await putBack();
    await client.query('commit');
    // Without it the first searches would be slow.
    await client.query('analyze');
    return isWithoutJobs
      ? 'The jobs that waited in the backup were left out: their tables belong to another version.'
      : null;
  });
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'p') and nspname in ('public', 'drizzle', 'pgboss')`,
  );
  if (rows[0]?.count)
    throw new Error(
      'the database is not empty: a backup is restored into a DATA_DIR or a DATABASE_URL that was never used.',
    );
}
