import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { notFound } from '../../../platform/errors.ts';
import { users } from '../../identity/users/tables.server.ts';
import { media } from '../../media/tables.server.ts';
import type { DocumentKind } from '../schema.ts';
import { documentDrafts } from '../tables.server.ts';
import type { Draft, DraftFile } from './schema.ts';

/** The drafts, or the one of a document, by its kind. */
export async function readDrafts(
  db: Queryable,
  kind?: DocumentKind,
): Promise<Map<DocumentKind, Draft>> {
  const rows = await select(db, kind);
  return new Map(rows.map((row) => [row.draft.kind, toDraft(row)]));
}

/** Throws 404. */
export async function readDraft(db: Queryable, kind: DocumentKind): Promise<Draft> {
  const draft = (await readDrafts(db, kind)).get(kind);
  if (!draft) throw notFound();
  return draft;
}

function select(db: Queryable, kind?: DocumentKind) {
  const creator = alias(users, 'creator');
  const editor = alias(users, 'editor');
  return db
    .select({
      draft: documentDrafts,
      cover: { mediaId: media.id, width: media.width, height: media.height, widths: media.widths },
      number: sql<number>`1 + coalesce((select max(v.number) from document_versions v
        join documents d on d.id = v.document_id where d.kind = ${documentDrafts.kind}), 0)`,
      creator: { name: creator.name, surname: creator.surname, username: creator.username },
      editor: { name: editor.name, surname: editor.surname, username: editor.username },
    })
    .from(documentDrafts)
    .leftJoin(media, eq(media.id, documentDrafts.coverId))
    .leftJoin(creator, eq(creator.id, documentDrafts.createdBy))
    .leftJoin(editor, eq(editor.id, documentDrafts.updatedBy))
    .where(kind && eq(documentDrafts.kind, kind));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toDraft({ draft, cover, number, creator, editor }: Row): Draft {
  const { title, summary, adoptedOn, note, body, version } = draft;
  return {
    ...{ title, summary, note, body, number, version },
    adoptedOn: adoptedOn ?? '',
    file: fileOf(draft, cover),
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    createdBy: creator && displayName(creator),
    updatedBy: editor && displayName(editor),
  };
}

/** The database has all columns of the file or none. */
function fileOf(
  { fileName, pages, bytes, checksum }: Row['draft'],
  cover: Row['cover'],
): DraftFile | null {
  if (fileName === null || pages === null || bytes === null || checksum === null) return null;
  return { name: fileName, pages, bytes, checksum, cover };
}
