import * as z from 'zod/mini';
import { dayField } from '../../../platform/day.ts';
import { changed, contract, done, list, one, whole } from '../../../platform/http/contract.ts';
import { changedReply, dataReply, IdParam } from '../../../platform/http/replies.ts';
import { oneLine } from '../../../platform/typed-text.ts';
import { Matching } from '../contract.ts';
import { contentRight } from '../policy.ts';
import { CATEGORY_NAMES, Content, LIMITS, STATES } from '../schema.ts';

const number = z.int();
export const ContentCounts = z.object({
  all: number,
  draft: number,
  inReview: number,
  scheduled: number,
  published: number,
  archived: number,
  /** With changes that are not published. */
  pending: number,
  /** With a picture that lacks its alternative text. */
  lacksAlt: number,
  trash: number,
});
export type ContentCounts = z.infer<typeof ContentCounts>;

/** The values that the filters offer, those with the most contents first. */
export const FilterChoices = z.object({
  authors: z.array(z.string()),
  tags: z.array(z.string()),
  creators: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type FilterChoices = z.infer<typeof FilterChoices>;

/** The longest time that one call returns, in days: a month with the weeks around it. */
export const CALENDAR_DAYS = 62;
/** More contents are left out, the published ones first. */
export const CALENDAR_MOST = 500;

/** Days in Istanbul, both included. */
export const CalendarFilter = z.strictObject({ from: dayField, to: dayField });
export type CalendarFilter = z.infer<typeof CalendarFilter>;

export const CalendarEntry = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.enum(CATEGORY_NAMES),
  state: z.enum(STATES),
  /** ISO 8601 in UTC. */
  publishedAt: z.string(),
  version: z.int(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** Moves a scheduled content to another day in Istanbul; its time of day stays. */
export const DayChange = z.strictObject({ day: dayField, version: z.int().check(z.positive()) });
export type DayChange = z.infer<typeof DayChange>;

/** How many contents one call changes at most. */
export const BULK_MOST = 500;

export const BULK_ACTIONS = [
  'publish',
  'archive',
  'addTag',
  'removeTag',
  'move',
  'pin',
  'unpin',
  'delete',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const Chosen = z.strictObject({ id: z.uuid(), version: z.int().check(z.positive()) });

export const BulkChange = z.strictObject({
  action: z.enum(BULK_ACTIONS),
  /** Each in the version that was shown. */
  items: z.array(Chosen).check(z.minLength(1), z.maxLength(BULK_MOST)),
  /** Required for `addTag` and `removeTag`. */
  tag: z.optional(oneLine(LIMITS.tag).check(z.minLength(1))),
  /** Required for `move`. */
  category: z.optional(z.enum(CATEGORY_NAMES)),
});
export type BulkChange = z.infer<typeof BulkChange>;

/**
 * What became of one content. `unchanged`: the action has nothing to do; `notAllowed`: not in this
 * state; `conflict`: another user has saved in the meantime; `notReady`: see `reasons`; `gone`: it
 * was deleted.
 */
export const OUTCOMES = [
  'changed',
  'unchanged',
  'notAllowed',
  'conflict',
  'notReady',
  'gone',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const BulkResult = z.object({
  changed: z.int(),
  items: z.array(
    z.object({
      id: z.uuid(),
      /** Empty if it is gone. */
      title: z.string(),
      outcome: z.enum(OUTCOMES),
      /** The public path if it is published now. */
      path: z.nullable(z.string()),
      /** Messages about what is missing, by field. */
      reasons: z.record(z.string(), z.string()),
    }),
  ),
  /** To undo the change of the changed ones, for an hour; null if nothing has changed. */
  undo: z.nullable(z.uuid()),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** A deleted content can be restored for so many days. */
export const KEPT_DAYS = 30;

export const TrashFilter = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type TrashFilter = z.infer<typeof TrashFilter>;

export const DeletedContent = z.object({
  id: z.uuid(),
  title: z.string(),
  category: z.enum(CATEGORY_NAMES),
  /** The state that it had; restoring brings it back. */
  state: z.enum(STATES),
  deletedAt: z.string(),
  /** Null if the account was deleted. */
  deletedBy: z.nullable(z.string()),
  /** When it is deleted permanently; the job runs at night. */
  erasedAt: z.string(),
});
export type DeletedContent = z.infer<typeof DeletedContent>;

/** What the list, the calendar and the trash of the desk show, and changes of many contents at once. */
export const deskRoutes = contract(
  'contents',
  { right: contentRight },
  {
    counts: {
      at: 'GET /contents/counts',
      summary: 'How many contents match in each state',
      query: Matching,
      reply: one(ContentCounts),
    },
    choices: {
      at: 'GET /contents/choices',
      summary: 'The authors, tags and creators of all contents',
      reply: one(FilterChoices),
    },
    calendar: {
      at: 'GET /contents/calendar',
      summary: 'The scheduled and the published contents of some days',
      query: CalendarFilter,
      reply: whole(z.extend(dataReply(z.array(CalendarEntry)), { more: z.boolean() })),
    },
    moveToDay: {
      at: 'PUT /contents/:id/day',
      summary: 'Move a scheduled content to another day',
      params: IdParam,
      body: DayChange,
      reply: changed(Content, 'updated'),
    },
    changeMany: {
      at: 'POST /contents/bulk',
      summary: 'Publish, archive, tag, move, pin or delete many contents',
      body: BulkChange,
      reply: whole(changedReply(BulkResult)),
    },
    undoMany: {
      at: 'POST /contents/bulk/:id/undo',
      summary: 'Undo a change of many contents',
      params: IdParam,
      reply: whole(changedReply(BulkResult)),
    },
    trash: {
      at: 'GET /contents/trash',
      summary: 'One page of the deleted contents',
      query: TrashFilter,
      reply: list(DeletedContent),
    },
    recover: {
      at: 'POST /contents/trash/:id/restore',
      summary: 'Restore a deleted content in the state that it had',
      params: IdParam,
      reply: changed(Content, 'contentRecovered'),
    },
    erase: {
      at: 'DELETE /contents/trash/:id',
      summary: 'Delete a content in the trash permanently',
      params: IdParam,
      reply: done('deleted'),
    },
  },
);
