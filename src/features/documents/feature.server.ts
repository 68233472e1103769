import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { isOwn } from '../../platform/demo/demo-records.server.ts';
import type { FirstStep } from '../../platform/first-step.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { requireThat } from '../../platform/require.ts';
import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { uploadReceiver } from '../media/operations.server.ts';
import { DOCUMENT_LINKS, type ReadDocumentLinks } from '../party/operations.server.ts';
import { checkAddress } from './addresses.server.ts';
import { documentRoutes } from './contract.ts';
import { demoDocuments } from './demo.server.ts';
import { changeDocument, createDocument, placeDocument } from './desk.server.ts';
import { beginDraft, changeDraft, deleteDraft, documentMedia, uploadPdf } from './draft.server.ts';
import { renderOldJob, trashJob } from './jobs.server.ts';
import { documentPages, missingDocuments, serveDocuments } from './pages.server.ts';
import { canManageDocuments } from './policy.ts';
import { publishDraft } from './publish.server.ts';
import { documentSitemap, readListed } from './published.server.ts';
import { documentSubjects, getDocument, listDocuments, previewDocument } from './read.server.ts';
import { documentTag, FIXED_KEYS } from './schema.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';
import { eraseDocument, recoverDocument, removeDocument } from './trash.server.ts';

/** A charter that did not come with the demo. */
const charterStep: FirstStep = {
  name: 'charter',
  isDone: sql`exists (select from document_versions v join documents d on d.id = v.document_id
    where d.kind = 'charter' and ${isOwn('document', sql`v.id`)})`,
};

/** The events that this feature writes into the audit log. */
const documentEvents = [
  'document.draft',
  'document.update',
  'document.upload',
  'document.publish',
  'document.discard',
  'document.create',
  'document.change',
  'document.remove',
  'document.recover',
  'document.erase',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    documents: { action: (typeof documentEvents)[number]; subject: 'document' };
  }
}

/** The links to the documents in force whose addresses are fixed, in their order. */
export const documentLinksReader =
  (db: Database): ReadDocumentLinks =>
  async () => ({
    links: (await readListed(db)).flatMap(({ fixed, path, title }) =>
      fixed ? [{ path, title }] : [],
    ),
    tags: FIXED_KEYS.map(documentTag),
  });

const api = implement(documentRoutes, ({ store, mediaUses }) => {
  const receive = uploadReceiver();
  return {
    list: ({ op }) => listDocuments(op),
    create: ({ op, body }) => createDocument(op, body),
    checkAddress: ({ op, query }) => checkAddress(op, query),
    get: ({ op, params }) => getDocument(op, params.id),
    change: ({ op, params, body }) => changeDocument(op, params.id, body),
    place: ({ op, params, body }) => placeDocument(op, params.id, body.place),
    remove: ({ op, params, body }) => removeDocument(op, params.id, body),
    recover: ({ op, params, body }) => recoverDocument(op, params.id, body.version),
    erase: ({ op, params }) => eraseDocument(op, store, mediaUses, params.id),
    preview: ({ op, body }) => previewDocument(op, body.body),
    beginDraft: async ({ op, params, reply }) => {
      const { draft, isNew } = await beginDraft(op, params.id);
      reply.status(isNew ? 201 : 200);
      return draft;
    },
    changeDraft: ({ op, params, body }) => changeDraft(op, params.id, body),
    deleteDraft: ({ op, params, query }) =>
      deleteDraft(op, store, mediaUses, params.id, query.version),
    publish: ({ op, params, body }) => publishDraft(op, params.id, body),
    uploadPdf: ({ op, params, query, request }) => {
      // Before a byte of the file is received.
      requireThat(op.actor, canManageDocuments);
      return receive(request, (given) =>
        uploadPdf(op, store, mediaUses, params.id, query.version, given),
      );
    },
  };
});

export const documents: Feature = {
  name: 'documents',
  texts: [textsOf({ tr, en, de, es })],
  pages: documentPages,
  api,
  sitemaps: [documentSitemap],
  jobs: (services) => [renderOldJob, trashJob(services)],
  mountStored: serveDocuments,
  provides: [provide(DOCUMENT_LINKS, documentLinksReader)],
  mediaUses: [documentMedia],
  demo: [demoDocuments],
  firstSteps: [charterStep],
  emptyPages: missingDocuments,
  auditEvents: documentEvents,
  auditSubjects: { document: documentSubjects },
};
