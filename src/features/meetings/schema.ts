/** A cancelled meeting still has its page, which shows the cancellation. */
export const MEETING_STATES = ['planned', 'cancelled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

export { meetingPath } from './addresses.ts';
