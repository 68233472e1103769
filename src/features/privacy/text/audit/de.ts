/** Its events, as the audit log shows them. */
export const de = {
  group: {
    privacyRequest: 'Datenschutzanträge',
    retention: 'Aufbewahrung',
  },
  action: {
    'privacyRequest-create': 'Erfassung',
    'privacyRequest-answer': 'Antwort',
    'privacyRequest-erase': 'Löschung von Daten',
    'privacyRequest-copy': 'Kopie von Daten',
    'retention-change': 'Änderung der Fristen',
    'retention-run': 'Löschung nach Ablauf',
  },
  did: {
    'privacyRequest-create': 'Hat einen Datenschutzantrag erfasst',
    'privacyRequest-answer': 'Hat einen Datenschutzantrag beantwortet',
    'privacyRequest-erase': 'Hat wegen eines Datenschutzantrags einen Mitgliedsantrag gelöscht',
    'privacyRequest-copy': 'Hat eine Kopie der Daten einer Person erstellt',
    'retention-change': 'Hat die Aufbewahrungsfristen geändert',
    'retention-run': 'Hat Einträge gelöscht, deren Frist abgelaufen war',
  },
  didTo: {
    'privacyRequest-create': 'Hat den Datenschutzantrag {{subject}} erfasst',
    'privacyRequest-answer': 'Hat den Datenschutzantrag {{subject}} beantwortet',
    'privacyRequest-erase': 'Hat den Mitgliedsantrag zum Datenschutzantrag {{subject}} gelöscht',
    'privacyRequest-copy': 'Hat für den Antrag {{subject}} eine Kopie der Daten erstellt',
    'retention-change': 'Hat die Aufbewahrungsfristen geändert',
    'retention-run': 'Hat Einträge gelöscht, deren Frist abgelaufen war',
  },
  fields: {
    kind: 'Art',
    channel: 'Eingang',
    record: 'Eintrag',
  },
};
