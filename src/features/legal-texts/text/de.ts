import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const legalTexts: TextOf<typeof tr.legalTexts> = {
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

export const legalDesk: TextOf<typeof tr.legalDesk> = {
  title: 'Rechtstexte',
  lead: 'Datenschutzhinweise, Einwilligung und Erklärung. Veröffentlichte Versionen ändern sich nie.',
  administration: 'Datenschutzhinweise, Einwilligung und Erklärung; Versionen und neue Version.',
  forbiddenTitle: 'Rechtstexte ändert die Administration',
  forbiddenText: 'Für diese Seite brauchen Sie Administrationsrechte.',
  failedTitle: 'Die Rechtstexte konnten nicht geöffnet werden',
  goneTitle: 'Diesen Text gibt es nicht',
  goneText: 'Vielleicht ist die Adresse falsch geschrieben.',
  toList: 'Zurück zu den Rechtstexten',
  inForce: 'Version {{number}} ist gültig',
  since: 'Veröffentlicht {{when}}',
  languages: 'Sprache des Textes',
  languageHint:
    'Der türkische Text ist Pflicht. In einer leeren Sprache wird der türkische Text gezeigt; leeren Sie alle Felder einer Sprache, um ihre Übersetzung zu entfernen.',
  texts: 'Text',
  fields: {
    title: 'Titel',
    statement: 'Erklärung',
    text: 'Text',
    note: 'Was hat sich geändert?',
  },
  hints: {
    statement: 'Steht im Formular neben dem Kästchen.',
    text: 'Eine Zeile mit Angaben, die die Partei nicht eingetragen hat, wird nicht gezeigt.',
    note: 'Ein Satz auf Türkisch. Steht auf der Seite des Textes neben der Version; darf leer sein.',
  },
  inLanguage: '{{field}} ({{language}})',
  wrong: '{{field}} ist nicht gültig.',
  faults: 'Zum Veröffentlichen korrigieren',
  publish: 'Als neue Version veröffentlichen',
  publishTitle: 'Version {{number}} veröffentlichen?',
  publishText:
    'Die neue Version gilt sofort und kann nicht geändert werden. Früher gesendete Anträge und Nachrichten behalten die damals gezeigte Version.',
  publishNow: 'Veröffentlichen',
  preview: 'Vorschau',
  previewFailed: 'Die Vorschau zeigt den letzten gültigen Text.',
  previewEmpty: 'In dieser Sprache gibt es keinen Text; der türkische wird gezeigt.',
  versions: 'Versionen',
  versionOf: 'Version {{number}}',
  by: 'Veröffentlicht von {{name}}',
  origin: {
    builtIn: 'Erster, mitgelieferter Text',
    edited: 'Neuer Text',
    party: 'Die Angaben der Partei haben sich geändert',
  },
  hash: 'Hashwert (SHA-256)',
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    legalTextChanged:
      'Einer der Texte wurde erneuert, seit Sie diese Seite geöffnet haben. Ihre Eingaben sind noch da; bitte lesen Sie den neuen Text und senden Sie das Formular noch einmal.',
    legalTextUnchanged: 'Der Text enthält keine Änderung.',
  },
  fields: {
    'tr-title': 'Titel (Türkisch)',
    'tr-statement': 'Erklärung (Türkisch)',
    'tr-text': 'Text (Türkisch)',
    'en-title': 'Titel (Englisch)',
    'en-statement': 'Erklärung (Englisch)',
    'en-text': 'Text (Englisch)',
    'de-title': 'Titel (Deutsch)',
    'de-statement': 'Erklärung (Deutsch)',
    'de-text': 'Text (Deutsch)',
    'es-title': 'Titel (Spanisch)',
    'es-statement': 'Erklärung (Spanisch)',
    'es-text': 'Text (Spanisch)',
    'legal-note': 'Hinweis zur Änderung',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    legalText: 'Rechtstexte',
  },
  action: {
    'legalText-publish': 'Neue Version',
  },
  did: {
    'legalText-publish': 'Hat eine neue Version eines Rechtstextes veröffentlicht',
  },
  didTo: {
    'legalText-publish': 'Hat eine neue Version des Textes „{{subject}}“ veröffentlicht',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { legalDesk, legalTexts, audit };
