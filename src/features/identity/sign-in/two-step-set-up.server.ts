import { count, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid, Refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { qrCode } from '../../../platform/qr.server.ts';
import { requireConfirmed, requireStaff, requireThat } from '../../../platform/require.ts';
import { may, ownRight, siteRight } from '../../../platform/rights.ts';
import { ROLES, type Role } from '../../../platform/roles.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { findUser, nameUser, type UserWithSecrets, userSubject } from '../users/find.server.ts';
import { lockUsers } from '../users/keep-admins.server.ts';
import { PARTY_NAMES } from '../users/operations.server.ts';
import type { OwnProof, TwoStepSetup, TwoStepState } from './contract.ts';
import { endSessionsOf } from './operations.server.ts';
import { requireOwnPassword, requireUnchanged } from './passwords.server.ts';
import { authenticators, recoveryCodes, TOTP_SECRET, twoStepRoles } from './tables.server.ts';
import {
  findStep,
  hasTwoStep,
  isNewRecoveryCode,
  isRequired,
  newSecret,
  removeTwoStep,
  replaceRecoveryCodes,
  setUpUri,
  tellOwner,
  verifySecondStep,
} from './two-step.server.ts';

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

/** Roles that have no access before two-step sign-in is set up, in the order of {@link ROLES}. */
export async function listTwoStepRoles(op: Operation): Promise<Role[]> {
  requireThat(op.actor, canRequireTwoStep);
  return rolesIn(op.db);
}

/** Throws 401, 403, or 409 if an administrator without two-step sign-in would lose access. */
export async function saveTwoStepRoles(op: Operation, wanted: Role[]): Promise<Role[]> {
  requireThat(op.actor, canRequireTwoStep);
  requireConfirmed(op);
  const after = ROLES.filter((role) => wanted.includes(role));
  return transact(op, async (tx) => {
    await lockUsers(tx, op);
    const { actor } = op;
    if (actor.kind === 'staff' && after.includes(actor.role) && !(await hasTwoStep(tx, actor.id)))
      throw new Refusal(409, 'setUpOwnTwoStepFirst');
    // Changes run one after the other, so that the recorded "before" is correct.
    await tx.execute(sql`lock table ${twoStepRoles} in share row exclusive mode`);
    const before = await rolesIn(tx);
    if (before.join() === after.join()) return after;
    await tx.delete(twoStepRoles);
    if (after.length > 0) await tx.insert(twoStepRoles).values(after.map((role) => ({ role })));
    const subject = { kind: 'setting' as const, id: 'twoStep.roles', name: '' };
    const change = { before: { roles: before }, after: { roles: after } };
    await recordEvent(tx, op, { action: 'twoStep.roles', subject, ...change });
    return after;
  });
}

async function rolesIn(tx: Queryable): Promise<Role[]> {
  const rows = await tx.select({ role: twoStepRoles.role }).from(twoStepRoles);
  return ROLES.filter((role) => rows.some((row) => row.role === role));
}

const canSetUpTwoStep = (actor: Actor) => may(actor, ownRight);
/** Permission to change which roles require two-step sign-in. */
const canRequireTwoStep = (actor: Actor) => may(actor, siteRight);
