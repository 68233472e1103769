import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { privacyRequests } from '../tables.server.ts';
import type { RequestRow } from './rows.server.ts';

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
