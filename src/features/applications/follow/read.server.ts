import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { EVENT_MESSAGE } from '../fields.server.ts';
import { type LinkPurpose, readLinkToken } from '../links.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import type { Followed, Outcome } from './views.ts';

const { id, code, status, city, frozenAt, createdAt, statusChangedAt, missingFields } =
  applications;

/** What an applicant sees of an application; null if there is none. */
export async function readFollowed(db: Queryable, wanted: string): Promise<Followed | null> {
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
