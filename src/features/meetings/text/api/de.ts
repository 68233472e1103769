/** What its part of the API says: rules, names of fields. */
export const de = {
  validation: {
    meetingEnds: 'Das Ende muss nach dem Beginn liegen.',
    meetingUrl: '{{field}} muss eine vollständige Adresse sein, die mit https:// beginnt.',
  },
  fields: {
    'meeting-title': 'Titel',
    'meeting-summary': 'Zusammenfassung',
    'meeting-body': 'Tagesordnung',
    'meeting-startsAt': 'Beginn',
    'meeting-endsAt': 'Ende',
    'meeting-place': 'Ort',
    'meeting-address': 'Anschrift',
    'meeting-province': 'Provinz',
    'meeting-onlineUrl': 'Adresse der Übertragung',
    'meeting-audience': 'Offen für',
    'meeting-state': 'Zustand',
  },
};
