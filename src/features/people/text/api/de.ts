/** What its part of the API says: rules, names of fields. */
export const de = {
  validation: {
    portraitMissing: 'Das Foto ist nicht in der Medienbibliothek; wählen Sie ein anderes.',
    peopleTooMany: 'Die Anzahl der Personen hat die Grenze erreicht.',
  },
  fields: {
    'person-name': 'Name',
    'person-duty': 'Amt',
    'person-quote': 'Zitat',
    'person-province': 'Provinz',
    'person-biography': 'Lebenslauf',
    'person-year': 'Jahr',
    'person-event': 'Ereignis',
    'person-boards': 'Gremien',
    'person-portraitId': 'Foto',
  },
  mediaUses: { person: 'Person' },
};
