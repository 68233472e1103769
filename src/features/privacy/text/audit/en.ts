/** Its events, as the audit log shows them. */
export const en = {
  group: {
    privacyRequest: 'Data requests',
    retention: 'Retention',
  },
  action: {
    'privacyRequest-create': 'Record',
    'privacyRequest-answer': 'Answer',
    'privacyRequest-erase': 'Deletion of data',
    'privacyRequest-copy': 'Copy of data',
    'retention-change': 'Change of times',
    'retention-run': 'Deletion of expired records',
  },
  did: {
    'privacyRequest-create': 'Recorded a data request',
    'privacyRequest-answer': 'Answered a data request',
    'privacyRequest-erase': 'Deleted a membership application because of a data request',
    'privacyRequest-copy': "Took a copy of a person's data",
    'retention-change': 'Changed how long records are stored',
    'retention-run': 'Deleted records whose time was over',
  },
  didTo: {
    'privacyRequest-create': 'Recorded the data request {{subject}}',
    'privacyRequest-answer': 'Answered the data request {{subject}}',
    'privacyRequest-erase': 'Deleted the membership application of the data request {{subject}}',
    'privacyRequest-copy': 'Took a copy of the data for the request {{subject}}',
    'retention-change': 'Changed how long records are stored',
    'retention-run': 'Deleted records whose time was over',
  },
  fields: {
    kind: 'Kind',
    channel: 'Arrived by',
    record: 'Record',
  },
};
