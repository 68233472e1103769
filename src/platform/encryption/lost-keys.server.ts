import { inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/client.server.ts';
import type { FieldKeys } from './field-keys.server.ts';
import { findTables } from './find-tables.server.ts';
import { fieldKeyVersions, installationKeys } from './tables.server.ts';
import { lostVersions, readVersions } from './versions.server.ts';

/** Represents keys of a version of Ufuk that did not register them. */
const UNREGISTERED = { version: 0, checkValue: Buffer.alloc(0) };

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
