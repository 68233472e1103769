/** Its events, as the audit log shows them. */
export const en = {
  group: { person: 'People' },
  action: {
    'person-create': 'Adding a person',
    'person-update': 'Change of a person',
    'person-delete': 'Deletion of a person',
    'person-order': 'Order of people',
  },
  did: {
    'person-create': 'Added a person',
    'person-update': 'Changed a person',
    'person-delete': 'Deleted a person',
    'person-order': 'Changed the order of people',
  },
  didTo: {
    'person-create': 'Added {{subject}}',
    'person-update': 'Changed {{subject}}',
    'person-delete': 'Deleted {{subject}}',
    'person-order': 'Changed the order of {{subject}}',
  },
  fields: {
    'person-name': 'Name',
    'person-duty': 'Duty',
    'person-province': 'Province',
    'person-boards': 'Boards',
    'person-portraitId': 'Photograph',
  },
};
