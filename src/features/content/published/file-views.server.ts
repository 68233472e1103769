import type { FileView } from '../views.ts';

/** A file as JSON, from `content_attachments` as `a` and `media` as `f`. */
const FILE = `json_build_object('id', f.id, 'file', f.file_name, 'title', coalesce(nullif(a.title, ''), f.name),
  'type', f.type, 'bytes', f.bytes, 'pages', f.pages, 'width', f.width, 'height', f.height, 'widths', f.widths)`;
const FROM_FILES = `from content_attachments a join media f on f.id = a.media_id
  where a.content_id = c.id`;

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
