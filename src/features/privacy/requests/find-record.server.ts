import type { Queryable } from '../../../platform/database/client.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { PersonalData } from '../../../platform/personal-data.server.ts';

/** The record with this code; null: there is none, or it was deleted. */
export async function findRecord(
  tx: Queryable,
  personalData: readonly PersonalData[],
  code: string,
): Promise<{ kind: string; id: string } | null> {
  for (const { kind, record } of personalData) {
    const found = await record?.find(tx, code);
    if (found) return { kind, id: found.id };
  }
  return null;
}

/** The same with its operations. Throws 409 `noRecord`. */
export async function requireRecord(
  tx: Queryable,
  personalData: readonly PersonalData[],
  code: string,
) {
  const found = code ? await findRecord(tx, personalData, code) : null;
  const record = personalData.find(({ kind }) => kind === found?.kind)?.record;
  if (!found || !record) throw new Refusal(409, 'noRecord');
  return { record, recordId: found.id };
}
