import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { LEGAL_WORDS } from './page-words.ts';
import { LEGAL_KINDS, LEGAL_TEXTS } from './schema.ts';
import { loadLegalText } from './site/load.server.ts';

const VERSION_NUMBER = /^[1-9]\d{0,3}$/;

export const legalPages: PageRoute[] = LEGAL_KINDS.map((kind) => ({
  path: LEGAL_TEXTS[kind],
  name: `legalTexts:names.${kind}`,
  search: LEGAL_WORDS[kind],
  query: { surum: VERSION_NUMBER },
  load: loadLegalText(kind),
}));
