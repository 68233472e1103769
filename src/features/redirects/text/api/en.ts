/** What its part of the API says: rules, names of fields. */
export const en = {
  validation: {
    redirectFrom: '{{field}} must be a path of this site, such as /old-page.',
    redirectTo:
      '{{field}} must be a path of this site or a whole address that begins with https://.',
    redirectTaken: 'There is already a redirect for this address.',
    redirectOwned:
      'The site has a page or a file at this address; the redirect would never be used.',
    redirectLoop: 'This redirect would lead visitors back to the same address.',
    redirectTooMany: 'The limit of redirects is reached. Delete those that are not used.',
    redirectLines: 'You can paste at most 1,000 lines at once.',
    redirectLine: 'A line needs two addresses: the former one, a space or tab, the new one.',
  },
  fields: {
    'redirect-from': 'Former address',
    'redirect-to': 'New address',
    'redirect-isPermanent': 'Permanent',
    'redirect-lines': 'Lines',
    'redirect-line': 'Line',
  },
};
