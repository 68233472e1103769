import * as z from 'zod/mini';
import { dayField } from '../../platform/day.ts';
import { emailLine } from '../../platform/email-address.ts';
import { changed, contract, one, whole } from '../../platform/http/contract.ts';
import { IdParam, listReply } from '../../platform/http/replies.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { personName } from '../../platform/person-name.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import { privacyRight } from './policy.ts';

/** The rights of KVKK article 11 that people use, as on the wire. */
export const REQUEST_KINDS = ['information', 'correction', 'deletion'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['open', 'answered', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How the request arrived. `site`: from the applicant's own page. */
const CHANNELS = ['site', 'email', 'post', 'office'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Within how many days KVKK article 13 requires an answer. */
export const ANSWER_WITHIN_DAYS = 30;

export const REQUEST_LIMITS = { name: 120, email: 254, text: 4000, answer: 8000, code: 20 };

const shape = {
  id: z.uuid(),
  /** `K-7K4M-9XQ2`. */
  code: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  channel: z.enum(CHANNELS),
  name: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.string(),
  dueAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The code of the record that it is about; empty: none. */
  recordCode: z.string(),
};
export const PrivacyRequestSummary = z.object(shape);
export type PrivacyRequestSummary = z.infer<typeof PrivacyRequestSummary>;

export const PrivacyRequest = z.object({
  ...shape,
  email: z.string(),
  text: z.string(),
  answer: z.string(),
  /** The name of the user who closed it. */
  answeredBy: z.string(),
  /** When sending the answer by e-mail failed for good; null: it did not fail. */
  answerFailedAt: z.nullable(z.string()),
  locale: z.enum(LOCALES),
  /** The record that it is about; null: none, or it was deleted. */
  record: z.nullable(z.object({ kind: z.string(), id: z.uuid() })),
  erasedAt: z.nullable(z.string()),
  version: z.int(),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

const PrivacyRequests = z.extend(listReply(PrivacyRequestSummary), {
  /** Open requests whose 30 days are over. */
  overdue: z.int(),
});

const PRIVACY_SORTS = ['dueAt', '-dueAt', 'receivedAt', '-receivedAt'] as const;
export const PrivacyFilter = z.strictObject({
  state: z.optional(z.enum(REQUEST_STATES)),
  kind: z.optional(z.enum(REQUEST_KINDS)),
  sort: z._default(z.enum(PRIVACY_SORTS), 'dueAt'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type PrivacyFilter = z.infer<typeof PrivacyFilter>;

/** A request that arrived outside the site. */
export const NewPrivacyRequest = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  channel: z.enum(['email', 'post', 'office']),
  /** The day on which it arrived, in Istanbul; the 30 days begin then. */
  receivedOn: dayField,
  name: personName(REQUEST_LIMITS.name).check(z.minLength(1)),
  email: z._default(z.union([z.literal(''), emailLine(REQUEST_LIMITS.email).check(z.email())]), ''),
  text: severalLines(REQUEST_LIMITS.text).check(z.minLength(1)),
  recordCode: z._default(oneLine(REQUEST_LIMITS.code), ''),
});
export type NewPrivacyRequest = z.infer<typeof NewPrivacyRequest>;

/** The answer is sent by e-mail if there is an address. */
export const PrivacyAnswer = z.strictObject({
  state: z.enum(['answered', 'refused']),
  answer: severalLines(REQUEST_LIMITS.answer).check(z.minLength(1)),
  version: z.int().check(z.positive()),
});
export type PrivacyAnswer = z.infer<typeof PrivacyAnswer>;

/** The longest storage that can be chosen: a hundred years. */
const MOST_DAYS = 36_500;

export const RetentionRule = z.object({
  /** The kind of record: `application`, `message`, `privacyRequest`. */
  kind: z.string(),
  state: z.string(),
  /** Days since the record has had this state; null: it is not deleted. */
  days: z.nullable(z.int()),
  /** The built-in value. */
  standardDays: z.nullable(z.int()),
});
export type RetentionRule = z.infer<typeof RetentionRule>;

const RetentionRun = z.object({
  /** ISO 8601 in UTC. */
  finishedAt: z.string(),
  /** The number of deleted records by `kind:state`. */
  deleted: z.record(z.string(), z.int()),
});

export const Retention = z.object({
  rules: z.array(RetentionRule),
  /** The last ones, the latest first. */
  runs: z.array(RetentionRun),
});
export type Retention = z.infer<typeof Retention>;

/** The rules that change. */
export const RetentionChange = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        kind: z.string().check(z.maxLength(40)),
        state: z.string().check(z.maxLength(40)),
        days: z.nullable(z.int().check(z.gte(1), z.lte(MOST_DAYS))),
      }),
    )
    .check(z.maxLength(50)),
});
export type RetentionChange = z.infer<typeof RetentionChange>;

/** Requests of people about their own data, and how long data is stored. */
export const privacyRoutes = contract(
  'privacy',
  { right: privacyRight, fieldNames: { name: 'fullName', text: 'requestText' } },
  {
    list: {
      at: 'GET /privacy/requests',
      summary: 'One page of the requests of people about their own data',
      query: PrivacyFilter,
      reply: whole(PrivacyRequests),
    },
    create: {
      at: 'POST /privacy/requests',
      summary: 'Record a request that arrived outside the site',
      body: NewPrivacyRequest,
      reply: changed(PrivacyRequest, 'created'),
      status: 201,
    },
    get: {
      at: 'GET /privacy/requests/:id',
      summary: 'One request',
      params: IdParam,
      reply: one(PrivacyRequest),
    },
    answer: {
      at: 'PUT /privacy/requests/:id/answer',
      summary: 'Close a request with an answer',
      params: IdParam,
      body: PrivacyAnswer,
      reply: changed(PrivacyRequest, 'privacy:answered'),
    },
    copy: {
      at: 'POST /privacy/requests/:id/copy',
      summary: 'Everything that is stored about the person, in clear',
      confirmation: 'always',
      params: IdParam,
      reply: one(z.record(z.string(), z.unknown())),
    },
    erase: {
      at: 'DELETE /privacy/requests/:id/record',
      summary: 'Destroy the record that the request is about, with everything that belongs to it',
      confirmation: 'always',
      params: IdParam,
      reply: changed(PrivacyRequest, 'privacy:erased'),
    },
    retention: {
      at: 'GET /privacy/retention',
      summary: 'How long records are stored, and the last nightly deletions',
      reply: one(Retention),
    },
    changeRetention: {
      at: 'PUT /privacy/retention',
      summary: 'Change how long records are stored',
      confirmation: 'always',
      body: RetentionChange,
      reply: changed(Retention, 'updated'),
    },
  },
);
