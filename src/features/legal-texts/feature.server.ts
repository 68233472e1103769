import type { Feature } from '../manifest.server.ts';
import { legalTextsApi } from './api.server.ts';
import { legalTextEvents } from './audit-events.ts';
import { legalPages } from './pages.server.ts';
import { texts } from './text/all.ts';

/** The texts that the forms show: information notices, explicit consent, declaration. */
export const legalTexts: Feature = {
  name: 'legal-texts',
  texts: [texts],
  pages: legalPages,
  api: legalTextsApi,
  auditEvents: legalTextEvents,
};
