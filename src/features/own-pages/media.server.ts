import { eq, sql } from 'drizzle-orm';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { renderOldJob } from './jobs.server.ts';
import { ownPageMedia, ownPageRevisions, ownPages } from './tables.server.ts';
import { OWN_PAGES_TAG, pageTag } from './tags.ts';

/** What own pages show, to visitors or in texts that wait for their publication. */
export const ownPageMediaUses: MediaUses = {
  kind: 'ownPage',
  label: 'platform:mediaUses.ownPage',
  query: sql`select m.media_id, p.id, p.title as name
    from own_page_media m join own_pages p on p.id = m.page_id`,
  pathOf: (id) => `/dashboard/pages/${id}`,
  async replace(tx, from, to) {
    const [before, after] = [`/media/${from}/`, `/media/${to}/`];
    const users = sql`(select page_id from own_page_media where media_id = ${from}::uuid)`;
    for (const [table, page] of [
      [ownPageRevisions, ownPageRevisions.pageId],
      [ownPages, ownPages.id],
    ] as const)
      await tx.execute(sql`update ${table}
        set texts = replace(texts::text, ${before}, ${after})::jsonb
        where ${page} in ${users} and strpos(texts::text, ${before}) > 0`);
    await tx.execute(sql`update own_page_texts set body = replace(body, ${before}, ${after}),
        body_html = replace(body_html, ${before}, ${after}), renderer_version = 0
      where page_id in ${users} and strpos(body, ${before}) > 0`);
    // The new picture may have other widths, which the HTML names.
    await tx.addJob(renderOldJob, {}, { key: 'replaced' });
    await tx.execute(sql`insert into own_page_media (page_id, media_id)
      select page_id, ${to}::uuid from own_page_media where media_id = ${from}::uuid
      on conflict do nothing`);
    await tx.delete(ownPageMedia).where(eq(ownPageMedia.mediaId, from));
  },
  async invalidate(tx, ids) {
    tx.invalidate(OWN_PAGES_TAG, ...ids.map(pageTag));
  },
};
