import { eq, sql } from 'drizzle-orm';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { people } from './tables.server.ts';

/** The portraits. */
export const peopleMedia: MediaUses = {
  kind: 'person',
  label: 'platform:mediaUses.person',
  query: sql`select portrait_id as media_id, id, name from people where portrait_id is not null`,
  pathOf: (id) => `/dashboard/admin/people/${id}`,
  async replace(tx, from, to) {
    await tx.update(people).set({ portraitId: to }).where(eq(people.portraitId, from));
  },
  async invalidate(tx) {
    tx.invalidate('people', 'home');
  },
};
