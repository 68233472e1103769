import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
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
    text: 'Text (Markdown)',
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
