import type { Feature } from '../manifest.server.ts';
import { documentPages } from './pages.server.ts';
import { serveDocuments } from './serve.server.ts';
import { texts } from './text/all.ts';

export const documents: Feature = {
  name: 'documents',
  texts: [texts],
  pages: documentPages,
  mountStored: serveDocuments,
};
