import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { DOCUMENT_ICONS } from './document-icons.ts';
import { DOCUMENT_WORDS } from './page-words.ts';
import { DOCUMENT_KINDS, DOCUMENTS } from './schema.ts';
import { loadDocument } from './site/load.server.ts';

const VERSION_NUMBER = /^[1-9]\d{0,3}$/;

export const documentPages: PageRoute[] = DOCUMENT_KINDS.map((kind) => ({
  path: DOCUMENTS[kind],
  name: `documents:pages.${kind}`,
  icon: DOCUMENT_ICONS[kind],
  search: DOCUMENT_WORDS[kind],
  query: { surum: VERSION_NUMBER },
  load: loadDocument(kind),
}));
