import pg from 'pg';
import {
  quotedName,
  sequencesOf,
  tablesOf,
} from '../../src/features/backups/archive/catalog.server.ts';

/** A part of an empty table of pg-boss: which days have one depends on the day it was made. */
const OF_A_DAY = /queue_stats_\d{8}/;

/** What a database contains, to be compared: a line for each row, and what its schema consists of. */
export async function contentsOf(config: pg.ClientConfig): Promise<Record<string, string[]>> {
  const client = new pg.Client({ ...config, password: config.password });
  await client.connect();
  const lines = async (statement: string) =>
    (await client.query<{ line: string }>(statement)).rows
      .map(({ line }) => line)
      .filter((line) => !OF_A_DAY.test(line));
  try {
    const found: Record<string, string[]> = {};
    for (const table of await tablesOf(client)) {
      const name = quotedName(table);
      found[name] = await lines(`select t::text as line from ${name} t order by 1`);
    }
    const own = `(select oid from pg_namespace where nspname in ('public', 'pgboss', 'drizzle'))`;
    found.sequences = (await sequencesOf(client)).map((one) => JSON.stringify(one));
    found.columns = await lines(
      `select concat_ws(' ', table_schema, table_name, column_name, data_type, is_nullable,
         column_default, generation_expression) as line
       from information_schema.columns where table_schema in ('public', 'pgboss', 'drizzle')
       order by 1`,
    );
    found.constraints = await lines(
      `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
       from pg_constraint where connamespace in ${own} order by 1`,
    );
    found.indexes = await lines(
      `select indexdef as line from pg_indexes
       where schemaname in ('public', 'pgboss', 'drizzle') order by 1`,
    );
    found.triggers = await lines(
      `select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) as line
       from pg_trigger where not tgisinternal order by 1`,
    );
    found.functions = await lines(
      `select pg_get_functiondef(oid) as line from pg_proc where pronamespace in ${own} order by 1`,
    );
    return found;
  } finally {
    await client.end();
  }
}
