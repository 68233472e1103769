import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
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
