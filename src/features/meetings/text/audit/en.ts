/** Its events, as the audit log shows them. */
export const en = {
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
  },
};
