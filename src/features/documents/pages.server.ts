import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import { redirect } from '../../platform/http/redirect.server.ts';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { isSlug } from '../../platform/slug.ts';
import type { Page } from '../../site/kit/page.ts';
import type {
  Moved,
  PageRequest,
  PageRoute,
  PageSearch,
} from '../../site/kit/page-route.server.ts';
import { gonePage } from '../../site/kit/parts/gone-page.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { DOCUMENT_ADDRESSES, findDocument, findPdf, readListed } from './published.server.ts';
import {
  DOCUMENTS_PATH,
  DOCUMENTS_TAG,
  documentPath,
  FIXED_DOCUMENTS,
  FIXED_KEYS,
  type FixedDocument,
  pdfPath,
  slugAt,
} from './schema.ts';
import { documentPage, missingDocument } from './site/document-page.tsx';
import { documentsPage } from './site/documents-page.tsx';

/** What people call the pages of this feature when they search for them. */
const DOCUMENT_WORDS: Record<FixedDocument, PageSearch> = {
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
const DOCUMENT_ICONS: Record<FixedDocument, IconName> = {
  programme: 'book',
  manifesto: 'page',
  goals: 'goal',
  charter: 'scales',
  guide: 'book',
};

const isMissing = (which: SQL): SQL => sql`not exists (
  select from documents d join document_versions v on v.document_id = d.id
  where d.deleted_at is null and ${which})`;

/** Documents of which no version is in force, and the list of all while it has none. */
export const missingDocuments: SQL[] = [
  ...FIXED_KEYS.map((key) =>
    emptyIf(
      { path: FIXED_DOCUMENTS[key], fill: `/dashboard/admin/documents/${key}` },
      isMissing(sql`d.kind = ${key}`),
    ),
  ),
  emptyIf({ path: DOCUMENTS_PATH, fill: '/dashboard/admin/documents' }, isMissing(sql`true`)),
];

const VERSION_NUMBER = /^[1-9]\d{0,3}$/;

const LIST_WORDS: PageSearch = {
  called: {
    tr: 'belgeler, parti belgeleri, yönetmelik, yönetmelikler, bildirge, bildirgeler, beyanname, raporlar',
    en: 'documents, party documents, regulations, declarations, reports',
    de: 'dokumente, parteidokumente, ordnungen, erklärungen, berichte',
    es: 'documentos, documentos del partido, reglamentos, declaraciones, informes',
  },
};

export const documentPages: PageRoute[] = [
  ...FIXED_KEYS.map(
    (key): PageRoute => ({
      path: FIXED_DOCUMENTS[key],
      name: `documents:pages.${key}`,
      icon: DOCUMENT_ICONS[key],
      search: DOCUMENT_WORDS[key],
      query: { surum: VERSION_NUMBER },
      load: loadFixed(key),
    }),
  ),
  {
    path: DOCUMENTS_PATH,
    name: 'documents:pages.all',
    icon: 'page',
    search: LIST_WORDS,
    load: async ({ db, scope }) => documentsPage(scope, await readListed(db)),
  },
  {
    path: `${DOCUMENTS_PATH}/:slug`,
    query: { surum: VERSION_NUMBER },
    load: loadOwn,
  },
];

const FILE = /^([a-z0-9-]{1,90})-([1-9]\d{0,3})$/;

const FIXED_SLUGS = new Map<string, FixedDocument>(
  FIXED_KEYS.map((key) => [slugAt(FIXED_DOCUMENTS[key]), key]),
);

/**
 * Serves the PDFs of all versions, whole or in parts. A version never changes, so its file may be
 * cached for a long time; the ETag is the checksum of the file. The file is sent as a download,
 * because a PDF may contain scripts; our viewer loads it with JavaScript instead.
 */
export function serveDocuments(app: FastifyInstance, services: Services): void {
  const { db, read, store } = services;
  app.get<{ Params: { file: string } }>(`${DOCUMENTS_PATH}/:file.pdf`, async (request, reply) => {
    const [, slug, digits] = FILE.exec(request.params.file) ?? [];
    if (!slug) return reply.callNotFound();
    const number = Number(digits);
    const fixed = FIXED_SLUGS.get(slug) ?? null;
    const known = fixed ? null : ((await read(DOCUMENT_ADDRESSES).get()).get(slug) ?? null);
    if (known && typeof known === 'object' && 'isDocument' in known && known.isDocument)
      return redirect(reply, pdfPath(known.movedTo, number));
    const isThere = fixed !== null || (typeof known === 'object' && known && 'document' in known);
    const document = { fixed, slug: fixed ? null : slug };
    const pdf = isThere ? await findPdf(db, document, number) : null;
    if (!pdf) return reply.callNotFound();
    const name = pdfPath(documentPath(document), number).split('/').at(-1);
    return sendStored(request, reply, store, {
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

const numberIn = ({ surum }: PageRequest['query']) => (surum ? Number(surum) : null);

/** A fixed document in the version `surum`, or in the version in force. Null for an unknown number. */
function loadFixed(key: FixedDocument) {
  return async ({ db, scope, query }: PageRequest): Promise<Page | null> => {
    const number = numberIn(query);
    const found = await findDocument(db, key, number);
    if (found) return documentPage(scope, found);
    if (number) return null;
    const others = (await readListed(db)).flatMap(({ fixed }) => fixed ?? []);
    return missingDocument(scope, key, others);
  };
}

/** The same for a document of the party's own, or where its former address leads. */
async function loadOwn({
  db,
  read,
  scope,
  params,
  query,
}: PageRequest): Promise<Page | Moved | null> {
  const slug = params.slug ?? '';
  if (!isSlug(slug)) return null;
  const answer = (await read(DOCUMENT_ADDRESSES).get()).get(slug);
  if (!answer) return null;
  if (answer === 'gone') return gonePage(scope, DOCUMENTS_TAG);
  if ('movedTo' in answer) {
    const { movedTo, isDocument } = answer;
    return { movedTo: isDocument && query.surum ? `${movedTo}?surum=${query.surum}` : movedTo };
  }
  const found = await findDocument(db, answer.document, numberIn(query));
  return found && documentPage(scope, found);
}
