import { randomUUID } from 'node:crypto';
import { and, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import { conflict, Invalid, keyDestroyed, notFound, Refusal } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { queueEmail } from '../../platform/mail/email.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { PersonalData } from '../../platform/personal-data.server.ts';
import { newRecordCode } from '../../platform/record-code.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { dayBounds } from '../../platform/wall-clock.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  ANSWER_WITHIN_DAYS,
  type Channel,
  type NewPrivacyRequest,
  type PrivacyAnswer,
  type PrivacyFilter,
  type PrivacyRequest,
  type PrivacyRequestSummary,
  type RequestKind,
} from './contract.ts';
import { canManagePrivacy } from './policy.ts';
import { privacyRequests, REQUEST_FIELDS } from './tables.server.ts';

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
    page,
    pageSize,
    can: { create: true },
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
 * Closes a request with an answer, which is sent by e-mail if there is an address. Throws 401, 403,
 * 404, 409 `conflict` (with the `current` request) or 409 `requestClosed`.
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

const DAY_MS = 24 * 3_600_000;

interface AddedRequest {
  kind: RequestKind;
  channel: Channel;
  receivedAt: Date;
  locale: Locale;
  name: string;
  email: string;
  text: string;
  record: { kind: string; code: string } | null;
}

/** Stores a request; its 30 days begin at `receivedAt`. */
export async function addRequest(
  tx: Transaction,
  op: Operation,
  { name, email, text, record, ...request }: AddedRequest,
): Promise<{ id: string; code: string }> {
  const id = randomUUID();
  const code = newRecordCode('K');
  const key = await op.keys.makeRecordKey(tx);
  await tx.insert(privacyRequests).values({
    ...request,
    id,
    code,
    name: key.encrypt(REQUEST_FIELDS.name, id, name),
    email: key.encrypt(REQUEST_FIELDS.email, id, email),
    text: key.encrypt(REQUEST_FIELDS.text, id, text),
    recordKind: record?.kind ?? '',
    recordCode: record?.code ?? '',
    dueAt: new Date(request.receivedAt.getTime() + ANSWER_WITHIN_DAYS * DAY_MS),
    recordKey: key.wrapped,
  });
  return { id, code };
}

export type RequestRow = typeof privacyRequests.$inferSelect;

export function toSummary(keys: Keyring, row: RequestRow): PrivacyRequestSummary {
  const { id, code, kind, state, channel, recordCode } = row;
  return {
    id,
    code,
    kind,
    state,
    channel,
    recordCode,
    name: keys.readingKey(row.recordKey)?.decrypt(REQUEST_FIELDS.name, id, row.name) ?? '',
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** One request with its decrypted texts, which are empty if its key was destroyed. Throws 404. */
export async function readRequest(
  tx: Queryable,
  { keys, audit }: Pick<Operation, 'keys' | 'audit'>,
  personalData: readonly PersonalData[],
  id: string,
): Promise<PrivacyRequest> {
  const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  if (!row) throw notFound();
  const key = keys.readingKey(row.recordKey);
  return {
    ...toSummary(keys, row),
    email: key?.decrypt(REQUEST_FIELDS.email, id, row.email) ?? '',
    text: key?.decrypt(REQUEST_FIELDS.text, id, row.text) ?? '',
    answer: (row.answer && key?.decrypt(REQUEST_FIELDS.answer, id, row.answer)) ?? '',
    answeredBy: row.answeredBy
      ? ((await audit.actors.findNames(tx, [row.answeredBy])).get(row.answeredBy) ?? '')
      : '',
    answerFailedAt: row.answerFailedAt?.toISOString() ?? null,
    locale: row.locale,
    record: row.recordCode ? await findRecord(tx, personalData, row.recordCode) : null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** Locks the row. Throws 404. */
export async function lockRequest(tx: Queryable, id: string): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** The record with this code; null: there is none, or it was deleted. */
export async function findRecord(
  tx: Queryable,
  personalData: readonly PersonalData[],
  code: string,
): Promise<{ kind: string; id: string } | null> {
  for (const { kind, record } of personalData) {
    const found = await record?.find(tx, code);
    if (found) return { kind, id: found.id };
  }
  return null;
}
