import * as z from 'zod/mini';
import { branchFilter } from '../../../platform/branches/contract.ts';
import { changed, contract, done, list, one, whole } from '../../../platform/http/contract.ts';
import { changedReply, IdParam } from '../../../platform/http/replies.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { Neighbours } from '../../../platform/neighbours.ts';
import { applicationsRight, decisionsRight } from '../policy.ts';
import { STATUSES } from '../statuses.ts';
import {
  Application,
  ApplicationCounts,
  ApplicationFilter,
  ApplicationSummary,
  Assignment,
  BranchMove,
  BulkChange,
  BulkResult,
  DecisionChange,
  NoteChange,
  Reopening,
  StaffName,
  StatusChange,
} from './schema.ts';

const EmailParams = z.strictObject({ id: z.uuid(), emailId: z.uuid() });

/** The e-mail that a change would send. */
export const StatusEmail = z.object({
  /** The name of its kind. */
  email: z.string(),
  locale: z.enum(LOCALES),
  to: z.string(),
  /** False for an invented application of the demo: its address belongs to nobody. */
  isSent: z.boolean(),
  /** How long it waits, and can be stopped, before it leaves. */
  waitsSeconds: z.int(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type StatusEmail = z.infer<typeof StatusEmail>;

/** Membership applications, for users who handle them: the list, one application, and its decision. */
export const deskRoutes = contract(
  'applications',
  { right: applicationsRight },
  {
    list: {
      at: 'GET /applications',
      summary: 'One page of the membership applications',
      query: ApplicationFilter,
      reply: list(ApplicationSummary),
    },
    counts: {
      at: 'GET /applications/counts',
      summary: 'How many applications each view has',
      reply: one(ApplicationCounts),
    },
    assignees: {
      at: 'GET /applications/assignees',
      summary: 'The users to whom an application can be assigned',
      reply: one(z.array(StaffName)),
    },
    get: {
      at: 'GET /applications/:id',
      summary: 'One application with its timeline; identity numbers are masked',
      params: IdParam,
      reply: one(Application),
    },
    neighbours: {
      at: 'GET /applications/:id/neighbours',
      summary: 'The applications before and after one within a filter',
      params: IdParam,
      query: ApplicationFilter,
      reply: one(Neighbours),
    },
    changeStatus: {
      at: 'PUT /applications/updateApplicationStatus/:id',
      summary: 'Move an application to another status',
      params: IdParam,
      body: StatusChange,
      reply: changed(Application, 'applicationStatus'),
    },
    saveNote: {
      at: 'PUT /applications/:id/note',
      summary: 'Replace the note of an application',
      params: IdParam,
      body: NoteChange,
      reply: changed(Application, 'applicationNote'),
    },
    assign: {
      at: 'PUT /applications/:id/assignment',
      summary: 'Assign an application to a user, or to nobody',
      params: IdParam,
      body: Assignment,
      reply: changed(Application, 'applicationAssigned'),
    },
    move: {
      at: 'PUT /applications/:id/branch',
      summary: 'Give an application to another branch, or to the national staff',
      params: IdParam,
      body: BranchMove,
      reply: done('applicationMoved'),
    },
    changeMany: {
      at: 'POST /applications/bulk',
      summary: 'Assign many applications, or move them to review',
      body: BulkChange,
      reply: whole(changedReply(BulkResult)),
    },
    saveDecision: {
      at: 'PUT /applications/:id/decision',
      summary:
        'Add the number and date of the decision; only an admin replaces known ones, with a reason',
      confirmation: 'sometimes',
      params: IdParam,
      body: DecisionChange,
      reply: changed(Application, 'applicationDecision'),
    },
    reopen: {
      at: 'POST /applications/:id/reopen',
      summary:
        'Move a membership that was completed by mistake back to review, and tell the applicant',
      right: decisionsRight,
      confirmation: 'always',
      params: IdParam,
      body: Reopening,
      reply: changed(Application, 'applicationStatus'),
    },
    statusEmail: {
      at: 'POST /applications/:id/status-email',
      summary: 'The e-mail that a change of the status would send; nothing is sent or changed',
      params: IdParam,
      body: StatusChange,
      reply: one(StatusEmail),
    },
    stopEmail: {
      at: 'DELETE /applications/:id/emails/:emailId',
      summary: 'Stop an e-mail to the applicant that has not left; the status stays',
      params: EmailParams,
      reply: changed(Application, 'applicationEmailStopped'),
    },
  },
);

export const ComparedApplication = z.pick(Application, {
  id: true,
  code: true,
  status: true,
  createdAt: true,
  statusChangedAt: true,
  name: true,
  surname: true,
  birthDate: true,
  tcKimlikNo: true,
  tcSerialNumber: true,
  email: true,
  phone: true,
  city: true,
  district: true,
  address: true,
  occupation: true,
  education: true,
  locale: true,
  assignedTo: true,
  isFrozen: true,
});
export type ComparedApplication = z.infer<typeof ComparedApplication>;

export const Comparison = z.object({
  one: ComparedApplication,
  other: ComparedApplication,
  /**
   * Whether the hidden numbers are the same, which their shown ends cannot tell. Null: not known,
   * because a key was destroyed.
   */
  same: z.object({ tcKimlikNo: z.boolean(), tcSerialNumber: z.nullable(z.boolean()) }),
});
export type Comparison = z.infer<typeof Comparison>;

const ComparedIds = z.object({ id: z.uuid(), otherId: z.uuid() });

export const comparisonRoutes = contract(
  'applications',
  { right: applicationsRight },
  {
    compare: {
      at: 'GET /applications/:id/comparison/:otherId',
      summary:
        'Two applications side by side; hidden numbers stay masked, and it says whether they are the same',
      params: ComparedIds,
      reply: one(Comparison),
    },
  },
);

/** Weeks of the series, the current one included. */
export const WEEKS = 26;

export const PERIODS = ['year', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const StatisticsFilter = z.strictObject({
  /** Applications of the last twelve months, or all. The weekly series does not depend on it. */
  period: z._default(z.enum(PERIODS), 'year'),
  branch: z.optional(branchFilter),
});

const perStatus = z.object(
  Object.fromEntries(STATUSES.map((status) => [status, z.int()])) as Record<
    (typeof STATUSES)[number],
    z.ZodMiniInt
  >,
);

/** Null if nothing has happened that could be counted. */
const medianDays = z.nullable(z.number());

export const Statistics = z.object({
  /** The first day in Istanbul on which the counted applications arrived; null: all. */
  from: z.nullable(z.string()),
  /** Applications that arrived. */
  received: z.int(),
  /** Of these, how many ever had each status, by their timelines. */
  reached: perStatus,
  /** Of these, how many have each status now. */
  now: perStatus,
  /** Median of the finished stays in a status, and of the time from arrival to the first decision. */
  days: z.object({
    application: medianDays,
    inReview: medianDays,
    missingInformation: medianDays,
    decision: medianDays,
  }),
  /** The last weeks in Istanbul, from Monday to Sunday; the last one has not ended. */
  weeks: z.array(z.object({ from: z.string(), to: z.string(), count: z.int() })),
  /** Every province, in Turkish alphabetical order. */
  provinces: z.array(z.object({ city: z.int(), count: z.int() })),
  /** Who reads them: first the national staff, then each branch by province and district, without zeros. */
  branches: z.array(
    z.object({
      /** Null: the national staff. */
      id: z.nullable(z.uuid()),
      name: z.string(),
      province: z.nullable(z.int()),
      /** Not one of a district. */
      isProvince: z.boolean(),
      received: z.int(),
      /** By the status that they have now. */
      waiting: z.int(),
      completed: z.int(),
      rejected: z.int(),
    }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

export const statisticsRoutes = contract(
  'applications',
  { right: applicationsRight },
  {
    read: {
      at: 'GET /applications/statistics',
      summary: 'How many applications arrived, what became of them, and how long it took',
      query: StatisticsFilter,
      reply: one(Statistics),
    },
  },
);
