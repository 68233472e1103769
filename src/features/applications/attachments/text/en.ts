export const attachments = {
  title: 'Files',
  hint: 'stored encrypted',
  none: 'No files yet.',
  kind: 'Kind of file',
  kinds: { declaration: 'Signed declaration of entry', other: 'Other document' },
  choose: 'Add a file',
  rules: 'PDF, JPEG or PNG; at most {{megabytes}} MB.',
  sending: 'Uploading {{name}}',
  cancel: 'Stop the upload',
  download: 'Download',
  downloadLabel: 'Download: {{name}}',
  remove: 'Delete',
  removeLabel: 'Delete: {{name}}',
  removeText: 'This file will be deleted permanently:',
  removeHint: 'The timeline and the audit log record who deleted it.',
  adminsOpen: 'The signed declaration shows the identity number, so only admins can open it.',
  recorded: 'The audit log records who downloads a file.',
  failed: 'The files could not be loaded.',
  formerUser: 'deleted user',
};

/** What its part of the API says. */
export const attachmentsApi = {
  errors: { attachmentTooLarge: 'A file can have at most {{megabytes}} MB.' },
  success: { attachmentAdded: 'File added.', attachmentRemoved: 'File deleted.' },
  validation: {
    attachmentType: 'Upload a PDF, JPEG or PNG file.',
    tooManyAttachments: 'An application can have at most {{max}} files.',
  },
};
