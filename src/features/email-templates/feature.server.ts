import { implement } from '../../platform/http/implement.server.ts';
import { languageOf } from '../../platform/http/language.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { emailTemplateRoutes } from './contract.ts';
import {
  getEmailTemplate,
  listEmailTemplates,
  previewEmail,
  resetEmailTemplate,
  saveEmailTemplate,
} from './operations.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** The events that this feature writes into the audit log. */
export const emailTemplateEvents = ['emailTemplate.update', 'emailTemplate.reset'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    emailTemplates: { action: (typeof emailTemplateEvents)[number]; subject: 'setting' };
  }
}

const api = implement(emailTemplateRoutes, ({ emails }) => ({
  list: ({ op, request }) => listEmailTemplates(op, emails, languageOf(request)),
  get: ({ op, params }) => getEmailTemplate(op, emails, params),
  save: ({ op, params, body }) => saveEmailTemplate(op, emails, params, body),
  reset: ({ op, params, query }) => resetEmailTemplate(op, emails, params, query.version),
  preview: ({ op, params, body }) => previewEmail(op, emails, params, body),
}));

export const emailTemplates: Feature = {
  name: 'email-templates',
  texts: [textsOf({ tr, en, de, es })],
  api,
  auditEvents: emailTemplateEvents,
};
