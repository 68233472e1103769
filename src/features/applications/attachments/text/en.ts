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
  removeTitle: 'Delete the file?',
  removeText: 'This file will be deleted permanently:',
  removeHint: 'The timeline and the audit log record who deleted it.',
  recorded: 'The audit log records who downloads a file.',
  failed: 'The files could not be loaded.',
  formerUser: 'deleted user',
};

/** Its events, as the audit log shows them, and the names of their fields. */
export const attachmentsAudit = {
  action: {
    'application-addFile': 'Adding a file',
    'application-openFile': 'Opening a file',
    'application-removeFile': 'Deleting a file',
  },
  did: {
    'application-addFile': 'Added a file to an application',
    'application-openFile': 'Opened a file of an application',
    'application-removeFile': 'Deleted a file of an application',
  },
  didTo: {
    'application-addFile': 'Added a file to the application {{subject}}',
    'application-openFile': 'Opened a file of the application {{subject}}',
    'application-removeFile': 'Deleted a file of the application {{subject}}',
  },
  fields: { attachment: 'Number of the file' },
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
