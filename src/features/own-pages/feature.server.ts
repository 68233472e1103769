import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { changeAddress, checkAddress } from './address.server.ts';
import { ownPageRoutes } from './contract.ts';
import { demoOwnPages } from './demo.server.ts';
import { renderOldJob, trashJob } from './jobs.server.ts';
import { ownPageMediaUses } from './media.server.ts';
import { ownPageRoutesOfSite } from './pages.server.ts';
import { pagesRight } from './policy.ts';
import { ownPageSitemap } from './published.server.ts';
import { getPage, listPages, ownPageSubjects, previewText } from './read.server.ts';
import { ownPageEvents } from './record.server.ts';
import { getRevision, listRevisions } from './revisions.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';
import { erasePage, recoverPage, removePage } from './trash.server.ts';
import {
  createPage,
  placePage,
  publishPage,
  restoreRevision,
  savePage,
  withdrawPage,
} from './write.server.ts';

const api = implement(ownPageRoutes, () => ({
  list: ({ op, query }) => listPages(op, query),
  create: ({ op, body }) => createPage(op, body),
  checkAddress: ({ op, query }) => checkAddress(op, query),
  preview: ({ op, body }) => previewText(op, body.body),
  get: ({ op, params }) => getPage(op, params.id),
  save: ({ op, params, body }) => savePage(op, params.id, body),
  publish: ({ op, params, body }) => publishPage(op, params.id, body.version),
  withdraw: ({ op, params, body }) => withdrawPage(op, params.id, body.version),
  changeAddress: ({ op, params, body }) => changeAddress(op, params.id, body),
  place: ({ op, params, body }) => placePage(op, params.id, body.place),
  remove: ({ op, params, body }) => removePage(op, params.id, body),
  recover: ({ op, params, body }) => recoverPage(op, params.id, body.version),
  erase: ({ op, params }) => erasePage(op, params.id),
  revisions: ({ op, params, query }) => listRevisions(op, params.id, query),
  revision: ({ op, params }) => getRevision(op, params.id, params.revisionId),
  restore: ({ op, params, body }) =>
    restoreRevision(op, params.id, params.revisionId, body.version),
}));

/** Pages that the party makes, each at an address of its choice. */
export const ownPages: Feature = {
  name: 'own-pages',
  rights: [pagesRight],
  texts: [textsOf({ tr, en, de, es })],
  pages: ownPageRoutesOfSite,
  api,
  jobs: () => [renderOldJob, trashJob],
  auditEvents: ownPageEvents,
  auditSubjects: { ownPage: ownPageSubjects },
  sitemaps: [ownPageSitemap],
  mediaUses: [ownPageMediaUses],
  demo: [demoOwnPages],
};
