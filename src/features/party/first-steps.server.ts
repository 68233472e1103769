import { sql } from 'drizzle-orm';
import type { FirstStep } from '../manifest.server.ts';
import { party } from './tables.server.ts';

/** The party has a name of its own. */
export const partyStep: FirstStep = {
  name: 'party',
  isDone: async ({ db }) => {
    const rows = await db
      .select({ one: sql`1` })
      .from(party)
      .where(sql`${party.data} ->> 'name' <> ''`);
    return rows.length > 0;
  },
};
