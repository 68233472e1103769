import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database/client.server.ts';
import { violatedConstraint } from '../database/faults.server.ts';
import type { FieldKeys } from './field-keys.server.ts';
import { fieldKeyVersions } from './tables.server.ts';
import { WrongKeys } from './wrong-keys.server.ts';

export type Version = typeof fieldKeyVersions.$inferSelect;

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
export function requireSameKeys(known: Version[], fieldKeys: FieldKeys): void {
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
export async function forgetRemoved(
  db: Queryable,
  known: Version[],
  fieldKeys: FieldKeys,
): Promise<void> {
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
