import { Invalid, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { requireOwnPassword, requireUnchanged } from '../passwords/own-password.server.ts';
import { confirmSession } from '../sessions/operations.server.ts';
import { hasTwoStep, verifySecondStep } from '../two-step/operations.server.ts';
import type { PasswordConfirmation } from './schema.ts';

/** Limits code guesses by an attacker who knows the password and has a session. */
const OWN_CODE: Allowance = { name: 'own-code', tries: 20, withinMs: 24 * 3_600_000 };

/**
 * Checks the password of the signed-in user again, and the code if two-step sign-in is on. For some
 * minutes afterwards, this session may perform actions that require the check.
 * @throws Invalid `currentPassword` or `code`; Refusal 409 `codeRequired` after the correct
 * password of a user with two-step sign-in, 401, 429
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

/** The cause may be an unattended browser, a stolen session or a typing error. */
const recordRefused = (op: Operation, reason: 'wrong' | 'code'): Promise<void> =>
  transact(op, (tx) => recordEvent(tx, op, { action: 'auth.confirmRefused', after: { reason } }));
