import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/client.server.ts';
import type { FieldKeys } from './field-keys.server.ts';
import { Keyring } from './keyring.server.ts';
import { makeRecordKey, unwrapRecordKey } from './record-key.server.ts';
import { fieldKeyVersions, INSTALLATION_SEED, installationKeys } from './tables.server.ts';
import { forgetRemoved, readVersions, requireSameKeys, type Version } from './versions.server.ts';

const SEED_BYTES = 32;
type Row = typeof installationKeys.$inferSelect;

/**
 * Checks that the keys fit the database, registers new versions and reads the installation's keys.
 * `adopt` runs in the transaction of the first registration: for a database that was used before
 * versions were registered, it can refuse the keys.
 * @throws {WrongKeys} if they do not fit; nothing was changed then
 */
export async function openKeyring(
  db: Database,
  fieldKeys: FieldKeys,
  adopt: (tx: Queryable, keyring: Keyring) => Promise<void> = async () => {},
): Promise<Keyring> {
  const registered = (await readVersions(db)).map(({ version }) => version);
  if (registered.join() !== fieldKeys.versions.join()) await updateVersions(db, fieldKeys, adopt);
  requireSameKeys(await readVersions(db), fieldKeys);
  return readKeyring(db, fieldKeys);
}

async function updateVersions(
  db: Database,
  fieldKeys: FieldKeys,
  adopt: (tx: Queryable, keyring: Keyring) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Only one of several processes that start together registers.
    await tx.execute(sql`lock table ${fieldKeyVersions} in share row exclusive mode`);
    const known = await readVersions(tx);
    requireSameKeys(known, fieldKeys);
    await forgetRemoved(tx, known, fieldKeys);
    await register(tx, fieldKeys, known);
    if (known.length === 0) await adopt(tx, await readKeyring(tx, fieldKeys));
  });
}

async function register(tx: Queryable, fieldKeys: FieldKeys, known: Version[]): Promise<void> {
  const versions = fieldKeys.versions.filter(
    (one) => !known.some(({ version }) => version === one),
  );
  if (versions.length > 0)
    await tx
      .insert(fieldKeyVersions)
      .values(versions.map((version) => ({ version, checkValue: fieldKeys.checkValue(version) })));
  const hasCurrent = known.some(({ isCurrent }) => isCurrent);
  if (!hasCurrent) {
    const highest = eq(fieldKeyVersions.version, fieldKeys.highest);
    await tx.update(fieldKeyVersions).set({ isCurrent: true }).where(highest);
    await addKey(tx, fieldKeys, { purpose: 'hash', version: 1, seed: randomBytes(SEED_BYTES) });
  }
  for (const version of versions)
    await addKey(tx, fieldKeys, { purpose: 'derive', version, seed: fieldKeys.seed(version) });
}

async function addKey(
  tx: Queryable,
  fieldKeys: FieldKeys,
  { purpose, version, seed }: { purpose: Row['purpose']; version: number; seed: Buffer },
): Promise<void> {
  const key = await makeRecordKey(tx, fieldKeys);
  const encrypted = key.encrypt(
    INSTALLATION_SEED,
    idOf({ purpose, version }),
    seed.toString('base64'),
  );
  await tx
    .insert(installationKeys)
    .values({ purpose, version, seed: encrypted, recordKey: key.wrapped })
    .onConflictDoNothing();
}

const idOf = ({ purpose, version }: Pick<Row, 'purpose' | 'version'>) => `${purpose}/${version}`;

function seedOf(fieldKeys: FieldKeys, row: Row): Buffer {
  const key = unwrapRecordKey(fieldKeys, row.recordKey);
  return Buffer.from(key.decrypt(INSTALLATION_SEED, idOf(row), row.seed), 'base64');
}

async function readKeyring(db: Queryable, fieldKeys: FieldKeys): Promise<Keyring> {
  const rows = await db.select().from(installationKeys);
  const seeds = rows.map((row) => ({ ...row, bytes: seedOf(fieldKeys, row) }));
  const derive = seeds.filter(({ purpose }) => purpose === 'derive');
  const hash = seeds.find(({ purpose }) => purpose === 'hash');
  if (!hash || derive.length === 0) throw new Error('The keys of the installation are missing.');
  return new Keyring(fieldKeys, {
    derive: new Map(derive.map(({ version, bytes }) => [version, bytes])),
    hash: hash.bytes,
  });
}

/** Reads versions that another process has registered since this one started. */
export async function refreshKeyring(db: Queryable, keyring: Keyring): Promise<void> {
  for (const row of await db.select().from(installationKeys))
    if (row.purpose === 'derive' && !keyring.versions.includes(row.version))
      keyring.addSeed(row.version, seedOf(keyring.fieldKeys, row));
}
