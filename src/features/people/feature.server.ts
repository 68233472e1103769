import { sql } from 'drizzle-orm';
import { isOwn } from '../../platform/demo/demo-records.server.ts';
import type { FirstStep } from '../../platform/first-step.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { CHOSEN_ADDRESSES, CHOSEN_PAGES } from '../own-pages/operations.server.ts';
import { listOwnBoards } from './boards/belonging.server.ts';
import { boardRoutes } from './boards/contract.ts';
import { demoBoards } from './boards/demo.server.ts';
import {
  boardEvents,
  changeBoard,
  createBoard,
  placeBoard,
  removeBoard,
  setMembers,
} from './boards/desk.server.ts';
import { chosenBoards } from './boards/published.server.ts';
import { boardAt, boardSubjects, getBoard, listBoards } from './boards/read.server.ts';
import * as boardsDe from './boards/text/de.ts';
import * as boardsEn from './boards/text/en.ts';
import * as boardsEs from './boards/text/es.ts';
import * as boardsTr from './boards/text/tr.ts';
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
import { emptyBoards, peoplePages, peopleSitemap, servePortraits } from './pages.server.ts';
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
  boards: ({ op }) => listOwnBoards(op),
  order: ({ op, body }) => orderPeople(op, body.ids),
  get: ({ op, params }) => getPerson(op, params.id),
  change: ({ op, params, body }) => changePerson(op, params.id, body),
  delete: ({ op, params }) => deletePerson(op, params.id),
}));

const boardsApi = implement(boardRoutes, () => ({
  list: ({ op }) => listBoards(op),
  create: ({ op, body }) => createBoard(op, body),
  get: ({ op, params }) => getBoard(op, params.id),
  change: ({ op, params, body }) => changeBoard(op, params.id, body),
  setMembers: ({ op, params, body }) => setMembers(op, params.id, body),
  place: ({ op, params, body }) => placeBoard(op, params.id, body.place),
  remove: ({ op, params, body }) => removeBoard(op, params.id, body),
}));

const boardTexts = textsOf({ tr: boardsTr, en: boardsEn, de: boardsDe, es: boardsEs });

/** People, with the boards and groups to which they belong. */
export const people: Feature = {
  name: 'people',
  rights: [peopleRight],
  texts: [textsOf({ tr, en, de, es }), boardTexts],
  pages: peoplePages,
  sitemaps: [peopleSitemap],
  mediaUses: [peopleMedia],
  // Boards first: without its people, a board would look changed.
  demo: [demoBoards, demoPeople],
  firstSteps: [boardStep],
  emptyPages: emptyBoards,
  api(...args) {
    api(...args);
    boardsApi(...args);
  },
  provides: [provide(CHOSEN_PAGES, () => chosenBoards), provide(CHOSEN_ADDRESSES, () => boardAt)],
  mountStored: servePortraits,
  auditEvents: [...personEvents, ...boardEvents],
  auditSubjects: { person: personSubjects, board: boardSubjects },
};
