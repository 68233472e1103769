import type { Database } from '../../platform/database/client.server.ts';
import { DOCUMENTS, type DocumentKind } from '../documents/schema.ts';
import type { DocumentLink, Figures } from './views.ts';

/* Queries of pages, as named statements that PostgreSQL prepares once for each connection. */

const FIGURES = `
  select
    (select count(*)::int from people where boards <> '{}') as people,
    (select count(distinct province)::int from people where boards <> '{}' and province <> '')
      as provinces,
    (select count(*)::int from contents where state = 'published') as contents,
    (select count(*)::int from documents) as documents`;

export async function readFigures(db: Database): Promise<Figures> {
  const { rows } = await db.$client.query<Figures>({ name: 'party-figures', text: FIGURES });
  return rows[0] as Figures;
}

/** The documents that the party has entered, in the order of their kinds. */
export async function readDocumentLinks(db: Database): Promise<DocumentLink[]> {
  const { rows } = await db.$client.query<{ kind: DocumentKind; title: string }>({
    name: 'party-documents',
    text: 'select kind, title from documents',
  });
  return Object.entries(DOCUMENTS).flatMap(([kind, path]) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? [{ path, title: row.title }] : [];
  });
}
