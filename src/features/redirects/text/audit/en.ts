/** Its events, as the audit log shows them. */
export const en = {
  group: { redirect: 'Redirects' },
  action: {
    'redirect-create': 'Adding a redirect',
    'redirect-update': 'Change of a redirect',
    'redirect-delete': 'Deleting a redirect',
    'redirect-paste': 'Adding many redirects',
  },
  did: {
    'redirect-create': 'Added a redirect',
    'redirect-update': 'Changed a redirect',
    'redirect-delete': 'Deleted a redirect',
    'redirect-paste': 'Added many redirects',
  },
  didTo: {
    'redirect-create': 'Added the redirect of {{subject}}',
    'redirect-update': 'Changed the redirect of {{subject}}',
    'redirect-delete': 'Deleted the redirect of {{subject}}',
    'redirect-paste': 'Added many redirects of {{subject}}',
  },
  fields: {
    'redirect-from': 'Former address',
    'redirect-to': 'New address',
    'redirect-isPermanent': 'Permanent',
    'redirect-added': 'Redirects added',
  },
};
