import { meetings } from '../../src/features/meetings/tables.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { slugOf } from '../../src/platform/slug.ts';
import { readBranchIds } from './load-branches.ts';
import { type DemoMeeting, demoMeetings } from './meetings.ts';

const DAY_MS = 24 * 3_600_000;
/** Turkey keeps UTC+3 all year. */
const OFFSET_MS = 3 * 3_600_000;
/** How long before its start a meeting is announced. */
const ANNOUNCED_MS = 21 * DAY_MS;

/** "2026-12-05": the first such weekday, at least `days` days after today, in Istanbul. */
function dayOf({ days, weekday }: Pick<DemoMeeting, 'days' | 'weekday'>, now: Date): string {
  const day = new Date(now.getTime() + OFFSET_MS + days * DAY_MS);
  const ahead = (weekday - day.getUTCDay() + 7) % 7;
  return new Date(day.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}

const slugOn = (title: string, day: string) => `${slugOf(title, 60)}-${day}`;

/** The address of the meeting whose title begins like this, in a demo that is loaded now. */
export function demoMeetingPath(title: string, now: Date): string {
  const meeting = demoMeetings.find((one) => one.title.startsWith(title));
  if (!meeting) throw new Error(`The demo has no meeting ${title}.`);
  return `/toplantilar/${slugOn(meeting.title, dayOf(meeting, now))}`;
}

const moment = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`);

/** Adds the meetings of the demo, some past and some coming. Call it after the branches. */
export async function loadMeetings(op: Operation): Promise<void> {
  const branchIds = await readBranchIds(op.db);
  await op.db.insert(meetings).values(
    demoMeetings.map(({ days, weekday, from, to, lasts = 1, cancelled, branch, ...meeting }) => {
      const day = dayOf({ days, weekday }, op.now);
      const startsAt = moment(day, from);
      const endsAt = new Date(moment(day, to).getTime() + (lasts - 1) * DAY_MS);
      const announced = new Date(Math.min(startsAt.getTime() - ANNOUNCED_MS, op.now.getTime()));
      return {
        ...meeting,
        branchId: branchIds.get(branch ?? '') ?? null,
        slug: slugOn(meeting.title, day),
        startsAt,
        endsAt,
        state: cancelled ? ('cancelled' as const) : ('planned' as const),
        sequence: cancelled ? 1 : 0,
        createdAt: announced,
        updatedAt: announced,
      };
    }),
  );
}
