import { Invalid, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { requireOwnPassword, requireUnchanged } from '../passwords/own-password.server.ts';
import type { UserWithSecrets } from '../users/find.server.ts';
import { hasTwoStep, verifySecondStep } from './operations.server.ts';
import { isNewRecoveryCode } from './recovery-codes.server.ts';
import type { OwnProof } from './schema.ts';

/** Limits code guesses by an attacker who knows the password and has a session. */
const OWN_CODE: Allowance = { name: 'own-code', tries: 20, withinMs: 24 * 3_600_000 };

type CodeFault = 'missing' | 'wrongCode' | 'newRecoveryCode';

/**
 * Does `work` only with the password of the signed-in user, and with a code if two-step sign-in is on:
 * a session and a password alone must neither replace the second step nor count as it. A code is used
 * up only if `work` succeeds; a recovery code that was made a moment ago is not accepted, because who
 * made it may be the one who has to prove something. The user's row is locked: other changes of it
 * wait, and so does a sign-in.
 * @throws Invalid `currentPassword` or `code`; Refusal 409 `codeRequired` if two-step sign-in is on and
 * there is no code, 401, 429
 */
export async function withOwnProof<T>(
  op: Operation,
  { currentPassword, code }: OwnProof,
  work: (tx: Transaction, owner: UserWithSecrets, isOn: boolean) => Promise<T>,
): Promise<T> {
  const checked = await requireOwnPassword(op, currentPassword).catch(async (error) => {
    if (error instanceof Invalid) await recordRefused(op, 'wrong');
    throw error;
  });
  if (code) await spendTry(op, OWN_CODE, checked.id);
  const done = await transact(op, async (tx) => {
    const owner = await requireUnchanged(tx, op, checked);
    const isOn = await hasTwoStep(tx, owner.id);
    const fault = isOn ? await codeFault(tx, op, owner.id, code) : null;
    return fault ? ([fault] as const) : ([null, await work(tx, owner, isOn)] as const);
  });
  const [fault] = done;
  if (fault === null) {
    if (code) await forgetTries(op, OWN_CODE, checked.id);
    return done[1];
  }
  if (fault === 'missing') throw new Refusal(409, 'codeRequired');
  await recordRefused(op, 'code');
  throw new Invalid({ code: { rule: fault } });
}

async function codeFault(
  tx: Transaction,
  op: Operation,
  userId: string,
  code: string | undefined,
): Promise<CodeFault | null> {
  if (!code) return 'missing';
  if (await isNewRecoveryCode(tx, op, userId, code)) return 'newRecoveryCode';
  return (await verifySecondStep(tx, op, userId, code)) ? null : 'wrongCode';
}

/** The cause may be an unattended browser, a stolen session or a typing error. */
const recordRefused = (op: Operation, reason: 'wrong' | 'code'): Promise<void> =>
  transact(op, (tx) => recordEvent(tx, op, { action: 'auth.confirmRefused', after: { reason } }));
