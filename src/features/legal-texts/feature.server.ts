import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { NOTICES } from '../static-pages/operations.server.ts';
import { legalTextsApi } from './api.server.ts';
import { legalTextEvents } from './audit-events.ts';
import { legalPages } from './pages.server.ts';
import { LEGAL_KINDS, LEGAL_TEXTS } from './schema.ts';
import { texts } from './text/all.ts';

const NOTICE_LINKS = LEGAL_KINDS.map((kind) => ({
  path: LEGAL_TEXTS[kind],
  name: `legalTexts:names.${kind}`,
}));

/** The texts that the forms show: information notices, explicit consent, declaration. */
export const legalTexts: Feature = {
  name: 'legal-texts',
  texts: [texts],
  pages: legalPages,
  api: legalTextsApi,
  auditEvents: legalTextEvents,
  provides: [provide(NOTICES, () => NOTICE_LINKS)],
};
