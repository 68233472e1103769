import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import type { Services } from '../../platform/services.server.ts';
import type { Page } from '../../site/kit/page.ts';
import type { PageRequest, PageRoute, PageSearch } from '../../site/kit/page-route.server.ts';
import type { IconName } from '../../ui/icons.tsx';
import { DOCUMENT_LINKS } from '../party/operations.server.ts';
import { findDocument, findPdf } from './published.server.ts';
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind, pdfPath } from './schema.ts';
import { documentPage, missingDocument } from './site/document-page.tsx';

/** What people call the pages of this feature when they search for them. */
const DOCUMENT_WORDS: Record<DocumentKind, PageSearch> = {
  programme: {
    called: {
      tr: 'program, parti programı, seçim programı, vaatler, politikalar',
      en: 'programme, program, policies, promises',
      de: 'programm, parteiprogramm, wahlprogramm',
      es: 'programa, programa del partido, programa electoral',
    },
  },
  manifesto: {
    called: { tr: 'manifesto, bildirge', en: 'manifesto', de: 'manifest', es: 'manifiesto' },
  },
  goals: {
    called: {
      tr: 'hedefler, politik hedefler, amaçlar',
      en: 'goals, aims, political goals',
      de: 'ziele, politische ziele',
      es: 'objetivos, objetivos políticos',
    },
  },
  charter: {
    called: {
      tr: 'tüzük, parti tüzüğü, tüzüğümüz, ana tüzük, nizamname',
      en: 'charter, statute, statutes, constitution of the party, bylaws',
      de: 'satzung, statut',
      es: 'estatutos, estatuto',
    },
  },
  guide: {
    called: {
      tr: 'teşkilat rehberi, örgüt rehberi, rehber, kılavuz',
      en: 'guide, organisation guide, handbook',
      de: 'leitfaden, handbuch',
      es: 'guía, manual',
    },
  },
};

/** The menu icon of each document's page. */
const DOCUMENT_ICONS: Record<DocumentKind, IconName> = {
  programme: 'book',
  manifesto: 'page',
  goals: 'goal',
  charter: 'scales',
  guide: 'book',
};

/** Documents of which no version is in force. */
export const missingDocuments: SQL[] = DOCUMENT_KINDS.map((kind) =>
  emptyIf(
    { path: DOCUMENTS[kind], fill: `/dashboard/admin/documents/${kind}` },
    sql`not exists (select from documents where kind = ${kind})`,
  ),
);

const VERSION_NUMBER = /^[1-9]\d{0,3}$/;

export const documentPages: PageRoute[] = DOCUMENT_KINDS.map((kind) => ({
  path: DOCUMENTS[kind],
  name: `documents:pages.${kind}`,
  icon: DOCUMENT_ICONS[kind],
  search: DOCUMENT_WORDS[kind],
  query: { surum: VERSION_NUMBER },
  load: loadDocument(kind),
}));

const FILE = /^([a-z-]{1,60})-([1-9]\d{0,3})\.pdf$/;

const KINDS = new Map<string, DocumentKind>(
  DOCUMENT_KINDS.map((kind) => [DOCUMENTS[kind].slice(1), kind]),
);

/**
 * Serves the PDFs of all versions, whole or in parts. A version never changes, so its file may be
 * cached for a long time; the ETag is the checksum of the file. The file is sent as a download,
 * because a PDF may contain scripts; our viewer loads it with JavaScript instead.
 */
export function serveDocuments(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/belgeler/:file', async (request, reply) => {
    const [, slug = '', number] = FILE.exec(request.params.file) ?? [];
    const kind = KINDS.get(slug);
    const pdf = kind && (await findPdf(services.db, kind, Number(number)));
    if (!pdf) return reply.callNotFound();
    const name = pdfPath(kind, Number(number)).split('/').at(-1);
    return sendStored(request, reply, services.store, {
      key: pdf.fileKey,
      size: pdf.bytes,
      tag: `"${pdf.checksum.slice(0, 32)}"`,
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'public, max-age=604800',
      },
    });
  });
}

/** A document in the version `surum`, or in the version in force. Null for an unknown number. */
function loadDocument(kind: DocumentKind) {
  return async ({ db, read, scope, query }: PageRequest): Promise<Page | null> => {
    const number = query.surum ? Number(query.surum) : null;
    const found = await findDocument(db, kind, number);
    if (found) return documentPage(scope, found);
    if (number) return null;
    const { links } = await read(DOCUMENT_LINKS)();
    const isThere = (one: DocumentKind) => links.some(({ path }) => path === DOCUMENTS[one]);
    return missingDocument(scope, kind, DOCUMENT_KINDS.filter(isThere));
  };
}
