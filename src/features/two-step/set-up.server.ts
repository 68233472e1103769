import { count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { Invalid, Refusal, unauthenticated } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { type Operation, transact } from '../../platform/operation.server.ts';
import { qrCode } from '../../platform/qr.server.ts';
import { requireStaff } from '../../platform/require.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { getParty } from '../party/operations.server.ts';
import { requireOwnPassword, requireUnchanged } from '../passwords/operations.server.ts';
import { endSessionsOf } from '../sessions/operations.server.ts';
import { users } from '../users/tables.server.ts';
import { hasTwoStep, isRequired, removeTwoStep, tellOwner } from './operations.server.ts';
import { canSetUpTwoStep } from './policy.ts';
import { replaceRecoveryCodes } from './recovery-codes.server.ts';
import type { TwoStepSetup, TwoStepState } from './schema.ts';
import { authenticators, recoveryCodes } from './tables.server.ts';
import { closeSecret, findStep, newSecret, openSecret, setUpUri } from './totp.server.ts';

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

/** A new secret, which counts for nothing before it is confirmed. Throws 409 when two steps are on. */
export async function startTwoStep(op: Operation): Promise<TwoStepSetup> {
  const { id } = ownActor(op);
  const secret = newSecret();
  const row = { secret: closeSecret(op.keys, id, secret), createdAt: op.now, lastStep: 0 };
  const written = await op.db
    .insert(authenticators)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: row,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  if (written.length === 0) throw new Refusal(409, 'twoStepOn');
  const [owner] = await op.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  const { shortName } = await getParty(op.db);
  const uri = setUpUri(secret, shortName, owner?.email ?? '');
  return { secret: secret.replace(/.{4}(?=.)/g, '$& '), uri, qr: qrCode(uri) };
}

/**
 * Switches two steps on with the first code and ends the other sessions. Returns the recovery codes,
 * which are shown this once. Throws 409, or 422 for a wrong code.
 */
export async function confirmTwoStep(
  op: Operation,
  code: string,
  locale: Locale,
): Promise<string[]> {
  const { id, sessionId } = ownActor(op);
  return transact(op, async (tx) => {
    const name = await lockOwner(tx, id);
    const [row] = await tx
      .select()
      .from(authenticators)
      .where(eq(authenticators.userId, id))
      .for('update');
    if (!row) throw new Refusal(409, 'twoStepOff');
    if (row.confirmedAt) throw new Refusal(409, 'twoStepOn');
    const step = findStep(openSecret(op.keys, id, row.secret), code, op.now);
    if (step === null) throw new Invalid({ code: { rule: 'wrongCode' } });
    await tx
      .update(authenticators)
      .set({ confirmedAt: op.now, lastStep: step })
      .where(eq(authenticators.userId, id));
    const codes = await replaceRecoveryCodes(tx, op.keys, id);
    await endSessionsOf(tx, id, sessionId);
    await tellOwner(tx, op, 'twoStepOn', id, locale);
    await recordEvent(tx, op, { action: 'twoStep.on', subject: { kind: 'user', id, name } });
    return codes;
  });
}

/** Throws 422 for a wrong password, 409 when the role requires two steps. */
export async function turnOffTwoStep(
  op: Operation,
  currentPassword: string,
  locale: Locale,
): Promise<void> {
  const { id, role } = ownActor(op);
  const checked = await requireOwnPassword(op, currentPassword);
  await transact(op, async (tx) => {
    await requireUnchanged(tx, op, checked);
    const name = await lockOwner(tx, id);
    if (await isRequired(tx, role)) throw new Refusal(409, 'twoStepNeeded');
    await removeTwoStep(tx, op, { id, name }, locale);
  });
}

/** New recovery codes; the old ones are dead. Throws 422 for a wrong password. */
export async function renewRecoveryCodes(
  op: Operation,
  currentPassword: string,
): Promise<string[]> {
  const { id } = ownActor(op);
  const checked = await requireOwnPassword(op, currentPassword);
  return transact(op, async (tx) => {
    await requireUnchanged(tx, op, checked);
    const name = await lockOwner(tx, id);
    if (!(await hasTwoStep(tx, id))) throw new Refusal(409, 'twoStepOff');
    const codes = await replaceRecoveryCodes(tx, op.keys, id);
    const subject = { kind: 'user' as const, id, name };
    await recordEvent(tx, op, { action: 'twoStep.recoveryCodes', subject });
    return codes;
  });
}

const ownActor = ({ actor }: Operation) => requireStaff(actor, canSetUpTwoStep);

/** The own name. A sign-in under way waits, and then goes by what we have decided. */
async function lockOwner(tx: Queryable, id: string): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!user) throw unauthenticated();
  return displayName(user);
}
