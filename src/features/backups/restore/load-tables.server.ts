import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Store } from '../../../platform/storage/store.server.ts';
import { columnsOf, nameOf } from '../archive/identifiers.server.ts';
import type { DumpedSequence, DumpedTable } from '../archive/manifest.ts';
import { readPart } from '../archive/parts.server.ts';

/** Loads the rows of one table, which must be empty. Throws if they are not those of the backup. */
export async function loadTable(
  client: pg.Client,
  store: Store,
  name: string,
  table: DumpedTable,
): Promise<void> {
  const into = copyFrom(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`);
  await pipeline(await readPart(store, name, table), client.query(into));
  if (into.rowCount !== table.rows)
    throw new Error(`${table.schema}.${table.name} has ${into.rowCount} rows, not ${table.rows}.`);
}

export async function setSequence(
  client: pg.ClientBase,
  { last, ...sequence }: DumpedSequence,
): Promise<void> {
  if (last !== null) await client.query('select setval($1, $2)', [nameOf(sequence), last]);
}

/**
 * Removes what would check or change rows while they are loaded: foreign keys, because tables refer to
 * each other, and triggers. Answers a function that puts it back, and so checks the foreign keys.
 */
export async function withoutChecks(
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
      await client.query(`alter table ${nameOf(table)} ${state} trigger user`);
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
