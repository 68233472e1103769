import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  names: {
    notice: 'Datenschutzhinweise zur Mitgliedschaft',
    consent: 'Ausdrückliche Einwilligung',
    declaration: 'Erklärung zur Mitgliedschaft',
    contactNotice: 'Datenschutzhinweise zum Kontaktformular',
  },
  about: {
    notice: 'Wie verarbeitet {{party}} die Daten eines Aufnahmeantrags?',
    consent:
      'Der vollständige Text der ausdrücklichen Einwilligung im Aufnahmeantrag von {{party}}.',
    declaration:
      'Der vollständige Text der Erklärung im Aufnahmeantrag von {{party}} mit Erläuterung.',
    contactNotice: 'Wie verarbeitet {{party}} die Daten, die Sie mit dem Kontaktformular senden?',
  },
  page: {
    rail: 'Datenschutz',
    older: 'Dies ist eine alte Version. Gültig ist Version {{number}}.',
    toPresent: 'Gültigen Text lesen',
    titleOld: '{{title}}, Version {{number}}',
    notTranslated: 'Dieser Text ist nur auf Türkisch veröffentlicht.',
    versions: 'Versionen',
    versionsNote: 'Jede veröffentlichte Version bleibt hier und wird nicht geändert.',
    version: 'Version',
    hash: 'Hashwert des Textes (SHA-256):',
    readVersion: 'Version {{number}} lesen',
    others: 'Weitere Texte',
  },
  published: 'Die neue Version ist veröffentlicht.',
};
