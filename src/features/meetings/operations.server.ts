import { and, asc, count, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { withMerged } from '../../platform/branches/within.server.ts';
import type { Database } from '../../platform/database/client.server.ts';
import { ISTANBUL } from '../../platform/istanbul.ts';
import { startOfDay } from '../../platform/wall-clock.ts';
import type { ReadBranchMeetings } from '../branches/operations.server.ts';
import { type MeetingView, meetingPath } from './schema.ts';
import { meetings } from './tables.server.ts';

const SHOWN = {
  id: meetings.id,
  slug: meetings.slug,
  title: meetings.title,
  summary: meetings.summary,
  startsAt: meetings.startsAt,
  endsAt: meetings.endsAt,
  place: meetings.place,
  address: meetings.address,
  province: meetings.province,
  onlineUrl: meetings.onlineUrl,
  audience: meetings.audience,
  state: meetings.state,
};

const yearOfStart = sql<number>`extract(year from ${meetings.startsAt} at time zone ${sql.raw(`'${ISTANBUL}'`)})::int`;
const isComing = (now: Date) => gt(meetings.endsAt, startOfDay(now));
const OF_BRANCH = 5;
const isOver = (now: Date) => lte(meetings.endsAt, startOfDay(now));

/** Meetings that have not ended before today, soonest first, including cancelled ones. */
export function listComingMeetings(
  db: Database,
  { now, limit, except }: { now: Date; limit?: number; except?: string },
): Promise<MeetingView[]> {
  const query = db
    .select(SHOWN)
    .from(meetings)
    .where(and(isComing(now), except ? ne(meetings.id, except) : undefined))
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
  return limit ? query.limit(limit) : query;
}

/** The next meetings of a branch, including cancelled ones, for its page. */
export const branchMeetingsReader =
  (db: Database): ReadBranchMeetings =>
  async (branchId, now) => {
    const coming = await db
      .select(SHOWN)
      .from(meetings)
      .where(and(isComing(now), inArray(meetings.branchId, withMerged(db, branchId))))
      .orderBy(asc(meetings.startsAt), asc(meetings.id))
      .limit(OF_BRANCH);
    return coming.map(({ slug, title, startsAt, place, province, state }) => ({
      path: meetingPath({ slug }),
      title,
      startsAt,
      place: [place, province].filter(Boolean).join(', '),
      isCancelled: state === 'cancelled',
    }));
  };

/** The next planned meetings, for other pages. */
export async function listNextMeetings(db: Database, now: Date, limit: number) {
  const coming = await db
    .select(SHOWN)
    .from(meetings)
    .where(and(isComing(now), eq(meetings.state, 'planned')))
    .orderBy(asc(meetings.startsAt), asc(meetings.id))
    .limit(limit);
  return coming.map(({ id, slug, title, startsAt, province }) => ({
    id,
    title,
    startsAt,
    province,
    path: meetingPath({ slug }),
  }));
}

/** Past meetings of a year, or of all years, newest first. */
export function listPastMeetings(
  db: Database,
  { now, year, page, pageSize }: { now: Date; year: number | null; page: number; pageSize: number },
): Promise<MeetingView[]> {
  return db
    .select(SHOWN)
    .from(meetings)
    .where(and(isOver(now), inYear(year)))
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** The number of past meetings of each year, newest year first. */
export function countPastMeetings(
  db: Database,
  now: Date,
): Promise<{ year: number; total: number }[]> {
  return db
    .select({ year: yearOfStart, total: count() })
    .from(meetings)
    .where(isOver(now))
    .groupBy(yearOfStart)
    .orderBy(desc(yearOfStart));
}

const inYear = (year: number | null): SQL | undefined =>
  year === null ? undefined : eq(yearOfStart, year);

/** The whole row of the meeting with this slug; null if there is none. */
export async function findMeeting(db: Database, slug: string) {
  const [row] = await db.select().from(meetings).where(eq(meetings.slug, slug));
  return row ?? null;
}

/** The slug of the meeting with this id. */
export async function findMeetingSlug(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ slug: meetings.slug }).from(meetings).where(eq(meetings.id, id));
  return row?.slug ?? null;
}

/** All meetings that end after `since`, in order, for subscribed calendars. */
export function listMeetingsSince(db: Database, since: Date) {
  return db
    .select()
    .from(meetings)
    .where(gt(meetings.endsAt, since))
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
}

export type MeetingRow = typeof meetings.$inferSelect;
