import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database, Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { compactCode } from '../../../platform/pasted-text.ts';
import { CONFIRMED_FOR_MS } from '../../../platform/require.ts';
import type { Role } from '../../../platform/roles.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { CLOCK_ERROR_MS } from '../../../platform/wall-clock.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { endSessionsOf } from './operations.server.ts';
import { hashesOf, plainCode, RECOVERY_CODE } from './recovery-code.server.ts';
import { authenticators, recoveryCodes, TOTP_SECRET, twoStepRoles } from './tables.server.ts';

const confirmed = (userId: string) =>
  and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));

/** Whether the sign-in of this user requires a second step. */
export async function hasTwoStep(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(confirmed(userId));
  return rows.length > 0;
}

/** Whether a role requires two-step sign-in. */
export async function isRequired(tx: Queryable, role: Role): Promise<boolean> {
  const rows = await tx
    .select({ role: twoStepRoles.role })
    .from(twoStepRoles)
    .where(eq(twoStepRoles.role, role));
  return rows.length > 0;
}

/**
 * Accepts a code of the authenticator, each code only once, or a recovery code, which is then used.
 * False for any other input, and for a user without two-step sign-in.
 */
export async function verifySecondStep(
  tx: Queryable,
  op: Operation,
  userId: string,
  code: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ secret: authenticators.secret, recordKey: authenticators.recordKey })
    .from(authenticators)
    .where(confirmed(userId));
  if (!row) return false;
  const secret = op.keys.recordKey(row.recordKey).decrypt(TOTP_SECRET, userId, row.secret);
  const step = findStep(secret, code, op.now);
  return step === null
    ? spendRecoveryCode(tx, op.keys, userId, code)
    : takeStep(tx, userId, row.secret, step);
}

/** Of several parallel calls, one succeeds; for the others, the step is already used. */
async function takeStep(
  tx: Queryable,
  userId: string,
  secret: typeof authenticators.$inferSelect.secret,
  step: number,
): Promise<boolean> {
  const { lastStep } = authenticators;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        confirmed(userId),
        eq(authenticators.secret, secret),
        or(lt(lastStep, step), gt(lastStep, step + STEPS_AHEAD)),
      ),
    )
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

/**
 * Turns two-step sign-in off for a user, ends the user's sessions except the session of the
 * request, and informs the user by e-mail. False if it was not on. Lock the user's row first;
 * otherwise, the session of a sign-in in progress would not be ended. Records the event, so call it
 * last in a transaction.
 */
export async function removeTwoStep(
  tx: Transaction,
  op: Operation,
  user: { id: string; name: string },
  locale: Locale = DEFAULT_LOCALE,
): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  const [removed] = await tx
    .delete(authenticators)
    .where(eq(authenticators.userId, user.id))
    .returning({ confirmedAt: authenticators.confirmedAt });
  if (!removed?.confirmedAt) return false;
  await endSessionsOf(tx, user.id, op.actor.kind === 'staff' ? op.actor.sessionId : null);
  await tellOwner(tx, op, 'twoStepOff', user.id, locale);
  const subject = { kind: 'user' as const, ...user };
  await recordEvent(tx, op, { action: 'twoStep.off', subject });
  return true;
}

export const tellOwner = (
  tx: Transaction,
  op: Operation,
  kind: 'twoStepOn' | 'twoStepOff',
  userId: string,
  locale: Locale,
): Promise<void> => queueEmail(tx, { kind, values: { userId, locale, at: op.now.toISOString() } });

const HOW_MANY = 10;
/** Crockford's alphabet: its characters are not confused when read from paper. 5 bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
/** As long as a confirmation is valid: until then, who made the codes may still use the same proof. */
const NEW_MS = CONFIRMED_FOR_MS;

/**
 * Creates new codes for a user, each valid once; the old codes become invalid. Only hashes are
 * stored.
 */
export async function replaceRecoveryCodes(
  tx: Queryable,
  { keys, now }: Operation,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < HOW_MANY) codes.add(makeCode());
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(
    [...codes].map((code) => ({
      userId,
      hash: keys.hash(RECOVERY_CODE, { userId, code }),
      madeAt: now,
    })),
  );
  return [...codes].map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Whether a code is valid, but was made within the time of one confirmation. */
export async function isNewRecoveryCode(
  tx: Queryable,
  { keys, now }: Operation,
  userId: string,
  code: string,
): Promise<boolean> {
  if (plainCode(code).length !== LENGTH) return false;
  const since = new Date(now.getTime() - NEW_MS);
  const found = await tx
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(isCode(keys, userId, code), gt(recoveryCodes.madeAt, since)));
  return found.length > 0;
}

/** Uses a code; false if the user has no such valid code. */
export async function spendRecoveryCode(
  tx: Queryable,
  keys: Keyring,
  userId: string,
  code: string,
): Promise<boolean> {
  if (plainCode(code).length !== LENGTH) return false;
  const used = await tx
    .delete(recoveryCodes)
    .where(isCode(keys, userId, code))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

const isCode = (keys: Keyring, userId: string, code: string) =>
  and(
    eq(recoveryCodes.userId, userId),
    inArray(recoveryCodes.hash, hashesOf(keys, { userId, code })),
  );

const makeCode = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Every authenticator app supports these settings; many ignore any others. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 };
/** How many steps a clock may be fast or slow. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/**
 * If the last accepted code is so many steps newer than a correct one, the clock was set back since. Without
 * this, no code would be correct until the clock has reached that step again.
 */
const STEPS_AHEAD = CLOCK_ERROR_MS / 1000 / SETTINGS.period;

/** A new shared secret in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/**
 * The 30-second step since 1970, around `now`, that the code belongs to; null if there is none.
 * Spaces and dashes in the code are ignored.
 */
export function findStep(secret: string, typed: string, now: Date): number | null {
  const code = compactCode(typed);
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter({ period: SETTINGS.period, timestamp }) + delta;
}

/** The `otpauth://…` address that an authenticator app reads from a QR code. */
export const setUpUri = (secret: string, party: string, email: string): string =>
  new TOTP({ ...SETTINGS, issuer: party, label: email, secret }).toString();

/**
 * Encrypts secrets again that a version without record keys encrypted directly with a field key.
 * Runs at every start; `tell` gets a message for each account whose secret cannot be decrypted.
 */
export async function convertOldSecrets(
  db: Database,
  keys: Keyring,
  tell: (sentence: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(authenticators)
      .where(isNull(authenticators.recordKey))
      .for('update');
    for (const { userId, secret } of rows) {
      const text = decryptOld(keys, userId, secret.bytes);
      if (text === null) {
        tell(
          `The two-step secret of account ${userId} cannot be decrypted. Turn its two-step sign-in off; it can then be set up again.`,
        );
        continue;
      }
      const key = await keys.makeRecordKey(tx);
      await tx
        .update(authenticators)
        .set({ secret: key.encrypt(TOTP_SECRET, userId, text), recordKey: key.wrapped })
        .where(eq(authenticators.userId, userId));
    }
  });
}

function decryptOld(keys: Keyring, userId: string, bytes: Buffer): string | null {
  try {
    return keys.fieldKeys.decrypt(`authenticators/${userId}/secret`, bytes).toString();
  } catch {
    return null;
  }
}
