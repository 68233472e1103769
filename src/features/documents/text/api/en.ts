import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    documentUnchanged:
      'Text and PDF of the draft are the same as in the version in force; there is nothing to publish.',
  },
  validation: {
    versionTaken: 'There is a version with this number already.',
    documentTextOlder:
      'The PDF is new, and the text is that of the version in force. Renew the text, or say that it follows later.',
    adoptedLater:
      '{{field}} cannot be after today: a version is in force as soon as it is published.',
  },
  fields: {
    'document-title': 'Title',
    'document-summary': 'Summary',
    'document-adoptedOn': 'Adopted on',
    'document-note': 'Note',
    'document-body': 'Text',
    'document-file': 'PDF file',
  },
  success: {
    documentSaved: 'The draft was saved.',
    documentDiscarded: 'The draft was deleted.',
    documentPublished: 'The new version was published.',
    documentUploaded: 'The PDF was added to the draft.',
  },
  mediaUses: { document: 'Document version' },
};
