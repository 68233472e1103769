import { eq } from 'drizzle-orm';
import { type FieldFault, Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { isDistrictOf } from '../../../platform/places/districts.ts';
import { IDENTITY, SECRET_FIELDS } from '../fields.server.ts';
import { decryptSecrets, encryptSecrets, type SecretName } from '../secrets.server.ts';
import { applications } from '../tables.server.ts';
import { addEvent, changesOf } from '../timeline.server.ts';
import { type Asked, askedFields } from './asked.ts';
import { changeByLink, type Row } from './change-by-link.server.ts';
import { moveAsApplicant } from './move.server.ts';
import type { Completion } from './schema.server.ts';

/** As in the schema of the whole form: its message is a text of the form. */
const WRONG_DISTRICT = 'wrongDistrict';

type Completed = Omit<Completion, 'token'>;

/**
 * Stores the fields that the applicant was asked for, and no other, and moves the application to
 * review. Throws 409 `linkDead`, or 422 with the fields that are missing, wrong or not asked for.
 */
export const completeApplication = (
  op: Operation,
  { token, ...completed }: Completion,
): Promise<void> =>
  changeByLink(op, 'completion', token, async (tx, row) => {
    const fields = askedFields(row.missingFields);
    requireJustThese(fields, completed, row);
    const key = op.keys.recordKey(row.recordKey);
    const isSecret = (name: string) => Object.hasOwn(SECRET_FIELDS, name);
    const given = Object.entries(completed);
    const secrets = Object.fromEntries(given.filter(([name]) => isSecret(name)));
    const { tcKimlikNo } = completed;
    const secretNames = Object.keys(secrets) as SecretName[];
    const before = { ...row, ...decryptSecrets(op.keys, row, secretNames) };
    const changes = changesOf(before, completed, fields);
    await tx
      .update(applications)
      .set({
        ...Object.fromEntries(given.filter(([name]) => !isSecret(name))),
        ...encryptSecrets(key, row.id, secrets as Record<SecretName, string>),
        ...(tcKimlikNo && { identityHash: op.keys.hash(IDENTITY, tcKimlikNo) }),
      })
      .where(eq(applications.id, row.id));
    const details = { fields };
    await addEvent(tx, op, { id: row.id, key }, { kind: 'completed', details, changes });
    await moveAsApplicant(tx, op, row, 'inReview');
  });

function requireJustThese(fields: Asked[], completed: Completed, row: Row): void {
  const faults: Record<string, FieldFault> = {};
  for (const name of Object.keys(completed) as Asked[])
    if (!fields.includes(name)) faults[name] = { rule: 'unknownField' };
  for (const name of fields) if (completed[name] === undefined) faults[name] = { rule: 'required' };
  const { city = row.city, district } = completed;
  if (district !== undefined && !isDistrictOf(city, district))
    faults.district ??= { rule: WRONG_DISTRICT };
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}
