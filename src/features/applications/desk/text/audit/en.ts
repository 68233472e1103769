/** Its events, as the audit log shows them. */
export const en = {
  group: {
    application: 'Membership applications',
  },
  action: {
    'application-status': 'Change of status',
    'application-note': 'Admin note',
    'application-assign': 'Assignment',
  },
  did: {
    'application-status': 'Changed the status of an application',
    'application-note': 'Changed the note of an application',
    'application-assign': 'Changed the assignee of an application',
  },
  didTo: {
    'application-status': 'Changed the status of application {{subject}}',
    'application-note': 'Changed the note of application {{subject}}',
    'application-assign': 'Changed the assignee of application {{subject}}',
  },
  fields: {
    assignedTo: 'Assignee',
  },
  values: {
    application: 'New application',
    inReview: 'In review',
    missingInformation: 'Missing information',
    reddedildi: 'Rejected',
    uyelikIslemleriTamamlandi: 'Membership completed',
    withdrawn: 'Withdrawn',
  },
};
