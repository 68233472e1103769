import { sql } from 'drizzle-orm';
import { isOwn } from '../../platform/demo/demo-records.server.ts';
import type { FirstStep } from '../../platform/first-step.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { Feature } from '../manifest.server.ts';
import { peopleRoutes } from './contract.ts';
import { demoPeople } from './demo.server.ts';
import {
  changePerson,
  createPerson,
  deletePerson,
  getPerson,
  listPeople,
  orderPeople,
  peopleMedia,
  personSubjects,
} from './desk.server.ts';
import { peoplePages, peopleSitemap, servePortraits } from './pages.server.ts';
import { peopleRight } from './policy.ts';
import { people as table } from './tables.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
export const personEvents = [
  'person.create',
  'person.update',
  'person.delete',
  'person.order',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    people: { action: (typeof personEvents)[number]; subject: 'person' };
  }
}

/** Somebody who did not come with the demo. */
const boardStep: FirstStep = {
  name: 'board',
  isDone: sql`exists (select from ${table} p where ${isOwn('person', sql`p.id`)})`,
};

const api = implement(peopleRoutes, () => ({
  list: ({ op }) => listPeople(op),
  create: ({ op, body }) => createPerson(op, body),
  order: ({ op, body }) => orderPeople(op, body.ids),
  get: ({ op, params }) => getPerson(op, params.id),
  change: ({ op, params, body }) => changePerson(op, params.id, body),
  delete: ({ op, params }) => deletePerson(op, params.id),
}));

export const people: Feature = {
  name: 'people',
  rights: [peopleRight],
  texts: [textsOf({ tr, en, de, es })],
  pages: peoplePages,
  sitemaps: [peopleSitemap],
  mediaUses: [peopleMedia],
  demo: [demoPeople],
  firstSteps: [boardStep],
  api,
  mountStored: servePortraits,
  auditEvents: personEvents,
  auditSubjects: { person: personSubjects },
};
