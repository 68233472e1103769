import { count, eq } from 'drizzle-orm';
import { Invalid, Refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { qrCode } from '../../../platform/qr.server.ts';
import { requireStaff } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { requireOwnPassword, requireUnchanged } from '../passwords/own-password.server.ts';
import { endSessionsOf } from '../sessions/operations.server.ts';
import { nameUser, userSubject } from '../users/audit-subject.server.ts';
import { findUser } from '../users/find.server.ts';
import { PARTY_NAMES } from '../users/party-names.server.ts';
import { hasTwoStep, isRequired, removeTwoStep, tellOwner } from './operations.server.ts';
import { withOwnProof } from './own-proof.server.ts';
import { canSetUpTwoStep } from './policy.ts';
import { replaceRecoveryCodes } from './recovery-codes.server.ts';
import type { OwnProof, TwoStepSetup, TwoStepState } from './schema.ts';
import { authenticators, recoveryCodes, TOTP_SECRET } from './tables.server.ts';
import { findStep, newSecret, setUpUri } from './totp.server.ts';

export async function getTwoStepState(op: Operation): Promise<TwoStepState> {
  const { id, role } = ownActor(op);
  const [row] = await op.db
    .select({ since: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, id));
  const [codes] = await op.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, id));
  return {
    on: Boolean(row?.since),
    since: row?.since?.toISOString() ?? null,
    recoveryCodesLeft: codes?.left ?? 0,
    required: await isRequired(op.db, role),
  };
}

/**
 * Creates a new secret, which has no effect before it is confirmed. Throws 422 for a wrong
 * password, 409 if two-step sign-in is on.
 */
export async function startTwoStep(op: Operation, currentPassword: string): Promise<TwoStepSetup> {
  const secret = newSecret();
  ownActor(op);
  const checked = await requireOwnPassword(op, currentPassword);
  const { email } = await transact(op, async (tx) => {
    const owner = await requireUnchanged(tx, op, checked);
    if (await hasTwoStep(tx, owner.id)) throw new Refusal(409, 'twoStepOn');
    const key = await op.keys.makeRecordKey(tx);
    const row = {
      secret: key.encrypt(TOTP_SECRET, owner.id, secret),
      recordKey: key.wrapped,
      createdAt: op.now,
      lastStep: 0,
    };
    await tx
      .insert(authenticators)
      .values({ userId: owner.id, ...row })
      .onConflictDoUpdate({ target: authenticators.userId, set: row });
    return owner;
  });
  const { shortName } = await op.read(PARTY_NAMES)();
  const uri = setUpUri(secret, shortName, email);
  return { secret: secret.replace(/.{4}(?=.)/g, '$& '), uri, qr: qrCode(uri) };
}

/**
 * Turns two-step sign-in on with the first code and ends the other sessions. Returns the recovery
 * codes, which are shown only once. Throws 409, or 422 for a wrong code.
 */
export async function confirmTwoStep(
  op: Operation,
  code: string,
  locale: Locale,
): Promise<string[]> {
  const { id, sessionId } = ownActor(op);
  return transact(op, async (tx) => {
    // A sign-in in progress waits for this lock and then uses the new state.
    const owner = await findUser(tx, id, 'update');
    if (!owner) throw unauthenticated();
    const [row] = await tx.select().from(authenticators).where(eq(authenticators.userId, id));
    if (!row) throw new Refusal(409, 'twoStepOff');
    if (row.confirmedAt) throw new Refusal(409, 'twoStepOn');
    const secret = op.keys.recordKey(row.recordKey).decrypt(TOTP_SECRET, id, row.secret);
    const step = findStep(secret, code, op.now);
    if (step === null) throw new Invalid({ code: { rule: 'wrongCode' } });
    await tx
      .update(authenticators)
      .set({ confirmedAt: op.now, lastStep: step })
      .where(eq(authenticators.userId, id));
    const codes = await replaceRecoveryCodes(tx, op, id);
    await endSessionsOf(tx, id, sessionId);
    await tellOwner(tx, op, 'twoStepOn', id, locale);
    await recordEvent(tx, op, { action: 'twoStep.on', subject: userSubject(owner) });
    return codes;
  });
}

/** Throws as {@link withOwnProof}, and 409 if the role requires two-step sign-in. */
export async function turnOffTwoStep(
  op: Operation,
  proof: OwnProof,
  locale: Locale,
): Promise<void> {
  const { role } = ownActor(op);
  await withOwnProof(op, proof, async (tx, owner) => {
    if (await isRequired(tx, role)) throw new Refusal(409, 'twoStepNeeded');
    await removeTwoStep(tx, op, nameUser(owner), locale);
  });
}

/** Creates new recovery codes; the old ones become invalid. Throws as {@link withOwnProof}. */
export async function renewRecoveryCodes(op: Operation, proof: OwnProof): Promise<string[]> {
  ownActor(op);
  return withOwnProof(op, proof, async (tx, owner, isOn) => {
    if (!isOn) throw new Refusal(409, 'twoStepOff');
    const codes = await replaceRecoveryCodes(tx, op, owner.id);
    await recordEvent(tx, op, { action: 'twoStep.recoveryCodes', subject: userSubject(owner) });
    return codes;
  });
}

const ownActor = ({ actor }: Operation) => requireStaff(actor, canSetUpTwoStep);
