import { Invalid, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { requireOwnPassword, requireUnchanged } from '../passwords/operations.server.ts';
import { confirmSession } from '../sessions/operations.server.ts';
import { hasTwoStep, verifySecondStep } from '../two-step/operations.server.ts';
import type { PasswordConfirmation } from './schema.ts';

/** Guesses of codes by somebody who knows the password and holds a session. */
const OWN_CODE: Allowance = { name: 'own-code', tries: 20, withinMs: 24 * 3_600_000 };

/**
 * Takes the password of who is signed in once more, and the code where two steps are on; for some
 * minutes after it this session may do what asks for that.
 * @throws Invalid `currentPassword` or `code`; Refusal 409 `codeRequired` after the right password
 * of somebody with two steps, 401, 429
 */
export async function confirmPassword(op: Operation, request: PasswordConfirmation): Promise<void> {
  const { currentPassword, code } = request;
  const checked = await requireOwnPassword(op, currentPassword).catch(async (error) => {
    if (error instanceof Invalid) await recordRefused(op, 'wrong');
    throw error;
  });
  if (code) await spendTry(op, OWN_CODE, checked.id);
  const fault = await transact(op, async (tx) => {
    await requireUnchanged(tx, op, checked);
    if (await hasTwoStep(tx, checked.id)) {
      if (!code) return 'codeMissing';
      if (!(await verifySecondStep(tx, op, checked.id, code))) return 'code';
    }
    await confirmSession(tx, op);
    await recordEvent(tx, op, { action: 'auth.confirmed' });
    return null;
  });
  if (fault === 'codeMissing') throw new Refusal(409, 'codeRequired');
  if (fault === 'code') {
    await recordRefused(op, 'code');
    throw new Invalid({ code: { rule: 'wrongCode' } });
  }
  if (code) await forgetTries(op, OWN_CODE, checked.id);
}

/** Somebody sits at an open desk or has a stolen session, or mistyped. */
const recordRefused = (op: Operation, reason: 'wrong' | 'code'): Promise<void> =>
  transact(op, (tx) => recordEvent(tx, op, { action: 'auth.confirmRefused', after: { reason } }));
