import type { Database } from '../../../platform/database/client.server.ts';
import type { Category, WrittenContent } from '../schema.ts';
import type { FileView } from '../views.ts';

/** A file as JSON, from `content_attachments` as `a` and `media` as `f`. */
const FILE = `json_build_object('id', f.id, 'file', f.file_name, 'title', coalesce(nullif(a.title, ''), f.name),
  'type', f.type, 'bytes', f.bytes, 'pages', f.pages, 'width', f.width, 'height', f.height, 'widths', f.widths)`;
const FROM_FILES = `from content_attachments a join media f on f.id = a.media_id
  where a.content_id = c.id`;

/** The files of a list `[{mediaId, title}]`, `$1`, in its order, also if no content has them yet. */
const CHOSEN_FILES = `select coalesce(json_agg(${FILE} order by a.position), '[]') as files
  from (select (one ->> 'mediaId')::uuid as media_id, one ->> 'title' as title, position
    from jsonb_array_elements($1::jsonb) with ordinality as list (one, position)) a
  join media f on f.id = a.media_id`;

/** All attachments of the content `c` as a JSON list, in their order. */
export const ATTACHMENTS = `(select coalesce(json_agg(${FILE} order by a.position), '[]') ${FROM_FILES})`;

/** The first attachment of the content `c`, or null. */
export const FIRST_ATTACHMENT = `(select ${FILE} ${FROM_FILES} order by a.position limit 1)`;

/** The PDF of a report: the first attachment that is one. Null for other contents. */
export const REPORT = `case when c.category = 'raporlar' then
  (select ${FILE} ${FROM_FILES} and f.type = 'application/pdf' order by a.position limit 1) end`;

export interface FileRow {
  id: string;
  file: string;
  title: string;
  type: string;
  bytes: number;
  pages: number | null;
  width: number;
  height: number;
  widths: number[];
}

/** The attachments of fields that are not published. */
export async function readChosenFiles(
  db: Database,
  attachments: WrittenContent['attachments'],
): Promise<FileRow[]> {
  const { rows } = await db.$client.query<{ files: FileRow[] }>({
    name: 'chosen-files',
    text: CHOSEN_FILES,
    values: [JSON.stringify(attachments)],
  });
  return rows[0]?.files ?? [];
}

/** The first PDF is the report itself. */
export const reportOf = (category: Category, files: readonly FileRow[]): FileRow | null =>
  (category === 'raporlar' && files.find(({ type }) => type === 'application/pdf')) || null;

export function toFile({ id, file, title, type, bytes, pages, ...page }: FileRow): FileView {
  return {
    path: `/media/${id}/${file}`,
    title: title || file,
    type,
    ending: file.slice(file.lastIndexOf('.') + 1).toUpperCase(),
    bytes,
    pages,
    firstPage: page.widths.length > 0 ? { mediaId: id, alt: '', caption: '', ...page } : null,
  };
}
