import * as z from 'zod/mini';
import { branchFilter } from '../../platform/branches/contract.ts';
import { changed, contract, done, list, one } from '../../platform/http/contract.ts';
import { IdParam } from '../../platform/http/replies.ts';
import { PROVINCES } from '../../platform/places/provinces.ts';
import { NamedBranch } from '../../platform/session.ts';
import { oneLine, severalLines } from '../../platform/typed-text.ts';
import { meetingsRight } from './policy.ts';
import { MEETING_STATES } from './schema.ts';

export const MEETING_LIMITS = {
  title: 200,
  summary: 500,
  body: 20_000,
  place: 200,
  address: 300,
  url: 500,
  audience: 200,
  search: 200,
} as const;

const custom = (rule: string) => ({ params: { rule } });
/** ISO 8601 in UTC, in years that a calendar can show. */
const time = z.iso.datetime().check(z.regex(/^(19|20|21)\d\d-/));
const fields = {
  title: oneLine(MEETING_LIMITS.title).check(z.minLength(1)),
  summary: oneLine(MEETING_LIMITS.summary),
  /** Markdown. */
  body: severalLines(MEETING_LIMITS.body),
  startsAt: time,
  /** After the start. */
  endsAt: time,
  place: oneLine(MEETING_LIMITS.place),
  address: oneLine(MEETING_LIMITS.address),
  /** The Turkish name of a province; empty: none. */
  province: z.enum(['', ...PROVINCES.map(({ name }) => name)]),
  onlineUrl: oneLine(MEETING_LIMITS.url).check(
    z.refine((url) => url === '' || isHttps(url), custom('meetingUrl')),
  ),
  audience: oneLine(MEETING_LIMITS.audience),
  state: z.enum(MEETING_STATES),
  /** An open branch of the account; null: the whole party. If it is left out, nothing changes. */
  branchId: z.optional(z.nullable(z.uuid())),
};

function isHttps(url: string): boolean {
  return URL.parse(url)?.protocol === 'https:';
}

/** What an admin enters. */
export const MeetingFields = z.strictObject(fields);
export type MeetingFields = z.infer<typeof MeetingFields>;

/** `version`: the sequence of the meeting that the change is based on. */
export const MeetingChange = z.strictObject({ ...fields, version: z.int().check(z.gte(0)) });
export type MeetingChange = z.infer<typeof MeetingChange>;

/** A meeting as admins see it. */
export const StaffMeeting = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  place: z.string(),
  address: z.string(),
  province: z.string(),
  onlineUrl: z.string(),
  audience: z.string(),
  state: z.enum(MEETING_STATES),
  /** Null: of the whole party. */
  branch: z.nullable(NamedBranch),
  /** The page on the site. */
  path: z.string(),
  version: z.int(),
  updatedAt: z.string(),
});
export type StaffMeeting = z.infer<typeof StaffMeeting>;

export const MeetingFilter = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MEETING_LIMITS.search))),
  when: z.optional(z.enum(['coming', 'past'])),
  branch: z.optional(branchFilter),
  sort: z._default(z.enum(['startsAt', '-startsAt', 'title', '-title']), '-startsAt'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type MeetingFilter = z.infer<typeof MeetingFilter>;

const unconfirmed = 'one entry of the site, everyday work as on contents';

/** The meetings of the party, for admins. */
export const meetingRoutes = contract(
  'meetings',
  {
    right: meetingsRight,
    fieldNames: Object.fromEntries(Object.keys(fields).map((name) => [name, `meeting-${name}`])),
  },
  {
    list: {
      at: 'GET /meetings',
      summary: 'One page of the meetings, cancelled ones included',
      query: MeetingFilter,
      reply: list(StaffMeeting),
    },
    create: {
      at: 'POST /meetings',
      summary: 'Add a meeting',
      unconfirmed,
      body: MeetingFields,
      reply: changed(StaffMeeting, 'created'),
      status: 201,
    },
    get: {
      at: 'GET /meetings/:id',
      summary: 'One meeting',
      params: IdParam,
      reply: one(StaffMeeting),
    },
    change: {
      at: 'PUT /meetings/:id',
      summary: 'Change or cancel a meeting; calendars get the change',
      unconfirmed,
      params: IdParam,
      body: MeetingChange,
      reply: changed(StaffMeeting, 'updated'),
    },
    delete: {
      at: 'DELETE /meetings/:id',
      summary: 'Delete a meeting',
      unconfirmed,
      params: IdParam,
      reply: done('deleted'),
    },
  },
);
