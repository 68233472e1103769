import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { sweep } from '../../../platform/database/sweep.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { type Allowance, spendTry } from '../../identity/attempts/operations.server.ts';
import { DIGITS } from './schema.server.ts';
import { applicationCodes } from './tables.server.ts';

export const CODE_VALID_MS = 15 * 60_000;
/** How often a code may be entered. */
const TRIES = 5;
/** Codes for one application: its address gets no more e-mails than these. */
const PER_APPLICATION: Allowance = { name: 'application-code', tries: 5, withinMs: 3_600_000 };

/** The one-time code of a request. Nobody who reads the database can compute it. */
export function digitsOf(keys: Keyring, request: string): string {
  const mac = createHmac('sha256', keys.derive('application-codes')).update(request).digest();
  return String(mac.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const newRequest = (): string => randomUUID();

/**
 * Makes the code of this request valid, and every earlier one of the application invalid. Returns
 * false if the application had too many codes, or this one is no longer valid.
 */
export async function openCode(
  op: Operation,
  request: { id: string; applicationId: string; endsAt: Date },
): Promise<boolean> {
  if (request.endsAt <= op.now) return false;
  const { id, applicationId } = applicationCodes;
  try {
    return await transact(op, async (tx) => {
      await tx
        .delete(applicationCodes)
        .where(and(eq(applicationId, request.applicationId), ne(id, request.id)));
      const added = await tx
        .insert(applicationCodes)
        .values(request)
        .onConflictDoNothing()
        .returning({ id });
      // Another try of the same e-mail finds the row and is not counted.
      if (added.length > 0)
        await spendTry({ ...op, db: tx }, PER_APPLICATION, request.applicationId);
      await sweep(tx, id, lte(applicationCodes.endsAt, op.now));
      const [row] = await tx.select({ id }).from(applicationCodes).where(eq(id, request.id));
      return row !== undefined;
    });
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}

/**
 * Uses a code. Each try is counted, in the statement that reads it, so that parallel tries cannot
 * exceed their number. Returns the id of the application; null for a wrong, used or expired code.
 */
export async function spendCode(
  op: Operation,
  request: string,
  digits: string,
): Promise<string | null> {
  const isRight = digitsOf(op.keys, request) === digits;
  const { id, applicationId, tries, endsAt, usedAt } = applicationCodes;
  const [row] = await op.db
    .update(applicationCodes)
    .set({ tries: sql`${tries} + 1`, ...(isRight && { usedAt: op.now }) })
    .where(and(eq(id, request), isNull(usedAt), gt(endsAt, op.now), lt(tries, TRIES)))
    .returning({ applicationId });
  return isRight && row ? row.applicationId : null;
}
