import { sql } from 'drizzle-orm';
import { type DemoRecords, uuids, wordsOf } from '../../platform/demo/demo-records.server.ts';

/** The versions of documents: a version that the staff published stays, without the demo's before it. */
export const demoDocuments: DemoRecords = {
  kind: 'document',
  rows: sql`select v.id::text, d.title || ' (' || v.number || ')' as name,
    ${wordsOf(sql`v.checksum`, sql`v.body`)} as words, d.deleted_at is not null as discarded,
    null::jsonb as value
    from document_versions v join documents d on d.id = v.document_id`,
  async remove(tx, { folders }, records) {
    const removed = sql`id = any(${uuids(records)})`;
    // A new PDF can have kept the text of a version before it.
    await tx.execute(sql`
      update document_versions kept set body = '', body_html = '', articles = '[]', text_of = null
      from document_versions gone where gone.document_id = kept.document_id
        and kept.text_of = gone.number and gone.id = any(${uuids(records)})`);
    await tx.execute(sql`
      delete from document_drafts draft using documents d, document_versions gone
      where (d.kind = draft.kind or d.id = draft.document_id) and gone.document_id = d.id and gone.id = any(${uuids(records)})
        and draft.body = gone.body and draft.file_key is null`);
    const { rows } = await tx.execute<{ id: string; document: string; file: string }>(
      sql`delete from document_versions where ${removed}
        returning id::text, document_id::text as document, file_key as file`,
    );
    // A document that the staff began, or of which they prepare a version, stays.
    await tx.execute(sql`delete from documents d
      where d.id = any(${sql.param(rows.map(({ document }) => document))}::uuid[])
        and not exists (select from document_versions v where v.document_id = d.id)
        and not exists (select from document_drafts draft where draft.document_id = d.id)`);
    for (const { file } of rows) folders.push(file.slice(0, file.lastIndexOf('/') + 1));
    return { ids: rows.map(({ id }) => id) };
  },
};
