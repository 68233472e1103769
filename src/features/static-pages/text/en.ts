import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const staticPages: TextOf<typeof tr.staticPages> = {
  title: 'Fixed pages',
  administration:
    'Your own text in the place of the built-in ones on pages such as about, donation, privacy and accessibility.',
  lead: 'Texts in the place of built-in ones.',
  names: {
    about: 'About us',
    donation: 'Donate',
    measurement: 'Measurement',
    accessibility: 'Accessibility',
    privacy: 'Privacy',
  },
  places: {
    about:
      'Replaces title and text of the section “Who we are”. Write it in Party data → About us; once this one is removed, the text there is shown.',
    donation: 'Stands in the place of heading and text of “Who may donate?”.',
    measurement: 'Is shown below the question about measurement, as a section of its own.',
    accessibility: 'Replaces title and text of the page.',
    privacy: 'Replaces title and text of the page.',
  },
  notices: 'Privacy notices and declarations',
  descriptions: {
    accessibility:
      'Using the site of {{party}} by keyboard, with a screen reader and enlarged; known gaps and how to report one.',
    privacy: 'Which data are processed while you read the site of {{party}}, and your rights.',
  },
  builtIn: 'Built-in text',
  own: 'Own text: {{languages}}',
  languages: 'Languages',
  onSite: 'View on the site',
  turkishFirst: 'Write the Turkish text first. It is shown in languages without a text.',
  builtInNote: 'The built-in text is shown in this language.',
  ownNote: 'Your text is shown in this language.',
  turkishShown: 'There is no text in this language: the Turkish one is shown.',
  fields: { title: 'Title', body: 'Text' },
  panes: 'View of the text',
  pane: { write: 'Write', read: 'Preview' },
  previewEmpty: 'The text is shown here when you write it.',
  save: 'Save',
  restore: 'Restore the built-in text',
  restoreTitle: 'Restore the built-in text?',
  restoreText: 'Your text in this language is deleted; the page shows the built-in text again.',
  faults: 'The text could not be saved like this',
  wrong: '{{field}} is not valid.',
  failedTitle: 'The pages could not be loaded',
  goneTitle: 'There is no such page',
  goneText: 'The address may be misspelt.',
  toList: 'Back to the pages',
  forbiddenTitle: 'Only admins edit the texts of pages',
  forbiddenText: 'If you need this page, ask an admin.',
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    turkishFirst: 'Write the Turkish text first.',
    turkishLast: 'Remove the texts in the other languages first: they depend on the Turkish text.',
  },
  fields: { 'page-title': 'Title', 'page-body': 'Text' },
  success: { pageRestored: 'The built-in text is shown again.' },
};

export const audit: TextOf<typeof tr.audit> = {
  group: { staticPage: 'Texts of pages' },
  action: {
    'staticPage-update': 'Text changed',
    'staticPage-reset': 'Built-in text restored',
  },
  did: {
    'staticPage-update': 'Changed the text of a page',
    'staticPage-reset': 'Restored the built-in text of a page',
  },
  didTo: {
    'staticPage-update': 'Changed the text of the page {{subject}}',
    'staticPage-reset': 'Restored the built-in text of the page {{subject}}',
  },
  fields: { 'page-title': 'Title' },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { staticPages, audit };
