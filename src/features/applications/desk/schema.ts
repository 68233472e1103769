import * as z from 'zod/mini';
import { branchFilter } from '../../../platform/branches/contract.ts';
import { dayField } from '../../../platform/day.ts';
import { listReply } from '../../../platform/http/replies.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { NamedBranch } from '../../../platform/session.ts';
import { oneLine, severalLines } from '../../../platform/typed-text.ts';
import { EDUCATIONS } from '../education.ts';
import { STATUSES } from '../statuses.ts';
import { EVENT_KINDS } from '../timeline.ts';

export const DESK_LIMITS = { q: 100, reason: 1000, adminNote: 4000, ids: 500 };
export const DECISION_LIMITS = { message: 2000, number: 40 };

/** What staff write to the applicant, in the e-mail and on the applicant's page. */
const messageField = severalLines(DECISION_LIMITS.message);

/** The number of a board's decision: `2026/14`, `2026-MYK-7`. Letters, digits, and what joins them. */
const decisionNumberField = oneLine(DECISION_LIMITS.number).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./()-]*$/u),
);

export const REASON_LIMITS = { min: 5, max: 300 };

/** Why a hidden value is needed or something is corrected; recorded. */
export const reasonField = severalLines(REASON_LIMITS.max).check(z.minLength(REASON_LIMITS.min));

/** An application that waits longer is overdue. */
export const OVERDUE_AFTER_DAYS = 7;

/** The fields that an applicant can be asked to complete, by their names on the wire. */
export const REQUESTABLE_FIELDS = [
  'name',
  'surname',
  'birthDate',
  'tcKimlikNo',
  'tcSerialNumber',
  'email',
  'phone',
  'address',
  'city',
  'district',
  'occupation',
  'education',
] as const;
export type RequestableField = (typeof REQUESTABLE_FIELDS)[number];

const APPLICATION_SORTS = [
  '-waiting',
  'waiting',
  '-createdAt',
  'createdAt',
  'name',
  '-name',
] as const;

const ONE_STATUS = `(${STATUSES.join('|')})`;

const filters = {
  /** Words of name, surname, code and province; all must be found. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(DESK_LIMITS.q))),
  /** One status, several with commas between them, or `open`: those without a decision. */
  status: z.optional(
    z
      .string()
      .check(z.maxLength(120), z.regex(new RegExp(`^(open|${ONE_STATUS}(,${ONE_STATUS})*)$`))),
  ),
  /** Plate code of the province. */
  city: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(81))),
  district: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  /** Days in Istanbul on which the application arrived, both included. */
  from: z.optional(dayField),
  to: z.optional(dayField),
  /** The branch that reads it, of a province with its districts; `none`: the national staff. */
  branch: z.optional(branchFilter),
  /** The id of a user, or those that nobody was assigned to. */
  assignee: z.optional(z.union([z.literal('none'), z.uuid()])),
  /** Those that ever had this status, by their timelines. */
  reached: z.optional(z.enum(STATUSES)),
  /** Whether the number and date of a decision are known. */
  decision: z.optional(z.enum(['known', 'none'])),
  decisionNumber: z.optional(oneLine(DECISION_LIMITS.number)),
  /** Days of the decision, both included. */
  decidedFrom: z.optional(dayField),
  decidedTo: z.optional(dayField),
  /** Only possible duplicates, or only those that the applicant denied. */
  only: z.optional(z.enum(['duplicates', 'frozen'])),
};

