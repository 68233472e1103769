import { LIST_PARAMETERS } from '../../site/kit/page-parameters.ts';
import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { MEETING_WORDS } from './page-words.ts';
import { loadMeeting, loadMeetings } from './site/load.server.ts';

export const meetingPages: PageRoute[] = [
  {
    path: '/toplantilar',
    name: 'meetings:pages.meetings',
    icon: 'calendar',
    search: MEETING_WORDS,
    query: LIST_PARAMETERS,
    load: loadMeetings,
  },
  { path: '/toplantilar/:slug', load: loadMeeting },
];
