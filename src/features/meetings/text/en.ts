import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    meetings: 'Meetings',
  },
  title: 'Meetings',
  lead: 'From congresses to neighbourhood gatherings: where, when and open to whom.',
  when: 'When',
  where: 'Where',
  audience: 'Open to',
  online: 'Online',
  cancelled: 'Cancelled',
  list: {
    coming: 'Upcoming meetings',
    past: 'Past meetings',
    comingUnit_one: 'upcoming meeting',
    comingUnit_other: 'upcoming meetings',
    pastUnit_one: 'past meeting',
    pastUnit_other: 'past meetings',
    noneTitle: 'No meeting is announced',
    noneText: 'Subscribe to the calendar and new meetings will be added to yours automatically.',
    subscribe: 'Subscribe to the calendar',
    subscribeText: 'New meetings and changes are added to your calendar automatically.',
    file: 'Calendar file (.ics)',
    filters: 'Filter the past meetings',
    year: 'Year',
    allYears: 'All',
    filter: 'Filter',
    titleYear: '{{title}}, {{year}}',
    titlePage: '{{title}}, page {{page}}',
  },
  page: {
    addToCalendar: 'Add to calendar',
    map: 'Show on the map',
    join: 'Join by link',
    onlineAddress: 'Link to the broadcast',
    cancelled: 'This meeting has been cancelled.',
    over: 'This meeting has taken place.',
    next: 'Upcoming meetings',
    all: 'All meetings',
  },
  calendar: { name: '{{party}} meetings' },
};
