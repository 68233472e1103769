import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { media } from '../media/tables.server.ts';
import { completeParty } from './complete-party.ts';
import type { Party } from './schema.ts';
import { party } from './tables.server.ts';

/** The party and the version of its row; 0: its data has not been entered. */
export async function readParty(
  db: Pick<Queryable, 'select'>,
): Promise<{ party: Party; version: number }> {
  const { id: mediaId, width, height, widths } = media;
  const [row] = await db
    .select({
      data: party.data,
      version: party.version,
      logo: { mediaId, width, height, widths },
    })
    .from(party)
    .leftJoin(media, eq(media.id, party.logoId));
  return { party: completeParty(row?.data ?? {}, row?.logo ?? null), version: row?.version ?? 0 };
}
