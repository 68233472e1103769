import { and, inArray, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import { isId } from '../../platform/slug.ts';
import { provide } from '../../platform/sources.server.ts';
import { BRANCH_CONTENTS } from '../branches/operations.server.ts';
import type { Feature } from '../manifest.server.ts';
import { WRITINGS } from '../people/operations.server.ts';
import { contentNotifications } from './changes.server.ts';
import { demoContents } from './demo.server.ts';
import { publishDueJob, renderJob, renderOldJob, trashJob } from './jobs.server.ts';
import { contentPages, emptyLists } from './pages.server.ts';
import { contentRight } from './policy.ts';
import { mountFeeds } from './published/feed.server.ts';
import { branchContentsReader, writingsReader } from './published/lists.server.ts';
import { contentSitemap } from './published/sitemap.server.ts';
import { contentApi, deskApi, editorApi, publishedApi } from './routes.server.ts';
import { tagsOf } from './row.server.ts';
import { isPublic } from './schema.ts';
import { contents, isKept } from './tables.server.ts';
import { texts } from './texts.server.ts';

/** The events that this feature writes into the audit log. */
const contentEvents = [
  'content.create',
  'content.update',
  'content.submit',
  'content.schedule',
  'content.publish',
  'content.unpublish',
  'content.archive',
  'content.restore',
  'content.delete',
  'content.recover',
  'content.erase',
  'content.alterCorrection',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    content: { action: (typeof contentEvents)[number]; subject: 'content' };
  }
}

const contentSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, title } = contents;
    const found = await db
      .select({ id, title })
      .from(contents)
      .where(and(inArray(id, wanted), isKept));
    return new Map(found.map((content) => [content.id, content.title]));
  },
};

/** What contents show, link or offer as a download, in public or in their pending changes. */
const contentMedia: MediaUses = {
  kind: 'content',
  label: 'platform:mediaUses.content',
  // Not `union`: PostgreSQL would compare all rows with each other, also when only `media_id` is needed.
  query: sql`select m.media_id, c.id, c.title as name
      from content_media m join contents c on c.id = m.content_id
    union all select cover_id, id, title from contents where cover_id is not null
    union all select share_picture_id, id, title from contents where share_picture_id is not null
    union all select a.media_id, c.id, c.title
      from content_attachments a join contents c on c.id = a.content_id`,
  pathOf: (id) => `/dashboard/blog/${id}`,
  async replace(tx, from, to) {
    const [before, after] = [`/media/${from}/`, `/media/${to}/`];
    // Older revisions of other contents stay as they are: see `fieldsOfRevision`.
    await tx.execute(sql`update content_revisions
      set fields = replace(fields::text, ${from}, ${to})::jsonb
      where content_id in (select content_id from content_media where media_id = ${from}::uuid)
        and strpos(fields::text, ${from}) > 0`);
    await tx.execute(sql`update contents set
        cover_id = case when cover_id = ${from}::uuid then ${to}::uuid else cover_id end,
        share_picture_id =
          case when share_picture_id = ${from}::uuid then ${to}::uuid else share_picture_id end,
        body = replace(body, ${before}, ${after}),
        body_html = replace(body_html, ${before}, ${after}),
        renderer_version = case when strpos(body, ${before}) > 0 then 0 else renderer_version end
      where id in (select content_id from content_media where media_id = ${from}::uuid)
        or cover_id = ${from}::uuid or share_picture_id = ${from}::uuid`);
    // The new picture may have other widths, which the HTML names.
    await tx.addJob(renderJob, {}, { key: 'replaced' });
    for (const table of [sql`content_attachments`, sql`content_media`])
      await tx.execute(
        sql`update ${table} set media_id = ${to}::uuid where media_id = ${from}::uuid`,
      );
  },
  async invalidate(tx, ids) {
    const { id, category, state } = contents;
    const rows = await tx
      .select({ id, category, state })
      .from(contents)
      .where(inArray(id, [...ids]));
    tx.invalidate(...rows.filter((row) => isPublic(row.state)).flatMap(tagsOf));
  },
};

export const content: Feature = {
  name: 'content',
  rights: [contentRight],
  texts,
  pages: contentPages,
  api: (api, services) => {
    contentApi(api, services);
    deskApi(api, services);
    editorApi(api, services);
    publishedApi(api, services);
  },
  jobs: () => [publishDueJob, renderOldJob, trashJob],
  notifications: contentNotifications,
  mountFiles: mountFeeds,
  sitemaps: [contentSitemap],
  auditEvents: contentEvents,
  auditSubjects: { content: contentSubjects },
  provides: [provide(WRITINGS, writingsReader), provide(BRANCH_CONTENTS, branchContentsReader)],
  mediaUses: [contentMedia],
  demo: [demoContents],
  emptyPages: emptyLists,
};
