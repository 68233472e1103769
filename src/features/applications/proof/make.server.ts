import { createHash } from 'node:crypto';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { applicationSubject } from '../desk/audit-subject.server.ts';
import { lockApplication } from '../desk/change.server.ts';
import { canSeeIdentityNumbers } from '../policy.ts';
import { withoutDigits } from '../reveal/reveal.server.ts';
import { HIDDEN_FIELDS } from '../reveal/schema.ts';
import { addEvent } from '../timeline.server.ts';
import { readProof } from './read.server.ts';
import type { ProofRequest } from './schema.ts';

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
  const { drawProof } = await import('./draw.server.ts');
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
