/** Its events, as the audit log shows them. */
export const de = {
  group: { person: 'Personen' },
  action: {
    'person-create': 'Person hinzufügen',
    'person-update': 'Änderung einer Person',
    'person-delete': 'Löschung einer Person',
    'person-order': 'Reihenfolge der Personen',
  },
  did: {
    'person-create': 'Hat eine Person hinzugefügt',
    'person-update': 'Hat eine Person geändert',
    'person-delete': 'Hat eine Person gelöscht',
    'person-order': 'Hat die Reihenfolge der Personen geändert',
  },
  didTo: {
    'person-create': 'Hat {{subject}} hinzugefügt',
    'person-update': 'Hat {{subject}} geändert',
    'person-delete': 'Hat {{subject}} gelöscht',
    'person-order': 'Hat die Reihenfolge von {{subject}} geändert',
  },
  fields: {
    'person-name': 'Name',
    'person-duty': 'Amt',
    'person-province': 'Provinz',
    'person-boards': 'Gremien',
    'person-portraitId': 'Foto',
  },
};
