import type { DayTime } from '../../../../../dashboard/kit/form/moment-fields.tsx';
import { dayInIstanbul, wallClock } from '../../../../../platform/istanbul.ts';
import { fromWallClock } from '../../../../../platform/wall-clock.ts';

/** What the user has chosen for the publication. */
export interface Plan {
  when: 'now' | 'at';
  at: DayTime;
  /** Whether it is archived at `end`. */
  ends: boolean;
  end: DayTime;
}

export interface Dates {
  publishedAt: string | null;
  unpublishAt: string | null;
}
type Fault = 'missing' | 'past';
export type Decision =
  | { faults: { at?: Fault; end?: Fault } }
  | { target: 'published' | 'scheduled'; dates: Dates };

const NOTHING: DayTime = { day: '', time: '' };

const dayTimeOf = (moment: string | null): DayTime => {
  if (!moment) return NOTHING;
  const [day = '', time = ''] = wallClock(new Date(moment)).split('T');
  return { day, time: time.slice(0, 5) };
};

/** The plan with which the dialog opens. Without a date it proposes tomorrow at nine. */
export function planOf({ publishedAt, unpublishAt }: Dates, keepDate: boolean, now: Date): Plan {
  const isFuture = publishedAt !== null && new Date(publishedAt) > now;
  return {
    when: publishedAt && (keepDate || isFuture) ? 'at' : 'now',
    at: publishedAt ? dayTimeOf(publishedAt) : { day: dayInIstanbul(now, 1), time: '09:00' },
    ends: unpublishAt !== null,
    end: unpublishAt ? dayTimeOf(unpublishAt) : { day: dayInIstanbul(now, 30), time: '18:00' },
  };
}

/** Null if a part is empty or the day does not exist. */
export function momentOf({ day, time }: DayTime): Date | null {
  const moment = day && time ? fromWallClock(`${day}T${time}`) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** A date that was not changed keeps its seconds. */
const isoOf = (chosen: Date, chosenFrom: DayTime, former: string | null): string => {
  const before = dayTimeOf(former);
  const isSame = before.day === chosenFrom.day && before.time === chosenFrom.time;
  return former && isSame ? former : chosen.toISOString();
};

/** What the plan means now: to publish, also with a date in the past, or to schedule. */
export function decide(plan: Plan, former: Dates, now: Date): Decision {
  const at = plan.when === 'at' ? momentOf(plan.at) : null;
  const end = plan.ends ? momentOf(plan.end) : null;
  const isScheduled = at !== null && at > now;
  const start = isScheduled ? at : now;
  const faults = {
    ...(plan.when === 'at' && !at ? { at: 'missing' as const } : {}),
    ...(plan.ends && !end ? { end: 'missing' as const } : {}),
    ...(end && end <= start ? { end: 'past' as const } : {}),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    target: isScheduled ? 'scheduled' : 'published',
    dates: {
      publishedAt: at ? isoOf(at, plan.at, former.publishedAt) : null,
      unpublishAt: end ? isoOf(end, plan.end, former.unpublishAt) : null,
    },
  };
}
