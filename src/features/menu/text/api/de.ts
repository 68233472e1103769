/** What its part of the API says: rules, names of fields. */
export const de = {
  validation: {
    menuEmpty:
      'Das Menü braucht mindestens einen Eintrag. Sie können auch zum Standardmenü zurückkehren.',
    menuTooLong: 'Das Menü kann höchstens 60 Einträge haben, die Untereinträge mitgezählt.',
    menuPath:
      '{{field}} muss ein Pfad dieser Website sein, zum Beispiel /haberler. Führt der Eintrag zu einer anderen Website, schalten Sie „Andere Website“ ein.',
    menuPathLanguage:
      '{{field}} muss ohne Sprache angegeben werden: /haberler statt /en/haberler. Zu den Seiten in anderen Sprachen führt das Menü selbst.',
    menuHttps: '{{field}} muss eine vollständige Adresse sein, die mit https:// beginnt.',
    menuGroupEmpty:
      'Unter diesem Titel steht kein Eintrag. Verschieben Sie einen hierher, wählen Sie eine Seite als Ziel oder entfernen Sie den Titel.',
  },
  fields: {
    'menu-items': 'Menü',
    'menu-title': 'Titel',
    'menu-url': 'Adresse',
    'menu-visible': 'Sichtbar',
    'menu-external': 'Andere Website',
    'menu-children': 'Untereinträge',
    'menu-translation': 'Übersetzung',
  },
};
