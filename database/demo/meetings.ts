import { comingMeetings } from './meetings-coming.ts';
import { pastMeetings } from './meetings-past.ts';

/** A meeting of the demo; its day is relative to the day of loading. */
export interface DemoMeeting {
  /** Days from today; the meeting is on the first `weekday` after that. */
  days: number;
  /** 0 is Sunday. */
  weekday: number;
  /** Hours in Istanbul. */
  from: string;
  to: string;
  /** How many days it lasts, 1 by default. */
  lasts?: number;
  title: string;
  summary: string;
  body: string;
  place?: string;
  address?: string;
  province?: string;
  /** The branch that invites, as lists name it: `Kadıköy, İstanbul`; without it: the whole party. */
  branch?: string;
  onlineUrl?: string;
  audience: string;
  cancelled?: boolean;
}

export const demoMeetings: DemoMeeting[] = [...comingMeetings, ...pastMeetings];
