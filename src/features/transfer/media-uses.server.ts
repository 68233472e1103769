import { eq, sql } from 'drizzle-orm';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { importedMedia } from './tables.server.ts';

/**
 * The former address of an imported picture is no use of it. It leads to the picture that replaces
 * it, so that another import does not add the old one again.
 */
export const importedMediaUses: MediaUses = {
  kind: 'import',
  label: 'transfer:title',
  query: sql`select media_id, media_id as id, '' as name from imported_media where false`,
  pathOf: () => null,
  async replace(tx, from, to) {
    await tx.update(importedMedia).set({ mediaId: to }).where(eq(importedMedia.mediaId, from));
  },
  async invalidate() {},
};