export const ApplicationFilter = z.strictObject({
  ...filters,
  /** `-waiting`: the longest wait first; applications that do not wait come last. */
  sort: z._default(z.enum(APPLICATION_SORTS), '-waiting'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;

/** The part of the filter that says which applications match. */
export type Matching = Omit<ApplicationFilter, 'sort' | 'page' | 'pageSize'>;

export const StaffName = z.object({ id: z.uuid(), name: z.string() });
export type StaffName = z.infer<typeof StaffName>;

const status = z.enum(STATUSES);
const summaryShape = {
  id: z.uuid(),
  code: z.string(),
  status,
  name: z.string(),
  surname: z.string(),
  /** Plate code of the province. */
  city: z.int(),
  district: z.string(),
  occupation: z.string(),
  /** Only the last characters: `•••••••0146`. */
  tcKimlikNo: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  statusChangedAt: z.string(),
  /** Days in Istanbul since it arrived; null when it does not wait for a decision any more. */
  waitingDays: z.nullable(z.int()),
  /** Another application has the same identity number. */
  isDuplicate: z.boolean(),
  /** The applicant said that somebody else sent it. */
  isFrozen: z.boolean(),
  /** Invented for the demo. */
  isDemo: z.boolean(),
  assignedTo: z.nullable(StaffName),
  /** The branch that reads it; null: the national staff. */
  branch: z.nullable(NamedBranch),
  /** The number of the board's decision about the current status; null if it is not known. */
  decisionNumber: z.nullable(z.string()),
  /** The day of that decision. */
  decisionDate: z.nullable(z.string()),
  /** The statuses that it can be moved to. */
  moves: z.array(status),
  /** Increases with every change. */
  version: z.int(),
};
export const ApplicationSummary = z.object(summaryShape);
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;
export const ApplicationPage = listReply(ApplicationSummary);
export type ApplicationPage = z.infer<typeof ApplicationPage>;

/** How many applications each view of the list has. */
export const ApplicationCounts = z.object({
  waiting: z.int(),
  week: z.int(),
  missing: z.int(),
  duplicates: z.int(),
  all: z.int(),
});
export type ApplicationCounts = z.infer<typeof ApplicationCounts>;

export const TimelineEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(EVENT_KINDS),
  actorKind: z.enum(['applicant', 'staff', 'system']),
  /** Empty for an applicant, for the system, and for an account that was deleted. */
  actorName: z.string(),
  fromStatus: z.nullable(status),
  toStatus: z.nullable(status),
  /** Why, among staff. Empty if none was given. */
  reason: z.string(),
  /** What staff wrote to the applicant; empty if nothing. */
  message: z.string(),
  /** `to`: the name of the user to whom it was assigned; empty for an account that was deleted. */
  details: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const LegalText = z.object({ version: z.int(), hash: z.string() });

export const Application = z.object({
  ...summaryShape,
  /** `2001-05-14`. Encrypted fields are empty if the key of the application was destroyed. */
  birthDate: z.string(),
  /** In years, today in Istanbul. */
  age: z.nullable(z.int()),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
  address: z.string(),
  education: z.enum(EDUCATIONS),
  /** Only the last characters: `••••••567`. */
  tcSerialNumber: z.string(),
  /** The language of the form, which is that of the e-mails. */
  locale: z.enum(LOCALES),
  /** The texts as they were shown when the form was sent. */
  notice: LegalText,
  consent: LegalText,
  declaration: LegalText,
  /** Empty if there is none. */
  adminNote: z.string(),
  adminNoteBy: z.nullable(StaffName),
  adminNoteAt: z.nullable(z.string()),
  /** The fields that the applicant was asked to complete. */
  missingFields: z.array(z.string()),
  frozenAt: z.nullable(z.string()),
  /** The other applications with the same identity number, the newest first. */
  duplicates: z.array(z.object({ id: z.uuid(), code: z.string(), status, createdAt: z.string() })),
  /** E-mails about moves that have not left yet, so that they can be stopped. */
  waitingEmails: z.array(z.object({ id: z.uuid(), email: z.string(), leavesAt: z.string() })),
  /** What happened, the newest first. */
  timeline: z.array(TimelineEntry),
  /**
   * `move`: to another branch; `reveal` and `export`: identity numbers; `correct`: the data of the applicant; `decide`: another
   * number and date for a decision, and another status for a completed membership.
   */
  can: z.object({
    edit: z.boolean(),
    reveal: z.boolean(),
    export: z.boolean(),
    correct: z.boolean(),
    decide: z.boolean(),
    move: z.boolean(),
  }),
});
export type Application = z.infer<typeof Application>;

/** With `version`, a change of an older version is refused as a conflict. */
const version = z.optional(z.int().check(z.positive()));

/**
 * `{ status }` alone is the call of other programs, which know no reason and no decision. With anything
 * else, a rejection needs a message, and a completed membership the number and date of the decision.
 */
export const StatusChange = z.strictObject({
  status,
  /** Why; only staff see it. */
  reason: z.optional(severalLines(DESK_LIMITS.reason)),
  /** What the applicant reads, with `reddedildi` or `missingInformation`. */
  message: z.optional(messageField),
  /** With `reddedildi` or `uyelikIslemleriTamamlandi`, both or none. */
  decisionNumber: z.optional(decisionNumberField),
  decisionDate: z.optional(dayField),
  /** Replaces the note. */
  adminNote: z.optional(severalLines(DESK_LIMITS.adminNote)),
  /** Only with the status `missingInformation`: what the applicant is asked to complete. */
  missingFields: z.optional(
    z.array(z.enum(REQUESTABLE_FIELDS)).check(z.maxLength(REQUESTABLE_FIELDS.length)),
  ),
  version,
});
export type StatusChange = z.infer<typeof StatusChange>;

/** `PUT /applications/:id/decision`. */
export const DecisionChange = z.strictObject({
  decisionNumber: decisionNumberField,
  decisionDate: dayField,
  /** Required where another decision is replaced. */
  correctionReason: z.optional(reasonField),
  version,
});
export type DecisionChange = z.infer<typeof DecisionChange>;

/** `POST /applications/:id/reopen`: the applicant, who was told to be a member, is told why. */
export const Reopening = z.strictObject({
  correctionReason: reasonField,
  message: messageField.check(z.minLength(1)),
  version,
});
export type Reopening = z.infer<typeof Reopening>;

export const NoteChange = z.strictObject({
  adminNote: severalLines(DESK_LIMITS.adminNote),
  version,
});
export type NoteChange = z.infer<typeof NoteChange>;

/** Null: to nobody. */
export const Assignment = z.strictObject({ assignedTo: z.nullable(z.uuid()), version });
export type Assignment = z.infer<typeof Assignment>;

/** `PUT /applications/:id/branch`. Null: to the national staff. */
export const BranchMove = z.strictObject({
  branchId: z.nullable(z.uuid()),
  reason: reasonField,
  version,
});
export type BranchMove = z.infer<typeof BranchMove>;

/**
 * Either the chosen applications or all that match a filter. `review` moves open applications to
 * `inReview`; `assign` gives them to a user, or to nobody.
 */
export const BulkChange = z.strictObject({
  action: z.enum(['review', 'assign']),
  assignedTo: z.optional(z.nullable(z.uuid())),
  ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(DESK_LIMITS.ids))),
  filter: z.optional(z.strictObject(filters)),
});
export type BulkChange = z.infer<typeof BulkChange>;

export const BulkResult = z.object({
  /** Were changed. */
  changed: z.int(),
  /** Could not be changed: closed, denied by the applicant, or already as wanted. */
  unchanged: z.int(),
  /** Match the filter but are more than one call changes. */
  left: z.int(),
});
export type BulkResult = z.infer<typeof BulkResult>;
