import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import { conflict, Invalid, keyDestroyed, Refusal } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { PersonalData } from '../../../platform/personal-data.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { REQUEST_FIELDS } from '../fields.server.ts';
import { canManagePrivacy } from '../policy.ts';
import { privacyRequests } from '../tables.server.ts';
import { addRequest } from './add.server.ts';
import { findRecord } from './find-record.server.ts';
import { lockRequest, readRequest, toSummary } from './rows.server.ts';
import type { NewPrivacyRequest, PrivacyAnswer, PrivacyFilter, PrivacyRequest } from './schema.ts';

const ORDER: Record<PrivacyFilter['sort'], SQL> = {
  dueAt: sql`${privacyRequests.dueAt}`,
  '-dueAt': sql`${privacyRequests.dueAt} desc`,
  receivedAt: sql`${privacyRequests.receivedAt}`,
  '-receivedAt': sql`${privacyRequests.receivedAt} desc`,
};

const isOverdue = (now: Date) =>
  and(eq(privacyRequests.state, 'open'), lt(privacyRequests.dueAt, now));

/** One page of requests. Throws 401 or 403. */
export async function listRequests(op: Operation, filter: PrivacyFilter) {
  requireThat(op.actor, canManagePrivacy);
  const { state, kind, sort, page, pageSize } = filter;
  const where = and(
    state && eq(privacyRequests.state, state),
    kind && eq(privacyRequests.kind, kind),
  );
  const [rows, [counted]] = await Promise.all([
    op.db
      .select()
      .from(privacyRequests)
      .where(where)
      .orderBy(ORDER[sort], privacyRequests.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(privacyRequests).where(where),
  ]);
  return {
    data: rows.map((row) => toSummary(op.keys, row)),
    total: counted?.total ?? 0,
    overdue: (await countRequests(op)).overdue,
    ...{ page, pageSize, can: { create: true } },
  };
}

/** The numbers of open and overdue requests. Throws 401 or 403. */
export async function countRequests(op: Operation): Promise<{ open: number; overdue: number }> {
  requireThat(op.actor, canManagePrivacy);
  const [row] = await op.db
    .select({
      open: sql<number>`count(*) filter (where ${eq(privacyRequests.state, 'open')})::int`,
      overdue: sql<number>`count(*) filter (where ${isOverdue(op.now)})::int`,
    })
    .from(privacyRequests);
  return row ?? { open: 0, overdue: 0 };
}

/** One request. Throws 401, 403 or 404. */
export async function getRequest(
  op: Operation,
  personalData: readonly PersonalData[],
  id: string,
): Promise<PrivacyRequest> {
  requireThat(op.actor, canManagePrivacy);
  return readRequest(op.db, op, personalData, id);
}

/** Records a request that arrived outside the site. Throws 401, 403, or 422. */
export async function createRequest(
  op: Operation,
  personalData: readonly PersonalData[],
  { receivedOn, recordCode, ...request }: NewPrivacyRequest,
  locale: Locale,
): Promise<PrivacyRequest> {
  requireThat(op.actor, canManagePrivacy);
  const [receivedAt] = dayBounds(receivedOn);
  if (receivedAt > op.now) throw new Invalid({ receivedOn: { rule: 'notAllowed' } });
  return transact(op, async (tx) => {
    const code = recordCode.toUpperCase();
    const found = code ? await findRecord(tx, personalData, code) : null;
    if (code && !found) throw new Invalid({ recordCode: { rule: 'unknownRecord' } });
    const record = found && { kind: found.kind, code };
    const added = await addRequest(tx, op, { ...request, receivedAt, locale, record });
    await recordEvent(tx, op, {
      action: 'privacyRequest.create',
      subject: { kind: 'privacyRequest', id: added.id, name: added.code },
      after: { kind: request.kind, channel: request.channel },
    });
    return readRequest(tx, op, personalData, added.id);
  });
}

/**
 * Closes a request with an answer, which is sent by e-mail if there is an address. Throws 401, 403, 404, 409 `conflict` (with the `current` request)
 * or 409 `requestClosed`.
 */
export async function answerRequest(
  op: Operation,
  personalData: readonly PersonalData[],
  id: string,
  { state, answer, version }: PrivacyAnswer,
): Promise<PrivacyRequest> {
  requireThat(op.actor, canManagePrivacy);
  return transact(op, async (tx) => {
    const row = await lockRequest(tx, id);
    if (row.version !== version)
      throw conflict({ current: await readRequest(tx, op, personalData, id) });
    if (row.state !== 'open') throw new Refusal(409, 'requestClosed');
    if (!row.recordKey) throw keyDestroyed();
    await tx
      .update(privacyRequests)
      .set({
        state,
        answer: op.keys.recordKey(row.recordKey).encrypt(REQUEST_FIELDS.answer, id, answer),
        answeredAt: op.now,
        answeredBy: op.actor.kind === 'staff' ? op.actor.id : null,
        version: sql`${privacyRequests.version} + 1`,
      })
      .where(eq(privacyRequests.id, id));
    await queueEmail(tx, {
      kind: 'privacyAnswer',
      values: { id, locale: row.locale, at: op.now.toISOString() },
    });
    await recordEvent(tx, op, {
      action: 'privacyRequest.answer',
      subject: { kind: 'privacyRequest', id, name: row.code },
      before: { state: row.state },
      after: { state },
    });
    return readRequest(tx, op, personalData, id);
  });
}
