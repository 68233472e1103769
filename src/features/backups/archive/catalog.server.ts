import pg from 'pg';
import type { DumpedSequence, DumpedTable } from './manifest.server.ts';

export type TableName = Pick<DumpedTable, 'schema' | 'name' | 'columns'>;

const OWN_SCHEMAS = `not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_%'`;

/** All tables with their stored columns; a partitioned table without its parts. */
export async function tablesOf(client: pg.ClientBase): Promise<TableName[]> {
  const { rows } = await client.query<TableName>(`
    select nspname as schema, relname as name, array(
      select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname ${OWN_SCHEMAS}
    order by 1, 2`);
  return rows;
}

export async function sequencesOf(client: pg.ClientBase): Promise<DumpedSequence[]> {
  const { rows } = await client.query<DumpedSequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last
     from pg_sequences order by 1, 2`,
  );
  return rows;
}

/** The version of the tables of the jobs; null without them. */
export async function jobTablesOf(client: pg.ClientBase): Promise<number | null> {
  const { rows: found } = await client.query(`select to_regclass('pgboss.version') as name`);
  if (!found[0]?.name) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}

const quoted = pg.escapeIdentifier;

/** The name of a table or sequence for SQL. */
export const quotedName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

export const columnsOf = ({ columns }: { columns: string[] }): string =>
  columns.map((column) => quoted(column)).join(', ');
