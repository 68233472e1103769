import type { MeetingState } from './schema.ts';

/** A meeting as lists and calendars show it. */
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

/** What the list page draws. Coming meetings stand only on its first page without a year. */
export interface MeetingListView {
  coming: MeetingView[];
  past: MeetingView[];
  /** How many past ones the year has. */
  total: number;
  /** Years with past meetings, newest first. */
  years: number[];
  year: number | null;
  page: number;
  pages: number;
}

/** What the page of one meeting draws. */
export interface MeetingPageView extends MeetingView {
  bodyHtml: string;
  past: boolean;
  /** Coming ones besides this, soonest first. */
  next: MeetingView[];
}
