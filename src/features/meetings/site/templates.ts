import { demoMeetingPath } from '../../../../database/demo/load-meetings.ts';

/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  meetings: '/toplantilar',
  // The days of the demo's meetings depend on the day on which it is loaded.
  meeting: demoMeetingPath('Ege bölge kampı', new Date()),
};
