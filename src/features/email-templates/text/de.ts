import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const emailTemplates: TextOf<typeof tr.emailTemplates> = {
  title: 'E-Mail-Texte',
  lead: 'Die Texte der E-Mails, die die Website sendet, für jede Sprache.',
  administration: 'Die Texte der E-Mails, die die Website sendet; Änderung und Vorschau.',
  forbiddenTitle: 'E-Mail-Texte ändert die Administration',
  forbiddenText: 'Für diese Seite brauchen Sie Administrationsrechte.',
  failedTitle: 'Die E-Mail-Texte konnten nicht geöffnet werden',
  goneTitle: 'Diese E-Mail gibt es nicht',
  goneText: 'Vielleicht ist die Adresse falsch geschrieben.',
  toList: 'Zurück zu den E-Mail-Texten',
  edited: 'geändert',
  languagesOf: '{{name}}: Sprachen',
  languages: 'Sprache der E-Mail',
  builtInNote: 'In dieser Sprache gilt der Ausgangstext.',
  editedNote: 'In dieser Sprache gilt ein geänderter Text.',
  texts: 'Texte',
  fields: {
    subject: 'Betreff',
    preview: 'Vorschauzeile',
    heading: 'Überschrift',
    greeting: 'Anrede',
    text: 'Text',
    action: 'Schaltfläche',
    note: 'Hinweis',
  },
  hints: {
    preview: 'Steht im Posteingang neben dem Betreff.',
    text: 'Eine leere Zeile beginnt einen neuen Absatz.',
    note: 'In kleiner Schrift unter der Schaltfläche.',
  },
  wrong: '{{field}} ist nicht gültig.',
  faults: 'Zum Speichern korrigieren',
  save: 'Speichern',
  reset: 'Ausgangstext wiederherstellen',
  resetTitle: 'Ausgangstext wiederherstellen?',
  resetText: 'Ihre Änderungen in dieser Sprache werden gelöscht.',
  wasReset: 'Der Ausgangstext gilt wieder.',
  shown: 'Vorschau',
  shownNote: 'Mit Beispielwerten. Es wird keine E-Mail gesendet.',
  form: 'Form der Vorschau',
  html: 'Ansicht',
  plain: 'Nur Text',
  previewFailed: 'Die Vorschau zeigt den letzten gültigen Text.',
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    'email-subject': 'Betreff',
    'email-preview': 'Vorschauzeile',
    'email-heading': 'Überschrift',
    'email-greeting': 'Anrede',
    'email-text': 'Text',
    'email-action': 'Schaltfläche',
    'email-note': 'Hinweis',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    emailTemplate: 'E-Mail-Texte',
  },
  action: {
    'emailTemplate-update': 'Geändert',
    'emailTemplate-reset': 'Auf den Ausgangstext zurückgesetzt',
  },
  did: {
    'emailTemplate-update': 'Hat den Text einer E-Mail geändert',
    'emailTemplate-reset': 'Hat eine E-Mail auf den Ausgangstext zurückgesetzt',
  },
  didTo: {
    'emailTemplate-update': 'Hat den Text der E-Mail {{subject}} geändert',
    'emailTemplate-reset': 'Hat die E-Mail {{subject}} auf den Ausgangstext zurückgesetzt',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { emailTemplates, audit };
