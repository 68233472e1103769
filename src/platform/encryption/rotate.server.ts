import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/client.server.ts';
import { chain } from '../database/faults.server.ts';
import { type FieldKeys, WrongKeys } from './field-keys.server.ts';
import { lostVersions, readVersions } from './open-keyring.server.ts';
import { rewrap } from './record-key.server.ts';
import { fieldKeyVersions, installationKeys } from './tables.server.ts';

/** Represents keys of a version of Ufuk that did not register them. */
const UNREGISTERED = { version: 0, checkValue: Buffer.alloc(0) };

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

/** Returns the names of all tables with `recordKeyColumns`, quoted for SQL. */
export async function findTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'field_key_versions'::regclass order by name`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Discards all values that were encrypted with keys that are not in `fieldKeys`, so that Ufuk can
 * start again. These values can no longer be decrypted; this also removes their record keys.
 */
export async function giveUpLostKeys(db: Database, fieldKeys: FieldKeys): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await readVersions(tx);
    const lost = lostVersions(known, fieldKeys);
    if (known.length === 0) await tx.insert(fieldKeyVersions).values(UNREGISTERED);
    else if (lost.length === 0) throw new Error('the keys fit this database; nothing is lost.');
    if (lost.length === 0) return;
    for (const table of await findTables(tx))
      await tx.execute(
        sql`update ${sql.raw(table)} set record_key = null
          where record_key_version = any(${sql.param(lost)}::int[])`,
      );
    await tx.delete(installationKeys).where(isNull(installationKeys.recordKey));
    await tx
      .update(fieldKeyVersions)
      .set({ isCurrent: false })
      .where(inArray(fieldKeyVersions.version, lost));
  });
}
