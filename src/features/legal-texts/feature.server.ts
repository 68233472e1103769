import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { NOTICES } from '../static-pages/operations.server.ts';
import { LEGAL_KINDS, LEGAL_TEXTS, legalTextRoutes } from './contract.ts';
import { getLegalText, listLegalTexts, previewLegalText, publishLegalText } from './desk.server.ts';
import { legalPages } from './pages.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** The events that this feature writes into the audit log. */
export const legalTextEvents = ['legalText.publish'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    legalTexts: { action: (typeof legalTextEvents)[number]; subject: 'setting' };
  }
}

const NOTICE_LINKS = LEGAL_KINDS.map((kind) => ({
  path: LEGAL_TEXTS[kind],
  name: `legalTexts:names.${kind}`,
}));

const api = implement(legalTextRoutes, () => ({
  list: ({ op }) => listLegalTexts(op),
  get: ({ op, params }) => getLegalText(op, params.kind),
  preview: ({ op, body }) => previewLegalText(op, body),
  publish: ({ op, params, body }) => publishLegalText(op, params.kind, body),
}));

/** The texts that the forms show: information notices, explicit consent, declaration. */
export const legalTexts: Feature = {
  name: 'legal-texts',
  texts: [textsOf({ tr, en, de, es })],
  pages: legalPages,
  api,
  auditEvents: legalTextEvents,
  provides: [provide(NOTICES, () => NOTICE_LINKS)],
};
