import { dayInIstanbul, wallClock } from '../../platform/istanbul.ts';
import { startOfDay } from '../../platform/wall-clock.ts';

export const MEETINGS_PATH = '/toplantilar';
/** The calendar for subscriptions. */
export const CALENDAR_PATH = `${MEETINGS_PATH}.ics`;

export const meetingPath = ({ slug }: { slug: string }): string => `${MEETINGS_PATH}/${slug}`;
/** The calendar file of one meeting. */
export const meetingCalendarPath = (meeting: { slug: string }): string =>
  `${meetingPath(meeting)}/takvim.ics`;

/** Path and query of one page of the list; parameters always in the same order. */
export function listAddress(year: number | null, page = 1): string {
  const parameters = [year ? `yil=${year}` : '', page > 1 ? `sayfa=${page}` : ''].filter(Boolean);
  return parameters.length > 0 ? `${MEETINGS_PATH}?${parameters.join('&')}` : MEETINGS_PATH;
}

/**
 * A meeting is past after the end of its last day in Istanbul. The page cache is cleared at
 * midnight, so that no cached page shows a past meeting as a coming one.
 */
export const isPast = (endsAt: Date, now: Date): boolean =>
  endsAt.getTime() <= startOfDay(now).getTime();

/** "20261121T140000", the time of a calendar entry in Istanbul. */
export const istanbulStamp = (date: Date): string => wallClock(date).replace(/[-:]/g, '');

/**
 * Whether both times are on the same day in Istanbul. An end at midnight belongs to the day before.
 */
export const isOneDay = (startsAt: Date, endsAt: Date): boolean =>
  dayInIstanbul(startsAt) === dayInIstanbul(new Date(endsAt.getTime() - 1));

/** The tag of every page and calendar with meetings; every change of a meeting invalidates it. */
export const MEETINGS_TAG = 'meetings';

/** A cancelled meeting still has its page, which shows the cancellation. */
export const MEETING_STATES = ['planned', 'cancelled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** A meeting in lists and calendars. */
export interface MeetingView {
  id: string;
  slug: string;
  title: string;
  summary: string;
  startsAt: Date;
  endsAt: Date;
  place: string;
  address: string;
  province: string;
  onlineUrl: string;
  audience: string;
  state: MeetingState;
}

/** The data of the list page. Coming meetings are only on the first page without a year. */
export interface MeetingListView {
  coming: MeetingView[];
  past: MeetingView[];
  /** Number of past meetings in the year. */
  total: number;
  /** Years with past meetings, newest first. */
  years: number[];
  year: number | null;
  page: number;
  pages: number;
}

/** The data of the page of one meeting. */
export interface MeetingPageView extends MeetingView {
  bodyHtml: string;
  past: boolean;
  /** Other coming meetings, soonest first. */
  next: MeetingView[];
}
