import { de as fields } from '../fields/de.ts';
import { prefixed } from '../prefixed.ts';

/** What its part of the API says: rules, names of fields. */
export const de = {
  validation: {
    unreadableColor:
      'Diese Farbe ist nicht lesbar genug: Weiße Schrift darauf oder Schrift in dieser Farbe auf hellem Grund ist schwer zu lesen. Wählen Sie einen dunkleren Ton.',
    colorFormat: '{{field}} muss wie #0067cf aussehen.',
    containerId: '{{field}} muss wie GTM-ABC123 aussehen.',
    partyEmail: '{{field}} muss wie name@beispiel.de aussehen.',
    partyPhone: '{{field}} muss wie 0312 000 00 00 oder +49 30 123456 aussehen.',
    httpsLink: '{{field}} muss eine vollständige Adresse sein, die mit https:// beginnt.',
    iban: '{{field}} ist ungültig. Prüfen Sie die Ziffern; eine türkische IBAN beginnt mit TR und hat 26 Zeichen.',
    sloganLines: '{{field}}: höchstens 6 Zeilen mit je höchstens 120 Zeichen.',
    translationMissing:
      '{{field}}: Die anderen Texte dieses Teils sind übersetzt. Übersetzen Sie auch diesen oder löschen Sie die anderen.',
    logoMissing: 'Das Logo ist nicht in der Mediathek. Wählen Sie ein anderes Bild.',
    logoUnreadable: 'Dieses Bild kann nicht als Logo verwendet werden. Wählen Sie ein anderes.',
  },
  fields: prefixed('party', fields),
  mediaUses: { party: 'Logo der Partei' },
};
