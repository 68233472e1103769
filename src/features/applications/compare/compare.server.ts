import { inArray } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { readApplication } from '../desk/read.server.ts';
import { canHandleApplications } from '../policy.ts';
import { showSecrets } from '../secrets.server.ts';
import { applications } from '../tables.server.ts';
import type { Comparison } from './schema.ts';

const { id: idColumn, recordKey, tcSerialNumber, identityHash } = applications;

/**
 * Two applications side by side. Identity numbers are compared by their hashes and stay masked. Throws
 * 401, 403, or 404 if one of them is missing, or both are the same.
 */
export async function compareApplications(
  op: Operation,
  id: string,
  otherId: string,
): Promise<Comparison> {
  requireThat(op.actor, canHandleApplications);
  if (id === otherId) throw notFound();
  const [one, other] = await Promise.all([
    readApplication(op.db, op, id),
    readApplication(op.db, op, otherId),
  ]);
  const rows = await op.db
    .select({ id: idColumn, recordKey, tcSerialNumber, hash: identityHash })
    .from(applications)
    .where(inArray(idColumn, [id, otherId]));
  const [first, second] = rows;
  // Deleted in between.
  if (!first || !second) throw notFound();
  const [serial, otherSerial] = [first, second].map(
    (row) => showSecrets(op.keys, row, ['tcSerialNumber']).tcSerialNumber,
  );
  return {
    one,
    other,
    same: {
      tcKimlikNo: first.hash.bytes.equals(second.hash.bytes),
      tcSerialNumber: serial && otherSerial ? serial === otherSerial : null,
    },
  };
}
