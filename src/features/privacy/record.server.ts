import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { PersonalData } from '../../platform/personal-data.server.ts';
import { requireConfirmed, requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import type { PrivacyRequest, RequestState } from './contract.ts';
import { canManagePrivacy } from './policy.ts';
import { findRecord, lockRequest, type RequestRow, readRequest } from './requests.server.ts';
import { privacyRequests } from './tables.server.ts';

/**
 * Everything that is stored about the person of the request, in clear, to hand over to that person.
 * Throws 401, 403, 404, 409 without a confirmation, or 409 `noRecord`.
 */
export async function copyOfData(
  op: Operation,
  personalData: readonly PersonalData[],
  id: string,
): Promise<Record<string, unknown>> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const row = await lockRequest(tx, id);
    const { record, recordId } = await requireRecord(tx, personalData, row.recordCode);
    const copy = await record.copy(tx, op, recordId);
    await recordEvent(tx, op, {
      action: 'privacyRequest.copy',
      subject: { kind: 'privacyRequest', id, name: row.code },
      after: { record: row.recordCode },
    });
    return copy;
  });
}

/**
 * Destroys the record that the request is about. Throws 401, 403, 404, 409 without a confirmation,
 * or 409 `noRecord`.
 */
export async function eraseRecord(
  op: Operation,
  personalData: readonly PersonalData[],
  store: Store,
  id: string,
): Promise<PrivacyRequest> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const row = await lockRequest(tx, id);
    const { record, recordId } = await requireRecord(tx, personalData, row.recordCode);
    const log = (error: unknown) => op.log({ err: error }, 'files could not be removed');
    await record.erase(tx, { store, log }, recordId);
    await tx
      .update(privacyRequests)
      .set({ erasedAt: op.now, version: sql`${privacyRequests.version} + 1` })
      .where(eq(privacyRequests.id, id));
    await recordEvent(tx, op, {
      action: 'privacyRequest.erase',
      subject: { kind: 'privacyRequest', id, name: row.code },
      after: { record: row.recordCode },
    });
    return readRequest(tx, op, personalData, id);
  });
}

/** The record with this code, with its operations. Throws 409 `noRecord`. */
async function requireRecord(tx: Queryable, personalData: readonly PersonalData[], code: string) {
  const found = code ? await findRecord(tx, personalData, code) : null;
  const record = personalData.find(({ kind }) => kind === found?.kind)?.record;
  if (!found || !record) throw new Refusal(409, 'noRecord');
  return { record, recordId: found.id };
}

/** The requests about one record that have no answer yet. */
export const readOpenRequests = (
  tx: Queryable,
  record: { kind: string; code: string },
): Promise<RequestRow[]> =>
  tx
    .select()
    .from(privacyRequests)
    .where(and(isOpenAbout(record.kind), eq(privacyRequests.recordCode, record.code)));

/** The codes of the records of this kind that an open request is about. */
export async function readCodesInRequests(tx: Queryable, kind: string): Promise<string[]> {
  const rows = await tx
    .select({ code: privacyRequests.recordCode })
    .from(privacyRequests)
    .where(isOpenAbout(kind));
  return rows.map(({ code }) => code);
}

const isOpenAbout = (kind: string) =>
  and(eq(privacyRequests.state, 'open'), eq(privacyRequests.recordKind, kind));

/** The party must be able to prove its answers; claims end after ten years at most. */
const DAYS = 10 * 365;

/** The requests themselves, which contain data of people too. */
export const requestData: PersonalData = {
  kind: 'privacyRequest',
  retention: {
    days: { answered: DAYS, refused: DAYS },
    deleteSome: (tx, _deletion, which) => deleteOldRequests(tx, which),
  },
};

/** Deletes closed requests that were answered before a time, and returns their number. */
async function deleteOldRequests(
  tx: Queryable,
  { state, before, atOnce }: { state: string; before: Date; atOnce: number },
): Promise<number> {
  const rows = await tx
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(
      and(eq(privacyRequests.state, state as RequestState), lt(privacyRequests.answeredAt, before)),
    )
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(privacyRequests).where(inArray(privacyRequests.id, ids));
  return ids.length;
}
