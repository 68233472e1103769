import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import { writtenFields } from '../../content/operations.server.ts';
import { contents, formerSlugs, isKept } from '../../content/tables.server.ts';
import { media } from '../../media/tables.server.ts';
import type { Exported } from './entry-file.ts';

const BATCH = 100;

/** Every content as it is stored, without pending changes and history, some at a time. */
export async function* readAllContents(db: Database): AsyncGenerator<Exported> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({
        row: contents,
        attachments: sql<{ mediaId: string; title: string }[]>`(
          select coalesce(json_agg(json_build_object('mediaId', media_id, 'title', title) order by position), '[]')
          from content_attachments where content_id = contents.id)`,
        first: sql<string | null>`(
          select min(other.id::text) from contents other
          where other.translation_group = contents.translation_group and other.state <> 'deleted')`,
      })
      .from(contents)
      .where(and(gt(contents.id, last), isKept))
      .orderBy(asc(contents.id))
      .limit(BATCH);
    const ids = rows.map(({ row }) => row.id);
    const former = ids.length
      ? await db.select().from(formerSlugs).where(inArray(formerSlugs.contentId, ids))
      : [];
    for (const { row, attachments, first } of rows)
      yield {
        id: row.id,
        state: row.state,
        fields: writtenFields(row, attachments),
        formerSlugs: former.filter((one) => one.contentId === row.id).map(({ slug }) => slug),
        translationOf: first === row.id ? null : first,
      };
    if (rows.length < BATCH) return;
    last = ids.at(-1) as string;
  }
}

export interface StoredMedia {
  id: string;
  /** Its key in the store. */
  key: string;
  /** Its path in the ZIP. */
  path: string;
}

/** The largest stored size of every picture, and every file. */
export async function readAllMedia(db: Database): Promise<StoredMedia[]> {
  const { id, kind, widths, fileName } = media;
  const rows = await db.select({ id, kind, widths, fileName }).from(media);
  return rows.flatMap((row) => {
    const name = row.kind === 'file' ? row.fileName : `${Math.max(...row.widths)}.webp`;
    if (row.kind === 'image' && row.widths.length === 0) return [];
    const ending = name.slice(name.lastIndexOf('.'));
    const path = `media/${row.id}${row.kind === 'file' ? `/${name}` : ending}`;
    return [{ id: row.id, key: `media/${row.id}/${name}`, path }];
  });
}
