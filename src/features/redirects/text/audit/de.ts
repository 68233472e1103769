/** Its events, as the audit log shows them. */
export const de = {
  group: { redirect: 'Weiterleitungen' },
  action: {
    'redirect-create': 'Hinzufügen einer Weiterleitung',
    'redirect-update': 'Änderung einer Weiterleitung',
    'redirect-delete': 'Löschen einer Weiterleitung',
    'redirect-paste': 'Hinzufügen vieler Weiterleitungen',
  },
  did: {
    'redirect-create': 'Hat eine Weiterleitung hinzugefügt',
    'redirect-update': 'Hat eine Weiterleitung geändert',
    'redirect-delete': 'Hat eine Weiterleitung gelöscht',
    'redirect-paste': 'Hat viele Weiterleitungen hinzugefügt',
  },
  didTo: {
    'redirect-create': 'Hat die Weiterleitung von {{subject}} hinzugefügt',
    'redirect-update': 'Hat die Weiterleitung von {{subject}} geändert',
    'redirect-delete': 'Hat die Weiterleitung von {{subject}} gelöscht',
    'redirect-paste': 'Hat viele Weiterleitungen von {{subject}} hinzugefügt',
  },
  fields: {
    'redirect-from': 'Frühere Adresse',
    'redirect-to': 'Neue Adresse',
    'redirect-isPermanent': 'Dauerhaft',
    'redirect-added': 'Hinzugefügte Weiterleitungen',
  },
};
