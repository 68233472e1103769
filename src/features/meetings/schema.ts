/** What happened to the plan: a cancelled meeting keeps its page and says so. */
export const MEETING_STATES = ['planned', 'cancelled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

export { meetingPath } from './addresses.ts';
