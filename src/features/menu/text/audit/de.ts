/** Its events, as the audit log shows them. */
export const de = {
  group: { menu: 'Menü' },
  action: { 'menu-changed': 'Änderung' },
  did: { 'menu-changed': 'Hat das Menü geändert' },
  didTo: { 'menu-changed': 'Hat das Menü {{subject}} geändert' },
  fields: {
    'menu-added': 'Hinzugefügt',
    'menu-removed': 'Entfernt',
    'menu-renamed': 'Umbenannt',
    'menu-moved': 'Verschoben',
    'menu-addressed': 'Adresse geändert',
    'menu-shown': 'Sichtbar gemacht',
    'menu-hidden': 'Verborgen',
    'menu-translated': 'Übersetzung geändert',
  },
};
