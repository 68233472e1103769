import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { staticPageRoutes } from './contract.ts';
import {
  getStaticText,
  listStaticPages,
  previewStaticText,
  restoreStaticText,
  saveStaticText,
} from './desk.server.ts';
import { renderOldJob } from './jobs.server.ts';
import { staticSitePages } from './pages.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** The events that this feature writes into the audit log. */
export const staticPageEvents = ['staticPage.update', 'staticPage.reset'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    staticPages: { action: (typeof staticPageEvents)[number]; subject: 'setting' };
  }
}

const api = implement(staticPageRoutes, () => ({
  list: ({ op }) => listStaticPages(op),
  preview: ({ op, body }) => previewStaticText(op, body.body),
  get: ({ op, params }) => getStaticText(op, params),
  save: ({ op, params, body }) => saveStaticText(op, params, body),
  restore: ({ op, params, query }) => restoreStaticText(op, params, query.version),
}));

/**
 * Texts of the party's own in the place of built-in ones on public pages; pages that have only such a
 * text.
 */
export const staticPages: Feature = {
  name: 'static-pages',
  texts: [textsOf({ tr, en, de, es })],
  pages: staticSitePages,
  api,
  jobs: () => [renderOldJob],
  auditEvents: staticPageEvents,
};
