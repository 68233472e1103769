import type { tr } from './tr.ts';

export const en: typeof tr = {
  group: {
    document: 'Documents',
  },
  action: {
    'document-draft': 'Draft begun',
    'document-update': 'Draft changed',
    'document-upload': 'PDF uploaded',
    'document-publish': 'New version',
    'document-discard': 'Draft deleted',
  },
  did: {
    'document-draft': 'Began a new version of a document',
    'document-update': 'Changed the draft of a document',
    'document-upload': 'Uploaded a PDF to the draft of a document',
    'document-publish': 'Published a new version of a document',
    'document-discard': 'Deleted the draft of a document',
  },
  didTo: {
    'document-draft': 'Began a new version of “{{subject}}”',
    'document-update': 'Changed the draft of “{{subject}}”',
    'document-upload': 'Uploaded a PDF to the draft of “{{subject}}”',
    'document-publish': 'Published a new version of “{{subject}}”',
    'document-discard': 'Deleted the draft of “{{subject}}”',
  },
  fields: {
    'document-title': 'Title',
    'document-summary': 'Summary',
    'document-adoptedOn': 'Adopted on',
    'document-note': 'Note',
    'document-body': 'Text',
  },
};
