import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { DOCUMENT_LINKS } from '../party/operations.server.ts';
import { documentEvents } from './audit-events.ts';
import { documentSubjects } from './audit-subject.server.ts';
import { documentsApi } from './desk/api.server.ts';
import { documentLinksReader } from './document-links.server.ts';
import { renderOldJob } from './jobs.server.ts';
import { documentMedia } from './media-uses.server.ts';
import { documentPages } from './pages.server.ts';
import { serveDocuments } from './serve.server.ts';
import { texts } from './text/all.ts';

export const documents: Feature = {
  name: 'documents',
  texts: [texts],
  pages: documentPages,
  api: documentsApi,
  jobs: () => [renderOldJob],
  mountStored: serveDocuments,
  provides: [provide(DOCUMENT_LINKS, documentLinksReader)],
  mediaUses: [documentMedia],
  auditEvents: documentEvents,
  auditSubjects: { document: documentSubjects },
};
