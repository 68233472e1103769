import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const emailTemplates: TextOf<typeof tr.emailTemplates> = {
  title: 'E-mail texts',
  lead: 'The texts of the e-mails that the site sends, for each language.',
  administration: 'The texts of the e-mails that the site sends; changes and preview.',
  forbiddenTitle: 'Administrators change the texts of e-mails',
  forbiddenText: 'To open this page you need the rights of an administrator.',
  failedTitle: 'The texts of e-mails could not be opened',
  goneTitle: 'There is no such e-mail',
  goneText: 'The address may be wrong.',
  toList: 'Back to the e-mail texts',
  edited: 'edited',
  languagesOf: '{{name}}: languages',
  languages: 'Language of the e-mail',
  builtInNote: 'This language uses the built-in text.',
  editedNote: 'This language uses an edited text.',
  texts: 'Texts',
  fields: {
    subject: 'Subject',
    preview: 'Preview line',
    heading: 'Heading',
    greeting: 'Greeting',
    text: 'Text',
    action: 'Button',
    note: 'Note',
  },
  hints: {
    preview: 'Shown beside the subject in the inbox.',
    text: 'An empty line begins a new paragraph.',
    note: 'In lowercase letters below the button.',
  },
  wrong: '{{field}} is not valid.',
  faults: 'Correct this to save',
  save: 'Save',
  reset: 'Restore the built-in text',
  resetTitle: 'Restore the built-in text?',
  resetText: 'Your changes in this language will be deleted.',
  wasReset: 'The built-in text is restored.',
  shown: 'Preview',
  shownNote: 'With example values. No e-mail is sent.',
  form: 'Form of the preview',
  html: 'As shown',
  plain: 'Plain text',
  previewFailed: 'The preview shows the last valid text.',
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    'email-subject': 'Subject',
    'email-preview': 'Preview line',
    'email-heading': 'Heading',
    'email-greeting': 'Greeting',
    'email-text': 'Text',
    'email-action': 'Button',
    'email-note': 'Note',
  },
};

export const audit: TextOf<typeof tr.audit> = {
  group: {
    emailTemplate: 'E-mail texts',
  },
  action: {
    'emailTemplate-update': 'Changed',
    'emailTemplate-reset': 'Back to the built-in text',
  },
  did: {
    'emailTemplate-update': 'Changed the text of an e-mail',
    'emailTemplate-reset': 'Put an e-mail back to its built-in text',
  },
  didTo: {
    'emailTemplate-update': 'Changed the text of the e-mail {{subject}}',
    'emailTemplate-reset': 'Put the e-mail {{subject}} back to its built-in text',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { emailTemplates, audit };
