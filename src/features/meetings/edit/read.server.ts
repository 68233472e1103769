import { and, asc, count, desc, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { containing } from '../../../platform/database/like.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { startOfDay } from '../../../platform/wall-clock.ts';
import { meetingPath } from '../addresses.ts';
import { canManageMeetings } from '../policy.ts';
import { meetings } from '../tables.server.ts';
import type { MeetingFilter, StaffMeeting } from './schema.ts';

type Row = typeof meetings.$inferSelect;

const toStaffMeeting = ({ slug, sequence, createdAt: _created, ...row }: Row): StaffMeeting => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  path: meetingPath({ slug }),
  version: sequence,
});

/** One page of the meetings. Throws 401 or 403. */
export async function listMeetings(op: Operation, filter: MeetingFilter) {
  requireThat(op.actor, canManageMeetings);
  const { page, pageSize } = filter;
  const where = matching(filter, op.now);
  const [rows, [counted]] = await Promise.all([
    op.db
      .select()
      .from(meetings)
      .where(where)
      .orderBy(orderOf(filter.sort), meetings.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(meetings).where(where),
  ]);
  const can = { create: true };
  return { data: rows.map(toStaffMeeting), total: counted?.total ?? 0, page, pageSize, can };
}

/** Throws 401, 403 or 404. */
export async function getMeeting(op: Operation, id: string): Promise<StaffMeeting> {
  requireThat(op.actor, canManageMeetings);
  return readMeeting(op.db, id);
}

/** Throws 404. */
export async function readMeeting(
  db: Pick<Queryable, 'select'>,
  id: string,
): Promise<StaffMeeting> {
  const [row] = await db.select().from(meetings).where(eq(meetings.id, id));
  if (!row) throw notFound();
  return toStaffMeeting(row);
}

function matching({ q, when }: MeetingFilter, now: Date): SQL | undefined {
  const today = startOfDay(now);
  const columns = [meetings.title, meetings.place, meetings.province];
  return and(
    q
      ? or(...columns.map((column) => sql`tr_fold(${column}) like tr_fold(${containing(q)})`))
      : undefined,
    when === 'coming' ? gt(meetings.endsAt, today) : undefined,
    when === 'past' ? lte(meetings.endsAt, today) : undefined,
  );
}

function orderOf(sort: MeetingFilter['sort']): SQL {
  const column = sort.endsWith('title')
    ? sql`${meetings.title} collate tr_rules`
    : sql`${meetings.startsAt}`;
  return sort.startsWith('-') ? desc(column) : asc(column);
}
