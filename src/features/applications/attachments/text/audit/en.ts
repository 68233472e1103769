/** What it writes into the audit log, and the names of the fields. */
export const en = {
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
