import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { runtimeFile } from '../../../platform/project.server.ts';
import type { Manifest } from '../archive/manifest.ts';

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
