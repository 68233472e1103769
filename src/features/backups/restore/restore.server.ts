import { pipeline } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { from as copyFrom } from 'pg-copy-streams';
import { withConnection } from '../../../platform/database/own-connection.server.ts';
import { deleteOpenJobs } from '../../../platform/inside/pg-boss.server.ts';
import { runtimeFile } from '../../../platform/project.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import {
  columnsOf,
  jobTablesOf,
  quotedName,
  sequencesOf,
  tablesOf,
} from '../archive/catalog.server.ts';
import { copyFiles, filesOf, withWorkFolder } from '../archive/files.server.ts';
import {
  type DumpedSequence,
  type DumpedTable,
  FILES,
  type Manifest,
} from '../archive/manifest.server.ts';
import { checkPart, hashOfFile, readPart } from '../archive/parts.server.ts';

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
    await client.query(`truncate ${tables.map(quotedName).join(', ')}`);
    let loaded = 0;
    for (const table of tables) {
      onProgress?.(loaded / all);
      await loadTable(client, store, name, table);
      loaded += table.bytes;
    }
    for (const sequence of sequences) await setSequence(client, sequence);
    await deleteOpenJobs(client, withoutJobs);
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

/** Loads the rows of one table, which must be empty. Throws if they are not those of the backup. */
async function loadTable(
  client: pg.Client,
  store: Store,
  name: string,
  table: DumpedTable,
): Promise<void> {
  const into = copyFrom(`COPY ${quotedName(table)} (${columnsOf(table)}) FROM STDIN`);
  await pipeline(await readPart(store, name, table), client.query(into));
  if (into.rowCount !== table.rows)
    throw new Error(`${table.schema}.${table.name} has ${into.rowCount} rows, not ${table.rows}.`);
}

async function setSequence(
  client: pg.ClientBase,
  { last, ...sequence }: DumpedSequence,
): Promise<void> {
  if (last !== null) await client.query('select setval($1, $2)', [quotedName(sequence), last]);
}

/**
 * Removes what would check or change rows while they are loaded: foreign keys, because tables refer to
 * each other, and triggers. Answers a function that puts it back, and so checks the foreign keys.
 */
async function withoutChecks(
  client: pg.ClientBase,
  tables: readonly DumpedTable[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace in
       (select oid from pg_namespace where nspname = any($1))`,
    [tables.map(({ schema }) => schema)],
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const table of tables)
      await client.query(`alter table ${quotedName(table)} ${state} trigger user`);
  };
  await setTriggers('disable');
  return async () => {
    await setTriggers('enable');
    for (const { table, name, definition } of keys)
      await client.query(
        `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
      );
  };
}

/**
 * Creates the tables as they were in the backup, which may be older: the next start of Ufuk migrates
 * them. Those of the jobs are the ones of the installed library, because statements of a backup may be
 * anything. Throws an error with a sentence for the operator.
 */
export async function createSchema(
  client: pg.ClientBase,
  name: string,
  manifest: Manifest,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: runtimeFile('database/migrations') });
  const applied = known.slice(0, manifest.migrations.length);
  const isSame = manifest.migrations.every((hash, n) => applied[n]?.hash === hash);
  if (!isSame)
    throw new Error(
      `backup ${name} was made by Ufuk ${manifest.product}, which has other tables than this one: restore it with that version or a newer one.`,
    );
  for (const { sql } of applied)
    for (const statement of sql) if (statement.trim()) await client.query(statement);
  // As the migrator creates it; its rows are in the backup.
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  // They are part of the transaction of the whole restore.
  const plans = getConstructionPlans('pgboss');
  await client.query(plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, ''));
}

const JOBS = 'pgboss';

interface Fitting extends Pick<Manifest, 'tables' | 'sequences'> {
  /** The jobs belong to another version of their tables, and are left out. */
  isWithoutJobs: boolean;
}

/**
 * What of a backup fits into the tables that were created for it: nothing else may be written to, such
 * as a table of PostgreSQL itself. Throws an error with a sentence for the operator.
 */
async function fittingTables(
  client: pg.ClientBase,
  name: string,
  manifest: Manifest,
): Promise<Fitting> {
  const created = new Map(
    (await tablesOf(client)).map((table) => [plainName(table), table.columns.toSorted().join()]),
  );
  const sequences = new Set((await sequencesOf(client)).map(plainName));
  const installed = await jobTablesOf(client);
  const fits = (table: DumpedTable) =>
    created.get(plainName(table)) === table.columns.toSorted().join();
  const ofJobs = manifest.tables.filter(({ schema }) => schema === JOBS);
  const version = manifest.jobTables ?? (ofJobs.every(fits) ? installed : null);
  const isWithoutJobs = version !== installed;
  const isUsed = ({ schema }: { schema: string }) => !(isWithoutJobs && schema === JOBS);
  const tables = manifest.tables.filter(isUsed);
  const foreign = tables.find((table) => !fits(table));
  if (foreign)
    throw new Error(`backup ${name} has a table ${plainName(foreign)} that Ufuk did not make.`);
  if (new Set(tables.map(plainName)).size < tables.length)
    throw new Error(`backup ${name} has a table twice.`);
  const wrong = manifest.sequences.filter(isUsed).find((one) => !sequences.has(plainName(one)));
  if (wrong)
    throw new Error(`backup ${name} has a sequence ${plainName(wrong)} that Ufuk did not make.`);
  return { tables, sequences: manifest.sequences.filter(isUsed), isWithoutJobs };
}

const plainName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

/**
 * Copies the files of a backup into the store of an installation; those that are there stay.
 * @param onProgress is called with the number of files so far
 * @throws an error with a sentence for the operator if the backup lacks one of its files, or one was
 * changed
 */
export function restoreFiles(
  from: Store,
  name: string,
  manifest: Manifest,
  to: Store,
  onProgress: (files: number) => void = () => {},
): Promise<void> {
  return withWorkFolder(async (folder) => {
    let files = 0;
    const parts = {
      from: { store: from, prefix: FILES },
      to: { store: to, prefix: '' },
      folder,
    };
    for await (const file of copyFiles(filesOf(from, name, manifest), parts)) {
      if (file.outcome === 'missing')
        throw new Error(`the file ${file.key} is missing in the backup.`);
      onProgress(++files);
    }
  });
}

/**
 * Reads the whole backup before anything of it is used.
 * @param onProgress is called before each table and after each file, with how many there were so far
 * @throws an error with a sentence for the operator that names what was changed
 */
export async function checkBackup(
  store: Store,
  name: string,
  manifest: Manifest,
  onProgress: (parts: number) => void = () => {},
): Promise<void> {
  const { tables, fileList, keys } = manifest;
  let parts = 0;
  for (const part of [...tables, fileList, ...(keys ? [keys] : [])]) {
    await checkPart(store, name, part);
    onProgress(++parts);
  }
  for await (const { key, size, sha256 } of filesOf(store, name, manifest)) {
    const is = sha256 ? await hashOfFile(store, FILES + key) : await store.size(FILES + key);
    if (is === null) throw new Error(`the file ${key} is missing in the backup.`);
    if (is !== (sha256 ?? size)) throw new Error(`the file ${key} of the backup was changed.`);
    onProgress(++parts);
  }
}
