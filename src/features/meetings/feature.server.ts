import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { provide } from '../../platform/sources.server.ts';
import { BRANCH_MEETINGS } from '../branches/operations.server.ts';
import type { Feature } from '../manifest.server.ts';
import { mountCalendars } from './calendar.server.ts';
import { meetingRoutes } from './contract.ts';
import { demoMeetings } from './demo.server.ts';
import {
  changeMeeting,
  createMeeting,
  deleteMeeting,
  getMeeting,
  listMeetings,
  meetingSubjects,
} from './desk.server.ts';
import { branchMeetingsReader } from './operations.server.ts';
import { meetingPages, meetingSitemap, noMeetings } from './pages.server.ts';
import { meetingsRight } from './policy.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
export const meetingEvents = ['meeting.create', 'meeting.update', 'meeting.delete'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    meetings: { action: (typeof meetingEvents)[number]; subject: 'meeting' };
  }
}

const api = implement(meetingRoutes, () => ({
  list: ({ op, query }) => listMeetings(op, query),
  create: ({ op, body }) => createMeeting(op, body),
  get: ({ op, params }) => getMeeting(op, params.id),
  change: ({ op, params, body }) => changeMeeting(op, params.id, body),
  delete: ({ op, params }) => deleteMeeting(op, params.id),
}));

export const meetings: Feature = {
  name: 'meetings',
  rights: [meetingsRight],
  demo: [demoMeetings],
  emptyPages: [noMeetings],
  texts: [textsOf({ tr, en, de, es })],
  pages: meetingPages,
  api,
  auditEvents: meetingEvents,
  auditSubjects: { meeting: meetingSubjects },
  mountFiles: mountCalendars,
  sitemaps: [meetingSitemap],
  provides: [provide(BRANCH_MEETINGS, branchMeetingsReader)],
};
