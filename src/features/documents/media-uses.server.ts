import { eq, inArray, sql } from 'drizzle-orm';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { documentDrafts, documents, documentVersions } from './tables.server.ts';

/** The first pages of the documents and of their drafts. */
export const documentMedia: MediaUses = {
  kind: 'document',
  label: 'platform:mediaUses.document',
  isMade: true,
  query: sql`select v.cover_id as media_id, d.id, d.title || ' (' || v.number || ')' as name
    from document_versions v join documents d on d.id = v.document_id
    where v.cover_id is not null
    union all select r.cover_id, r.id, r.title
    from document_drafts r where r.cover_id is not null`,
  pathOf: () => null,
  async replace(tx, from, to) {
    await tx
      .update(documentVersions)
      .set({ coverId: to })
      .where(eq(documentVersions.coverId, from));
    await tx.update(documentDrafts).set({ coverId: to }).where(eq(documentDrafts.coverId, from));
  },
  async invalidate(tx, ids) {
    const rows = await tx
      .select({ kind: documents.kind })
      .from(documents)
      .where(inArray(documents.id, [...ids]));
    tx.invalidate(...rows.map(({ kind }) => `document:${kind}`));
  },
};
