import type { MeetingState } from './schema.ts';

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
