/** What its part of the API says: rules, names of fields. */
export const en = {
  validation: {
    meetingEnds: 'The end must be after the start.',
    meetingUrl: '{{field}} must be a full address that begins with https://.',
  },
  fields: {
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
  },
};
