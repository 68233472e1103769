import { eq, sql } from 'drizzle-orm';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { party } from './tables.server.ts';

/** The logo. The party has one row without an id, so the use has the id of the picture. */
export const partyMedia: MediaUses = {
  kind: 'party',
  label: 'platform:mediaUses.party',
  query: sql`select logo_id as media_id, logo_id as id, data ->> 'name' as name
    from party where logo_id is not null`,
  pathOf: () => '/dashboard/admin/party?section=look',
  async replace(tx, from, to) {
    await tx
      .update(party)
      .set({ logoId: to, version: sql`${party.version} + 1` })
      .where(eq(party.logoId, from));
  },
  async invalidate(tx) {
    tx.invalidate('party');
  },
};
