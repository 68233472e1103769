import type { Database } from '../../platform/database/client.server.ts';
import type { ReadDocumentLinks } from '../party/operations.server.ts';
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind } from './schema.ts';

/** The links to existing documents for the page about the party, in the order of their kinds. */
export const documentLinksReader =
  (db: Database): ReadDocumentLinks =>
  async () => {
    const { rows } = await db.$client.query<{ kind: DocumentKind; title: string }>({
      name: 'party-documents',
      text: 'select kind, title from documents',
    });
    const links = DOCUMENT_KINDS.flatMap((kind) => {
      const row = rows.find((one) => one.kind === kind);
      return row ? [{ path: DOCUMENTS[kind], title: row.title }] : [];
    });
    return { links, tags: DOCUMENT_KINDS.map((kind) => `document:${kind}`) };
  };
