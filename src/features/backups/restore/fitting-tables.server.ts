import type pg from 'pg';
import { jobTablesOf, sequencesOf, tablesOf } from '../archive/catalog.server.ts';
import type { DumpedTable, Manifest } from '../archive/manifest.ts';

const JOBS = 'pgboss';

export interface Fitting extends Pick<Manifest, 'tables' | 'sequences'> {
  /** The jobs belong to another version of their tables, and are left out. */
  isWithoutJobs: boolean;
}

/**
 * What of a backup fits into the tables that were created for it: nothing else may be written to, such
 * as a table of PostgreSQL itself. Throws an error with a sentence for the operator.
 */
export async function fittingTables(
  client: pg.ClientBase,
  name: string,
  manifest: Manifest,
): Promise<Fitting> {
  const created = new Map(
    (await tablesOf(client)).map((table) => [nameOf(table), table.columns.toSorted().join()]),
  );
  const sequences = new Set((await sequencesOf(client)).map(nameOf));
  const installed = await jobTablesOf(client);
  const fits = (table: DumpedTable) =>
    created.get(nameOf(table)) === table.columns.toSorted().join();
  const ofJobs = manifest.tables.filter(({ schema }) => schema === JOBS);
  const version = manifest.jobTables ?? (ofJobs.every(fits) ? installed : null);
  const isWithoutJobs = version !== installed;
  const isUsed = ({ schema }: { schema: string }) => !(isWithoutJobs && schema === JOBS);
  const tables = manifest.tables.filter(isUsed);
  const foreign = tables.find((table) => !fits(table));
  if (foreign)
    throw new Error(`backup ${name} has a table ${nameOf(foreign)} that Ufuk did not make.`);
  if (new Set(tables.map(nameOf)).size < tables.length)
    throw new Error(`backup ${name} has a table twice.`);
  const wrong = manifest.sequences.filter(isUsed).find((one) => !sequences.has(nameOf(one)));
  if (wrong)
    throw new Error(`backup ${name} has a sequence ${nameOf(wrong)} that Ufuk did not make.`);
  return { tables, sequences: manifest.sequences.filter(isUsed), isWithoutJobs };
}

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;
