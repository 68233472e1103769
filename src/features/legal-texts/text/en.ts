import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const legalTexts: TextOf<typeof tr.legalTexts> = {
  names: {
    notice: 'Privacy notice for members',
    consent: 'Explicit consent',
    declaration: 'Declaration of eligibility',
    contactNotice: 'Privacy notice for the contact form',
  },
  about: {
    notice: 'How does {{party}} process the personal data of a membership application?',
    consent:
      'The full text of the explicit consent asked for by {{party}} in a membership application.',
    declaration:
      'The full text and explanation of the declaration made in a membership application to {{party}}.',
    contactNotice: 'How does {{party}} process the personal data sent with the contact form?',
  },
  page: {
    rail: 'Personal data',
    older: 'This is an old version. The text in force is version {{number}}.',
    toPresent: 'Read the text in force',
    titleOld: '{{title}}, version {{number}}',
    notTranslated: 'This text is published in Turkish only.',
    versions: 'Versions',
    versionsNote: 'Every published version stays here and is never changed.',
    version: 'Version',
    hash: 'Hash of the text (SHA-256):',
    readVersion: 'Read version {{number}}',
    others: 'Other texts',
  },
  published: 'The new version is published.',
};

export const legalDesk: TextOf<typeof tr.legalDesk> = {
  title: 'Legal texts',
  lead: 'Privacy notices, explicit consent and declaration. Published versions never change.',
  administration: 'Privacy notices, explicit consent and declaration; versions and new version.',
  forbiddenTitle: 'Administrators change the legal texts',
  forbiddenText: 'To open this page you need the rights of an administrator.',
  failedTitle: 'The legal texts could not be opened',
  goneTitle: 'There is no such text',
  goneText: 'The address may be wrong.',
  toList: 'Back to the legal texts',
  inForce: 'Version {{number}} is in force',
  since: 'Published {{when}}',
  languages: 'Language of the text',
  languageHint:
    'The Turkish text is required. In a language that is left empty the Turkish text is shown; empty all fields of a language to remove its translation.',
  texts: 'Text',
  fields: {
    title: 'Title',
    statement: 'Statement',
    text: 'Text',
    note: 'What has changed?',
  },
  hints: {
    statement: 'Shown beside the tick box in the form.',
    text: 'A line with data that the party has not entered is not shown.',
    note: 'One sentence in Turkish. Shown beside the version on the page of the text; may be empty.',
  },
  inLanguage: '{{field}} ({{language}})',
  wrong: '{{field}} is not valid.',
  faults: 'Correct this to publish',
  publish: 'Publish as a new version',
  publishTitle: 'Publish version {{number}}?',
  publishText:
    'The new version is in force at once and cannot be changed. Applications and messages that were sent before keep the version that was shown then.',
  publishNow: 'Publish',
  preview: 'Preview',
  previewFailed: 'The preview shows the last valid text.',
  previewEmpty: 'There is no text in this language; the Turkish text is shown.',
  versions: 'Versions',
  versionOf: 'Version {{number}}',
  by: 'Published by {{name}}',
  origin: {
    builtIn: 'First text, built in',
    edited: 'New text',
    party: 'The data of the party changed',
  },
  hash: 'Hash (SHA-256)',
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    legalTextChanged:
      'One of the texts has been renewed since you opened this page. What you typed is still here; please read the new text and send the form again.',
    legalTextUnchanged: 'The text has no change to publish.',
  },
  fields: {
    'tr-title': 'Title (Turkish)',
    'tr-statement': 'Statement (Turkish)',
    'tr-text': 'Text (Turkish)',
    'en-title': 'Title (English)',
    'en-statement': 'Statement (English)',
    'en-text': 'Text (English)',
    'de-title': 'Title (German)',
    'de-statement': 'Statement (German)',
    'de-text': 'Text (German)',
    'es-title': 'Title (Spanish)',
    'es-statement': 'Statement (Spanish)',
    'es-text': 'Text (Spanish)',
    'legal-note': 'Note on the change',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    legalText: 'Legal texts',
  },
  action: {
    'legalText-publish': 'New version',
  },
  did: {
    'legalText-publish': 'Published a new version of a legal text',
  },
  didTo: {
    'legalText-publish': 'Published a new version of the text “{{subject}}”',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { legalDesk, legalTexts, audit };
