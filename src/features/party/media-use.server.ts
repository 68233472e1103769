import { eq, or, sql } from 'drizzle-orm';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { afterChange } from './part-versions.ts';
import { partyPartPath } from './parts.ts';
import { party } from './tables.server.ts';

/** The logos. The party has one row without an id, so a use has the id of its picture. */
export const partyMedia: MediaUses = {
  kind: 'party',
  label: 'platform:mediaUses.party',
  query: sql`select distinct logo as media_id, logo as id, data ->> 'name' as name
    from party, unnest(array[logo_id, dark_logo_id]) logo where logo is not null`,
  pathOf: () => partyPartPath('look'),
  async replace(tx, from, to) {
    const { logoId, darkLogoId, version, partVersions } = party;
    const [row] = await tx
      .select({ logoId, darkLogoId, version, partVersions })
      .from(party)
      .where(or(eq(logoId, from), eq(darkLogoId, from)))
      .for('update');
    if (!row) return;
    const changed = afterChange(row.partVersions, row.version, ['look']);
    await tx.update(party).set({
      ...(row.logoId === from && { logoId: to }),
      ...(row.darkLogoId === from && { darkLogoId: to }),
      version: changed.at,
      partVersions: changed,
    });
  },
  async invalidate(tx) {
    tx.invalidate('party');
  },
};
