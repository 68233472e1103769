import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { languageOf } from '../../platform/http/language.server.ts';
import { success } from '../../platform/http/replies.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { isId } from '../../platform/slug.ts';
import type { Feature } from '../manifest.server.ts';
import { privacyRoutes } from './contract.ts';
import { privacyEmails } from './emails.server.ts';
import { privacyRight } from './policy.ts';
import { copyOfData, eraseRecord, requestData } from './record.server.ts';
import {
  answerRequest,
  countRequests,
  createRequest,
  getRequest,
  listRequests,
} from './requests.server.ts';
import { changeRetention, getRetention, retentionJob } from './retention.server.ts';
import { privacyRequests } from './tables.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log, never with personal data. */
const privacyEvents = [
  'privacyRequest.create',
  'privacyRequest.answer',
  'privacyRequest.erase',
  'privacyRequest.copy',
  'retention.change',
  'retention.run',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    privacy: { action: (typeof privacyEvents)[number]; subject: 'privacyRequest' | 'setting' };
  }
}

const api = implement(privacyRoutes, ({ personalData, store }) => ({
  list: async ({ op, query }) => success(await listRequests(op, query)),
  create: ({ op, body, request }) => createRequest(op, personalData, body, languageOf(request)),
  get: ({ op, params }) => getRequest(op, personalData, params.id),
  answer: ({ op, params, body }) => answerRequest(op, personalData, params.id, body),
  copy: ({ op, params }) => copyOfData(op, personalData, params.id),
  erase: ({ op, params }) => eraseRecord(op, personalData, store, params.id),
  retention: ({ op }) => getRetention(op, personalData),
  changeRetention: ({ op, body }) => changeRetention(op, personalData, body),
}));

const privacySubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, code } = privacyRequests;
    const found = await db.select({ id, code }).from(privacyRequests).where(inArray(id, wanted));
    return new Map(found.map((row) => [row.id, row.code]));
  },
};

/** The KVKK desk. */
export const privacy: Feature = {
  name: 'privacy',
  rights: [privacyRight],
  texts: [textsOf({ tr, en, de, es })],
  api,
  emails: () => privacyEmails,
  jobs: (services) => [retentionJob(services)],
  personalData: [requestData],
  waiting: [
    {
      name: 'privacy',
      right: privacyRight,
      count: async (op) => (await countRequests(op)).open,
    },
  ],
  auditEvents: privacyEvents,
  auditSubjects: { privacyRequest: privacySubjects },
};
