import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
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
    text: 'Text (Markdown)',
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
