import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { type LinkPurpose, readLinkToken } from '../links.server.ts';
import { applications } from '../tables.server.ts';
import type { Followed } from './views.ts';

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

/** The application of a link; null if the token is not valid for this purpose. */
export async function readByLink(
  { db, keys, now }: { db: Queryable; keys: Keyring; now: Date },
  purpose: LinkPurpose,
  token: string,
): Promise<Followed | null> {
  const found = readLinkToken(keys, purpose, token, now);
  return found ? readFollowed(db, found) : null;
}
