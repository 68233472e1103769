import type { Operation } from '../../../platform/operation.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { confirmSession } from '../sessions/operations.server.ts';
import { withOwnProof } from '../two-step/own-proof.server.ts';
import type { OwnProof } from '../two-step/schema.ts';

/**
 * Checks the password of the signed-in user again, and the code if two-step sign-in is on. For some
 * minutes afterwards, this session may perform actions that require the check.
 * @throws as {@link withOwnProof}
 */
export const confirmPassword = (op: Operation, proof: OwnProof): Promise<void> =>
  withOwnProof(op, proof, async (tx) => {
    await confirmSession(tx, op);
    await recordEvent(tx, op, { action: 'auth.confirmed' });
  });
