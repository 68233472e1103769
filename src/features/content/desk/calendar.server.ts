import { and, asc, gte, lt, type SQL, sql } from 'drizzle-orm';
import { Invalid } from '../../../platform/errors.ts';
import { wallClock } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import { canEditContent } from '../policy.ts';
import { getContent } from '../read.server.ts';
import type { Content, WrittenContent } from '../schema.ts';
import { contents } from '../tables.server.ts';
import type { PlanOf } from './bulk.server.ts';
import { changeRow } from './change-row.server.ts';
import {
  CALENDAR_DAYS,
  CALENDAR_MOST,
  type CalendarEntry,
  type CalendarFilter,
  type DayChange,
} from './contract.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The scheduled and the published contents of these days, the earliest first; `more` if some
 * published ones were left out. Throws 401, 403, 422.
 */
export async function readCalendar(
  op: Operation,
  { from, to }: CalendarFilter,
): Promise<{ data: CalendarEntry[]; more: boolean }> {
  requireThat(op.actor, canEditContent);
  const [start, end] = [dayBounds(from)[0], dayBounds(to)[1]];
  const days = (end.getTime() - start.getTime()) / DAY_MS;
  if (days < 1) throw new Invalid({ to: { rule: 'calendarOrder' } });
  if (days > CALENDAR_DAYS)
    throw new Invalid({ to: { rule: 'calendarLength', values: { max: CALENDAR_DAYS } } });
  const [scheduled, published] = await Promise.all([
    readDays(op, IS_SCHEDULED, start, end),
    readDays(op, IS_PUBLISHED, start, end),
  ]);
  const rows = [...scheduled, ...published];
  const data = rows
    .slice(0, CALENDAR_MOST)
    .map((row) => ({ ...row, publishedAt: row.publishedAt?.toISOString() ?? '' }))
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt) || a.id.localeCompare(b.id));
  return { data, more: rows.length > CALENDAR_MOST };
}

/** Literals, so that PostgreSQL can use the index of each state, which has the order. */
const IS_SCHEDULED = sql`${contents.state} = 'scheduled'`;
const IS_PUBLISHED = sql`${contents.state} = 'published'`;

function readDays(op: Operation, isState: SQL, start: Date, end: Date) {
  const { id, title, category, state, publishedAt, version } = contents;
  return op.db
    .select({ id, title, category, state, publishedAt, version })
    .from(contents)
    .where(and(isState, gte(publishedAt, start), lt(publishedAt, end)))
    .orderBy(asc(publishedAt), asc(id))
    .limit(CALENDAR_MOST + 1);
}

/**
 * Moves a scheduled content to another day; its time of day stays. Throws 401, 403, 404, 409 if
 * another user has saved in the meantime, 422 for a time in the past and if it is not scheduled.
 */
export async function moveToDay(op: Operation, id: string, change: DayChange): Promise<Content> {
  requireThat(op.actor, canEditContent);
  const done = await changeRow(op, { id, version: change.version }, toDay(change.day));
  if (done === 'notAllowed') throw new Invalid({ state: { rule: 'notScheduled' } });
  return getContent(op, id);
}

const toDay =
  (day: string): PlanOf =>
  ({ state, fields, pending }) => {
    if (state !== 'scheduled') return 'notAllowed';
    const moved = (one: WrittenContent) => ({ ...one, publishedAt: onDay(fields, day) });
    const next = moved(fields);
    if (next.publishedAt === fields.publishedAt) return 'unchanged';
    return { state, fields: next, pending: pending && moved(pending) };
  };

/** The time of day of the content, on another day in Istanbul. */
function onDay({ publishedAt }: WrittenContent, day: string): string {
  const before = new Date(publishedAt ?? 0);
  const time = before.getTime() - dayBounds(wallClock(before).slice(0, 10))[0].getTime();
  return new Date(dayBounds(day)[0].getTime() + time).toISOString();
}
