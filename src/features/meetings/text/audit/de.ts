/** Its events, as the audit log shows them. */
export const de = {
  group: { meeting: 'Veranstaltungen' },
  action: {
    'meeting-create': 'Veranstaltung hinzufügen',
    'meeting-update': 'Änderung einer Veranstaltung',
    'meeting-delete': 'Löschung einer Veranstaltung',
  },
  did: {
    'meeting-create': 'Hat eine Veranstaltung hinzugefügt',
    'meeting-update': 'Hat eine Veranstaltung geändert',
    'meeting-delete': 'Hat eine Veranstaltung gelöscht',
  },
  didTo: {
    'meeting-create': 'Hat die Veranstaltung {{subject}} hinzugefügt',
    'meeting-update': 'Hat die Veranstaltung {{subject}} geändert',
    'meeting-delete': 'Hat die Veranstaltung {{subject}} gelöscht',
  },
  fields: {
    'meeting-title': 'Titel',
    'meeting-startsAt': 'Beginn',
    'meeting-endsAt': 'Ende',
    'meeting-place': 'Ort',
    'meeting-province': 'Provinz',
    'meeting-state': 'Zustand',
  },
};
