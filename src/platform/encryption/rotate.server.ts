import { setTimeout as wait } from 'node:timers/promises';
import { eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/client.server.ts';
import { chain } from '../database/faults.server.ts';
import type { FieldKeys } from './field-keys.server.ts';
import { findTables } from './find-tables.server.ts';
import { rewrap } from './record-key.server.ts';
import { fieldKeyVersions } from './tables.server.ts';
import { WrongKeys } from './wrong-keys.server.ts';

const BATCH_SIZE = 200;
/** Pause before the next round, which handles rows that were locked in this one. */
const PAUSE_MS = 200;

/**
 * Encrypts all record keys again with the highest version in `fieldKeys`, in batches, while the product
 * runs. Returns the versions that can be removed now. It can be interrupted and repeated at any time.
 * `onProgress` gets the number of keys encrypted so far.
 * @throws {WrongKeys} if a connected process does not have that version
 */
export async function rotateKeys(
  db: Database,
  fieldKeys: FieldKeys,
  onProgress: (count: number) => void = () => {},
): Promise<number[]> {
  const version = fieldKeys.highest;
  await requireHeldByAll(db, version);
  await makeCurrent(db, version);
  const tables = await findTables(db);
  let count = 0;
  for (;;) {
    for (const table of tables)
      for (;;) {
        const done = await db.transaction((tx) => rewrapSome(tx, table, fieldKeys, version));
        if (done === 0) break;
        count += done;
        onProgress(count);
      }
    const removable = await forgetOthers(db, version);
    if (removable) return removable;
    await wait(PAUSE_MS);
  }
}

/** From now on new records use this version. A process that has just read the old one may still use it. */
async function makeCurrent(db: Database, version: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(fieldKeyVersions)
      .set({ isCurrent: false })
      .where(ne(fieldKeyVersions.version, version));
    await tx
      .update(fieldKeyVersions)
      .set({ isCurrent: true })
      .where(eq(fieldKeyVersions.version, version));
  });
}

async function rewrapSome(
  tx: Queryable,
  table: string,
  fieldKeys: FieldKeys,
  version: number,
): Promise<number> {
  const name = sql.raw(table);
  const others = fieldKeys.versions.filter((one) => one !== version);
  const { rows } = await tx.execute<{ place: string; key: Buffer }>(
    sql`select ctid::text as place, record_key as key from ${name}
      where record_key_version = any(${sql.param(others)}::int[])
      limit ${BATCH_SIZE} for update skip locked`,
  );
  if (rows.length === 0) return 0;
  const places = rows.map(({ place }) => place);
  const keys = rows.map(({ place, key }) => {
    try {
      return rewrap(fieldKeys, version, key).toString('hex');
    } catch (cause) {
      const where = `${table}, ctid ${place}`;
      throw new Error(
        `a record key was changed (${where}). Put the row back from a backup, or give it up by setting its record_key to null.`,
        { cause },
      );
    }
  });
  // The rows are locked, so their ctid is still the same.
  await tx.execute(
    sql`update ${name} set record_key = decode(rewrapped.key, 'hex')
      from unnest(${sql.param(places)}::tid[], ${sql.param(keys)}::text[]) rewrapped (place, key)
      where ${name}.ctid = rewrapped.place`,
  );
  return rows.length;
}

/** Violated foreign key, or a record was locked longer than the statement timeout. */
const STILL_NEEDED = new Set(['23503', '57014', '55P03', '40P01']);

/** Deletes the other versions. Null if a record may still need one of them. */
async function forgetOthers(db: Database, version: number): Promise<number[] | null> {
  try {
    const forgotten = await db
      .delete(fieldKeyVersions)
      .where(ne(fieldKeyVersions.version, version))
      .returning({ version: fieldKeyVersions.version });
    return forgotten.map((row) => row.version).sort((a, b) => a - b);
  } catch (error) {
    for (const { code } of chain(error)) if (code && STILL_NEEDED.has(code)) return null;
    throw error;
  }
}

const CONNECTION = 'ufuk notices';

/** The name of a process's connection for notices; it contains the versions that the process has. */
export const connectionName = ({ versions }: FieldKeys): string =>
  `${CONNECTION} ${versions.join(' ')}`;

async function requireHeldByAll(db: Database, version: number): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select application_name as name from pg_stat_activity
      where datname = current_database() and starts_with(application_name, ${CONNECTION})`,
  );
  const behind = rows.filter(({ name }) => {
    const versions = name.slice(CONNECTION.length).trim().split(' ');
    return !versions.includes(String(version));
  });
  if (behind.length > 0)
    throw new WrongKeys(
      `${behind.length} running process(es) of Ufuk do not hold version ${version} of FIELD_KEYS yet. Add it there, restart them, and run this again.`,
    );
}
