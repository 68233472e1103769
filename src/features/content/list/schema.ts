import * as z from 'zod/mini';
import { dayField } from '../../../platform/day.ts';
import { CATEGORY_NAMES, STATES } from '../schema.ts';

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
