/** What its part of the API says: rules, names of fields. */
export const en = {
  validation: {
    portraitMissing: 'The photograph is not in the media library; choose another one.',
    peopleTooMany: 'The number of people has reached its limit.',
  },
  fields: {
    'person-name': 'Name',
    'person-duty': 'Duty',
    'person-quote': 'Quote',
    'person-province': 'Province',
    'person-biography': 'Biography',
    'person-year': 'Year',
    'person-event': 'Event',
    'person-boards': 'Boards',
    'person-portraitId': 'Photograph',
  },
  mediaUses: { person: 'Person' },
};
