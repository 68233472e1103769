import type { Media } from '../schema.ts';
import type { media } from '../tables.server.ts';

export const toMedia = (row: typeof media.$inferSelect): Media => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  name: row.name,
  alt: row.alt,
  caption: row.caption,
  credit: row.credit,
  focusX: row.focusX,
  focusY: row.focusY,
  width: row.width,
  height: row.height,
  widths: row.widths,
  firstFrameOnly: row.firstFrameOnly,
  pages: row.pages,
  bytes: row.bytes,
  file: row.fileName ? `/media/${row.id}/${row.fileName}` : null,
  originalName: row.originalName,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
