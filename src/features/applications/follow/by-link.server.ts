import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordMove, statusColumns } from '../desk/status.server.ts';
import { type LinkPurpose, readLinkToken } from '../links.server.ts';
import { EVENT_MESSAGE } from '../secrets.server.ts';
import type { Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { type Followed, isDone, isPossible, type Outcome } from './followed.ts';

export type Row = typeof applications.$inferSelect;

/** What an applicant sees of an application; null if there is none. */
export async function readFollowed(db: Queryable, wanted: string): Promise<Followed | null> {
  const { id, code, status, city, frozenAt, createdAt, statusChangedAt, missingFields } =
    applications;
  const [row] = await db
    .select({ id, code, status, city, frozenAt, createdAt, statusChangedAt, missingFields })
    .from(applications)
    .where(eq(id, wanted));
  if (!row) return null;
  const { frozenAt: at, ...followed } = row;
  return { ...followed, isFrozen: at !== null };
}

const NOTHING: Outcome = { message: '', decisionNumber: null, decisionDate: null };

/**
 * What staff told the applicant about the current status. Nothing for an application that was denied:
 * it is read by a person who did not apply.
 */
export async function readOutcome(
  { db, keys }: Pick<Operation, 'db' | 'keys'>,
  followed: Followed,
): Promise<Outcome> {
  if (followed.isFrozen) return NOTHING;
  const { applicationId, kind, toStatus, message, at, seq } = applicationEvents;
  const { decisionNumber, decisionDate, recordKey } = applications;
  const [row] = await db
    .select({ event: applicationEvents.id, message, decisionNumber, decisionDate, recordKey })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(and(eq(applicationId, followed.id), eq(kind, 'status'), eq(toStatus, followed.status)))
    .orderBy(desc(at), desc(seq))
    .limit(1);
  if (!row?.recordKey) return NOTHING;
  const key = keys.recordKey(row.recordKey);
  return {
    message: row.message ? key.decrypt(EVENT_MESSAGE, row.event, row.message) : '',
    decisionNumber: row.decisionNumber,
    decisionDate: row.decisionDate,
  };
}

/** The application of a link; null if the token is not valid for this purpose. */
export async function readByLink(
  { db, keys, now }: { db: Queryable; keys: Keyring; now: Date },
  purpose: LinkPurpose,
  token: string,
): Promise<Followed | null> {
  const found = readLinkToken(keys, purpose, token, now);
  return found ? readFollowed(db, found) : null;
}

/**
 * Changes the application of a link, locked. A change that was made before is not made again.
 * @throws Refusal 409 `linkDead`
 */
export async function changeByLink(
  op: Operation,
  purpose: LinkPurpose,
  token: string,
  change: (tx: Transaction, row: Row) => Promise<void>,
): Promise<void> {
  const id = readLinkToken(op.keys, purpose, token, op.now);
  if (!id) throw new Refusal(409, 'linkDead');
  await transact(op, async (tx) => {
    const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
    if (!row?.recordKey) throw new Refusal(409, 'linkDead');
    const followed = { ...row, isFrozen: row.frozenAt !== null };
    if (isDone(purpose, followed)) return;
    if (!isPossible(purpose, followed)) throw new Refusal(409, 'linkDead');
    await change(tx, row);
  });
}

/** Moves a locked application to another status, as its applicant: the timeline names no user. */
export async function moveAsApplicant(
  tx: Transaction,
  op: Operation,
  row: Row,
  to: Status,
): Promise<void> {
  await tx.update(applications).set(statusColumns(op, to)).where(eq(applications.id, row.id));
  await recordMove(tx, op, row, { status: to });
}
