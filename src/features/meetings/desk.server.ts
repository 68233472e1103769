import { and, asc, count, desc, eq, gt, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { chooseBranch } from '../../platform/branches/choose.server.ts';
import { type BranchPlace, namedBranch } from '../../platform/branches/names.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import { ofBranch } from '../../platform/branches/within.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/conditions.server.ts';
import { conflict, Invalid, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { isId, slugOf } from '../../platform/slug.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { startOfDay } from '../../platform/wall-clock.ts';
import { recordEvent } from '../audit/operations.server.ts';
import type { MeetingChange, MeetingFields, MeetingFilter, StaffMeeting } from './contract.ts';
import { canManageMeetings } from './policy.ts';
import { MEETINGS_TAG, meetingPath } from './schema.ts';
import { meetings } from './tables.server.ts';

type Row = typeof meetings.$inferSelect;

const WITH_BRANCH = {
  meeting: meetings,
  branch: { id: branches.id, province: branches.province, district: branches.district },
};
const selectMeetings = (db: Pick<Queryable, 'select'>) =>
  db
    .select(WITH_BRANCH)
    .from(meetings)
    .leftJoin(branches, eq(branches.id, meetings.branchId))
    .$dynamic();

interface Found {
  meeting: Row;
  branch: (BranchPlace & { id: string }) | null;
}

const toStaffMeeting = ({
  meeting: { slug, sequence, createdAt: _created, branchId: _branch, ...row },
  branch,
}: Found): StaffMeeting => ({
  ...row,
  branch: namedBranch(branch),
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
    selectMeetings(op.db)
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
async function readMeeting(db: Pick<Queryable, 'select'>, id: string): Promise<StaffMeeting> {
  const [found] = await selectMeetings(db).where(eq(meetings.id, id));
  if (!found) throw notFound();
  return toStaffMeeting(found);
}

function matching({ q, when, branch }: MeetingFilter, now: Date): SQL | undefined {
  const today = startOfDay(now);
  const columns = [meetings.title, meetings.place, meetings.province];
  return and(
    q
      ? or(...columns.map((column) => sql`tr_fold(${column}) like tr_fold(${containing(q)})`))
      : undefined,
    branch ? ofBranch(meetings.branchId, branch) : undefined,
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

/** Addresses of new meetings are chosen one after another. */
const lockMeetings = (tx: Transaction) =>
  tx.execute(sql`lock table meetings in share row exclusive mode`);

/** Throws 401, 403, or 422. */
export async function createMeeting(op: Operation, fields: MeetingFields): Promise<StaffMeeting> {
  requireThat(op.actor, canManageMeetings);
  const columns = columnsOf(fields);
  return transact(op, async (tx) => {
    await lockMeetings(tx);
    const [made] = await tx
      .insert(meetings)
      .values({
        ...columns,
        branchId: await chooseBranch(tx, op, fields.branchId),
        slug: await freeSlug(tx, fields),
        createdAt: op.now,
        updatedAt: op.now,
      })
      .returning({ id: meetings.id });
    const meeting = await readMeeting(tx, (made as { id: string }).id);
    await recordMeeting(tx, op, 'meeting.create', null, meeting);
    tx.invalidate(MEETINGS_TAG);
    return meeting;
  });
}

/**
 * Changes a meeting; its address stays, and calendars replace it by the higher sequence. Throws 401,
 * 403, 404, 409 with the `current` one, or 422.
 */
export async function changeMeeting(
  op: Operation,
  id: string,
  { version, ...fields }: MeetingChange,
): Promise<StaffMeeting> {
  requireThat(op.actor, canManageMeetings);
  const columns = columnsOf(fields);
  return transact(op, async (tx) => {
    await lockMeetings(tx);
    const before = await readMeeting(tx, id);
    if (before.version !== version) throw conflict({ current: before });
    await tx
      .update(meetings)
      .set({
        ...columns,
        branchId: await chooseBranch(tx, op, fields.branchId, [before.branch?.id ?? null]),
        sequence: version + 1,
        updatedAt: op.now,
      })
      .where(eq(meetings.id, id));
    const after = await readMeeting(tx, id);
    await recordMeeting(tx, op, 'meeting.update', before, after);
    tx.invalidate(MEETINGS_TAG);
    return after;
  });
}

/** Deletes a meeting; one that was announced should be cancelled. Throws 401, 403 or 404. */
export async function deleteMeeting(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManageMeetings);
  await transact(op, async (tx) => {
    await lockMeetings(tx);
    const before = await readMeeting(tx, id);
    await tx.delete(meetings).where(eq(meetings.id, id));
    await recordMeeting(tx, op, 'meeting.delete', before, null);
    tx.invalidate(MEETINGS_TAG);
  });
}

function columnsOf({ startsAt, endsAt, branchId: _branch, ...fields }: MeetingFields) {
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  if (times.endsAt <= times.startsAt) throw new Invalid({ endsAt: { rule: 'meetingEnds' } });
  return { ...fields, ...times };
}

/** The title as an address; with its year if another meeting has it already, then with a number. */
async function freeSlug(tx: Transaction, { title, startsAt }: MeetingFields): Promise<string> {
  const base = slugOf(title) || 'toplanti';
  const rows = await tx
    .select({ slug: meetings.slug })
    .from(meetings)
    .where(like(meetings.slug, `${base}%`));
  const taken = new Set(rows.map(({ slug }) => slug));
  const dated = `${base}-${startsAt.slice(0, 4)}`;
  for (let number = 0; ; number++) {
    const slug = number === 0 ? base : number === 1 ? dated : `${dated}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Short values as they are; long texts are left out. */
const valuesOf = ({ title, startsAt, endsAt, place, province, state, branch }: StaffMeeting) => ({
  'meeting-title': title,
  'meeting-startsAt': startsAt,
  'meeting-endsAt': endsAt,
  'meeting-place': place,
  'meeting-province': province,
  'meeting-state': state,
  'meeting-branchId': branch?.name ?? '',
});

type Values = Partial<ReturnType<typeof valuesOf>>;

function differing(one: StaffMeeting, other: StaffMeeting | null): Values {
  const values = Object.entries(valuesOf(one));
  const others: Values = other ? valuesOf(other) : {};
  return Object.fromEntries(values.filter(([key, value]) => others[key as keyof Values] !== value));
}

async function recordMeeting(
  tx: Transaction,
  op: Operation,
  action: 'meeting.create' | 'meeting.update' | 'meeting.delete',
  before: StaffMeeting | null,
  after: StaffMeeting | null,
): Promise<void> {
  const { id, title } = (after ?? before) as StaffMeeting;
  await recordEvent(tx, op, {
    action,
    subject: { kind: 'meeting', id, name: title },
    ...(before && { before: differing(before, after) }),
    ...(after && { after: differing(after, before) }),
  });
}

export const meetingSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = [...new Set(ids)].filter(isId);
    if (wanted.length === 0) return new Map();
    const { id, title } = meetings;
    const found = await db.select({ id, title }).from(meetings).where(inArray(id, wanted));
    return new Map(found.map((row) => [row.id, row.title]));
  },
};
