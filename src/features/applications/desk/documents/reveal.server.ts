import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { keyDestroyed, notFound } from '../../../../platform/errors.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import type { Operation } from '../../../../platform/operation.server.ts';
import { formatPhone } from '../../../../platform/phone.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import { requireConfirmed, requireThat } from '../../../../platform/require.ts';
import { transact } from '../../../../platform/transaction.server.ts';
import { recordEvent } from '../../../audit/operations.server.ts';
import { readShownVersion } from '../../../legal-texts/operations.server.ts';
import { getParty } from '../../../party/operations.server.ts';
import { canHandleApplications, canSeeIdentityNumbers } from '../../policy.ts';
import { decryptSecrets } from '../../secrets.server.ts';
import { applications } from '../../tables.server.ts';
import { applicationFields as fields } from '../../text/tr.ts';
import { addEvent } from '../../timeline.server.ts';
import { applicationSubject, lockApplication, withoutDigits } from '../change.server.ts';
import {
  type DeclarationRequest,
  HIDDEN_FIELDS,
  type ProofRequest,
  type Reveal,
} from './contract.ts';
import type { Declaration } from './draw-declaration.server.ts';
import { readProof } from './read-proof.server.ts';
import { DECLARATION } from './words.ts';

type Row = typeof applications.$inferSelect;

/**
 * One hidden value of an application in clear. The timeline and the audit log record who read it and
 * why; the reason in the audit log has no digits, because somebody may type the number there. Throws
 * 401, 403, 404, 409 without a confirmation, or 409 `keyDestroyed`.
 */
export async function revealField(
  op: Operation,
  id: string,
  { field, revealReason }: Reveal,
): Promise<{ value: string }> {
  requireThat(op.actor, canSeeIdentityNumbers);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const row = await lockApplication(tx, id);
    const value = decryptSecrets(op.keys, row, [field])[field];
    const key = op.keys.recordKey(row.recordKey);
    const details = { fields: [field] };
    await addEvent(tx, op, { id, key }, { kind: 'revealed', reason: revealReason, details });
    await recordEvent(tx, op, {
      action: 'application.reveal',
      subject: applicationSubject(row),
      after: { field, revealReason: withoutDigits(revealReason) },
    });
    return { value };
  });
}

/**
 * The entry declaration of an application, to be printed and signed. With a reason it has the identity
 * number, for users who may see it and have entered the password again; otherwise its place is empty.
 * The timeline and the audit log record it. Throws 401, 403, 404, 409 without a
 * confirmation, or 409 `keyDestroyed`.
 */
export async function printDeclaration(
  op: Operation,
  id: string,
  { revealReason, publicUrl }: DeclarationRequest & { publicUrl: string },
): Promise<{ code: string; bytes: Buffer }> {
  requireThat(op.actor, canHandleApplications);
  const withNumbers = revealReason !== undefined;
  if (withNumbers) {
    requireThat(op.actor, canSeeIdentityNumbers);
    requireConfirmed(op);
  }
  const [row] = await op.db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw notFound();
  if (!row.recordKey) throw keyDestroyed();
  const [party, declared] = await Promise.all([
    getParty(op.db),
    readShownVersion(op.db, 'declaration', row.declarationVersion),
  ]);
  // Loaded when it is needed: the library for PDFs takes 15 MB of memory.
  const { drawDeclaration } = await import('./draw-declaration.server.ts');
  const bytes = await drawDeclaration({
    party: party.name,
    code: row.code,
    address: `${publicUrl}/dashboard/applications/${id}/details`,
    rows: rowsOf(op, row, withNumbers),
    // The sentence that the applicant agreed to.
    statement: declared?.wordings.tr.statement ?? '',
    version: row.declarationVersion,
    decision: decisionOf(row),
    name: `${row.name} ${row.surname}`,
    day: formatDate('tr', op.now),
    now: op.now,
  });
  await transact(op, async (tx) => {
    // Deleted since it was read: the file is not given out.
    const { recordKey } = await lockApplication(tx, id);
    const key = op.keys.recordKey(recordKey);
    await addEvent(
      tx,
      op,
      { id, key },
      {
        kind: 'declarationPrinted',
        reason: revealReason,
        ...(withNumbers && { details: { fields: ['tcKimlikNo'] } }),
      },
    );
    await recordEvent(tx, op, {
      action: 'application.printDeclaration',
      subject: applicationSubject(row),
      after: {
        withNumbers,
        ...(withNumbers && { revealReason: withoutDigits(revealReason) }),
      },
    });
  });
  return { code: row.code, bytes };
}

function rowsOf({ keys }: Operation, row: Row, withNumbers: boolean): Declaration['rows'] {
  const names = ['birthDate', 'phone', 'email', 'address'] as const;
  const plain = decryptSecrets(keys, row, names);
  return [
    [
      fields.tcKimlikNo,
      withNumbers
        ? decryptSecrets(keys, row, ['tcKimlikNo']).tcKimlikNo
        : { boxes: IDENTITY_DIGITS },
    ],
    [fields.name, row.name],
    [fields.surname, row.surname],
    [DECLARATION.birthPlace, { boxes: 0 }],
    [fields.birthDate, formatDate('tr', noon(plain.birthDate))],
    [fields.education, fields.educations[row.education]],
    [fields.occupation, row.occupation],
    [`${fields.city}, ${fields.district}`, `${provinceName(row.city)}, ${row.district}`],
    [fields.address, plain.address.replace(/\s*\n\s*/g, ', ')],
    [fields.phone, formatPhone(plain.phone)],
    [fields.email, plain.email],
  ];
}

const IDENTITY_DIGITS = 11;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Only of an acceptance: the printed line is about it. */
function decisionOf({ status, decisionNumber, decisionDate }: Row): string {
  if (status !== 'uyelikIslemleriTamamlandi' || !decisionNumber || !decisionDate) return '';
  return `${formatDate('tr', noon(decisionDate))}, ${decisionNumber}`;
}

/**
 * The proof of an applicant's will as one PDF, which is not stored. The timeline and the audit log
 * record who made it and why; the audit log also has the SHA-256 of the file, by which anyone who holds
 * it can show that it was not altered. Throws 401, 403, 404, 409 without a confirmation, 409
 * `keyDestroyed`, or 503 when too many wait.
 */
export async function makeProof(
  op: Operation,
  id: string,
  { revealReason }: ProofRequest,
): Promise<{ code: string; bytes: Buffer }> {
  requireThat(op.actor, canSeeIdentityNumbers);
  requireConfirmed(op);
  const { row, proof } = await readProof(op, id, revealReason);
  // Loaded when it is needed: the library for PDFs takes 15 MB of memory.
  const { drawProof } = await import('./draw-proof.server.ts');
  const bytes = await drawProof(proof);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  await transact(op, async (tx) => {
    // Deleted since it was read: the file is not given out.
    const { recordKey } = await lockApplication(tx, id);
    const key = op.keys.recordKey(recordKey);
    const details = { fields: [...HIDDEN_FIELDS] };
    await addEvent(tx, op, { id, key }, { kind: 'proofMade', reason: revealReason, details });
    await recordEvent(tx, op, {
      action: 'application.makeProof',
      subject: applicationSubject(row),
      after: { checksum, revealReason: withoutDigits(revealReason) },
    });
  });
  return { code: row.code, bytes };
}
