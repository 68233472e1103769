/** What its part of the API says: rules, names of fields. */
export const de = {
  validation: {
    redirectFrom: '{{field}} muss ein Pfad dieser Website sein, zum Beispiel /alte-seite.',
    redirectTo:
      '{{field}} muss ein Pfad dieser Website oder eine vollständige Adresse mit https:// sein.',
    redirectTaken: 'Für diese Adresse gibt es schon eine Weiterleitung.',
    redirectOwned:
      'Unter dieser Adresse hat die Website eine Seite oder Datei; die Weiterleitung würde nie verwendet.',
    redirectLoop: 'Diese Weiterleitung führt Besucher zur selben Adresse zurück.',
    redirectTooMany: 'Die Höchstzahl der Weiterleitungen ist erreicht. Löschen Sie ungenutzte.',
    redirectLines: 'Sie können höchstens 1.000 Zeilen auf einmal einfügen.',
    redirectLine:
      'Eine Zeile braucht zwei Adressen: die frühere, ein Leerzeichen oder Tabulator, die neue.',
  },
  fields: {
    'redirect-from': 'Frühere Adresse',
    'redirect-to': 'Neue Adresse',
    'redirect-isPermanent': 'Dauerhaft',
    'redirect-lines': 'Zeilen',
    'redirect-line': 'Zeile',
  },
};
