import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/client.server.ts';
import { violatedConstraint } from '../database/faults.server.ts';
import { type FieldKeys, WrongKeys } from './field-keys.server.ts';
import { Keyring } from './keyring.server.ts';
import { makeRecordKey, unwrapRecordKey } from './record-key.server.ts';
import { fieldKeyVersions, INSTALLATION_SEED, installationKeys } from './tables.server.ts';

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

type Version = typeof fieldKeyVersions.$inferSelect;

export const readVersions = (db: Queryable): Promise<Version[]> =>
  db.select().from(fieldKeyVersions).orderBy(fieldKeyVersions.version);

/** Whether the database was already used with keys, so that new keys could not decrypt it. */
export const isEncrypted = async (db: Queryable): Promise<boolean> =>
  (await readVersions(db)).length > 0;

/** Whether `fieldKeys` has the same key with this number. */
const fits = ({ version, checkValue }: Version, fieldKeys: FieldKeys): boolean =>
  fieldKeys.has(version) && fieldKeys.checkValue(version).equals(checkValue);

/** The registered versions that are missing in `fieldKeys` or have another key there. */
export const lostVersions = (known: Version[], fieldKeys: FieldKeys): number[] =>
  known.filter((one) => !fits(one, fieldKeys)).map(({ version }) => version);

/** @throws {WrongKeys} if a number has another key than before */
function requireSameKeys(known: Version[], fieldKeys: FieldKeys): void {
  const other = known.find((one) => fieldKeys.has(one.version) && !fits(one, fieldKeys));
  if (other)
    throw new WrongKeys(
      `Version ${other.version} in ${fieldKeys.source} is not the key that this database was encrypted with. Put the right key back, or give a new key a number that was never used; see "Keys" in docs/operations.md.`,
    );
}

/**
 * Deletes the rows of versions that were removed from `fieldKeys`.
 * @throws {WrongKeys} if a record still needs one of them
 */
async function forgetRemoved(db: Queryable, known: Version[], fieldKeys: FieldKeys): Promise<void> {
  const removed = known.filter(({ version }) => !fieldKeys.has(version));
  if (removed.length === 0) return;
  const numbers = removed.map(({ version }) => version);
  const needed = new WrongKeys(
    `This database was encrypted with version ${numbers.join(', ')} of FIELD_KEYS, which is missing in ${fieldKeys.source} (it has ${fieldKeys.versions.join(', ')}). Put the missing key back; it can be removed after "npm run rotate-keys"; see "Keys" in docs/operations.md.`,
  );
  if (removed.some(({ isCurrent }) => isCurrent)) throw needed;
  try {
    await db.delete(fieldKeyVersions).where(inArray(fieldKeyVersions.version, numbers));
  } catch (error) {
    throw violatedConstraint(error) === null ? error : needed;
  }
}
