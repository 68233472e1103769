import { eq, like, sql } from 'drizzle-orm';
import { conflict, Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { slugOf } from '../../../platform/slug.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { canManageMeetings } from '../policy.ts';
import { meetings } from '../tables.server.ts';
import { MEETINGS_TAG } from '../tags.ts';
import { readMeeting } from './read.server.ts';
import { recordMeeting } from './record.server.ts';
import type { MeetingChange, MeetingFields, StaffMeeting } from './schema.ts';

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
      .set({ ...columns, sequence: version + 1, updatedAt: op.now })
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

function columnsOf({ startsAt, endsAt, ...fields }: MeetingFields) {
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
