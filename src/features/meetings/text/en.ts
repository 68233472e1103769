import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const meetings: TextOf<typeof tr.meetings> = {
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

/** The screens on which admins manage meetings. */
export const meetingsDesk: TextOf<typeof tr.meetingsDesk> = {
  title: 'Meetings',
  administration: 'Congresses, gatherings, broadcasts: place, time, agenda and cancellation.',
  lead: 'Subscribers of the calendar get every change.',
  add: 'Add a meeting',
  editTitle: 'Edit meeting',
  search: 'Search meetings',
  searchHint: 'Title, place or province',
  whenLabel: 'Time',
  when: { all: 'Coming and past', coming: 'Coming', past: 'Past' },
  listLabel: 'Meetings',
  start: 'Start',
  state: { planned: 'Planned', held: 'Held', cancelled: 'Cancelled' },
  stateHint: 'The page of a cancelled meeting stays and says so; calendars show it as cancelled.',
  about: 'Meeting',
  aboutText: 'Title and summary are shown in the list of meetings and in calendars.',
  time: 'Time',
  timeText: 'Istanbul time.',
  where: 'Place and broadcast',
  whereText: 'The place can stay empty only for an online meeting.',
  agenda: 'Agenda',
  agendaText: 'Shown on the page of the meeting; decisions can be added later.',
  noProvince: 'Not given',
  save: 'Save',
  remove: 'Delete',
  onSite: 'View on the site',
  faults: 'Could not be saved',
  wrong: 'This value is not valid for {{field}}.',
  removeQuestion: 'Delete this meeting?',
  removeHint:
    'Its page is removed and it disappears from calendars. Cancel a meeting that was announced instead.',
  goneTitle: 'Meeting not found',
  goneText: 'It may have been deleted.',
  failedTitle: 'Meetings could not be loaded',
  noneTitle: 'No meetings yet',
  noneText: 'Meetings that you add are shown on the site and in calendars.',
  noMatchTitle: 'No meeting matches',
  noMatchText: 'Remove the filters to see all meetings.',
  pastEndTitle: 'No meetings on this page',
  pastEndText: 'The list ends on an earlier page.',
  forbiddenTitle: 'Meetings are managed by administrators',
  forbiddenText: 'You need the right of an administrator to open this page.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const meetingFields: TextOf<typeof tr.meetingFields> = {
  'meeting-title': 'Title',
  'meeting-summary': 'Summary',
  'meeting-body': 'Agenda',
  'meeting-startsAt': 'Start',
  'meeting-endsAt': 'End',
  'meeting-place': 'Place',
  'meeting-address': 'Address',
  'meeting-province': 'Province',
  'meeting-onlineUrl': 'Online address',
  'meeting-audience': 'Open to',
  'meeting-state': 'State',
  'meeting-branchId': 'Branch',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const meetingRules: TextOf<typeof tr.meetingRules> = {
  meetingEnds: 'The end must be after the start.',
  meetingUrl: '{{field}} must be a full address that begins with https://.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: meetingRules,
  fields: meetingFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { meeting: 'Meetings' },
  action: {
    'meeting-create': 'Adding a meeting',
    'meeting-update': 'Change of a meeting',
    'meeting-delete': 'Deletion of a meeting',
  },
  did: {
    'meeting-create': 'Added a meeting',
    'meeting-update': 'Changed a meeting',
    'meeting-delete': 'Deleted a meeting',
  },
  didTo: {
    'meeting-create': 'Added the meeting {{subject}}',
    'meeting-update': 'Changed the meeting {{subject}}',
    'meeting-delete': 'Deleted the meeting {{subject}}',
  },
  fields: {
    'meeting-title': 'Title',
    'meeting-startsAt': 'Start',
    'meeting-endsAt': 'End',
    'meeting-place': 'Place',
    'meeting-province': 'Province',
    'meeting-state': 'State',
    'meeting-branchId': 'Branch',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {
  meetingsDesk,
  meetingFields,
  meetingRules,
  audit,
};
