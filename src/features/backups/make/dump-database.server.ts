import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { jobTablesOf, sequencesOf, type TableName, tablesOf } from '../archive/catalog.server.ts';
import { columnsOf, nameOf } from '../archive/identifiers.server.ts';
import type { DumpedTable, Manifest } from '../archive/manifest.ts';
import { type Target, writePart } from '../archive/parts.server.ts';

export type DatabaseDump = Pick<
  Manifest,
  'postgres' | 'migrations' | 'jobTables' | 'tables' | 'sequences'
>;

/** Copies every table as it was when the transaction of `client` began. */
export async function dumpDatabase(client: pg.ClientBase, target: Target): Promise<DatabaseDump> {
  const { rows: known } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const { rows: migrations } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  const tables: DumpedTable[] = [];
  for (const [n, table] of (await tablesOf(client)).entries())
    tables.push(await dumpTable(client, target, table, n));
  return {
    postgres: known[0]?.version ?? '',
    migrations: migrations.map(({ hash }) => hash),
    jobTables: await jobTablesOf(client),
    tables,
    sequences: await sequencesOf(client),
  };
}

async function dumpTable(
  client: pg.ClientBase,
  target: Target,
  table: TableName,
  n: number,
): Promise<DumpedTable> {
  const rows = copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) TO STDOUT`);
  const part = await writePart(target, `table-${n}.gz`, client.query(rows));
  return { ...table, ...part, rows: rows.rowCount };
}
