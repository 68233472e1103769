import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

/** The screens on which admins manage redirects. */
export const redirects: TextOf<typeof tr.redirects> = {
  title: 'Redirects',
  administration: 'Former addresses of the site, and the new ones to which visitors are led.',
  lead: 'Visitors who open an address that has no page any more are led to the new one. Search engines learn the new address too.',
  search: 'Search addresses',
  searchHint: 'Former or new address',
  useLabel: 'Use',
  use: { all: 'All', used: 'Used', unused: 'Never used' },
  uses: 'Uses',
  lastUsed: 'Last use',
  never: 'never',
  created: 'Added',
  kindLabel: 'Kind',
  kind: { permanent: 'Permanent', temporary: 'Temporary' },
  kindHint: {
    permanent: 'Search engines show the new address in place of the former one.',
    temporary: 'Search engines remember the former address, for one that will be used again.',
  },
  fromHint:
    'The path on this site, such as /old-page. Without a question mark, any query is ignored.',
  toHint: 'A path of this site, such as /haberler, or an address that begins with https://.',
  add: 'Add redirect',
  edit: 'Edit',
  editTitle: 'Edit redirect',
  section: 'Addresses',
  sectionText:
    'If the new address is redirected itself, the last address is saved, so that visitors are led there at once.',
  faults: 'Not saved',
  save: 'Save',
  remove: 'Delete',
  removeQuestion: 'Delete this redirect?',
  removeHint: 'Visitors of the former address will see the page “not found”.',
  removeManyTitle_one: 'Delete {{formatted}} redirect?',
  removeManyTitle_other: 'Delete {{formatted}} redirects?',
  tooManySelected: 'At most {{max}} redirects can be deleted at once.',
  goneTitle: 'Redirect not found',
  goneText: 'It may have been deleted.',
  failedTitle: 'The redirects could not be opened',
  noneTitle: 'No redirects yet',
  noneText: 'If a former address of the site is still opened, show where it has moved.',
  noMatchTitle: 'No redirect matches',
  noMatchText: 'Without filters, all redirects are shown.',
  pastEndTitle: 'No redirects on this page',
  pastEndText: 'The list ends on an earlier page.',
  forbiddenTitle: 'Admins manage redirects',
  forbiddenText: 'You need to be an admin to open this page.',
  paste: {
    action: 'Add many',
    title: 'Add many redirects',
    section: 'Addresses',
    text: 'You can copy two columns of a table and paste them here. If one line is wrong, none is saved.',
    hint: 'In each line the former address, a space or tab, and the new address. At most 1,000 lines.',
    save: 'Add all',
    faulty_one: '{{formatted}} line needs correction; no line was saved.',
    faulty_other: '{{formatted}} lines need correction; no line was saved.',
    faultyLines: 'Lines to correct',
    line: 'Line {{number}}:',
    added_one: '{{formatted}} redirect was added.',
    added_other: '{{formatted}} redirects were added.',
    addedSome_one: '{{formatted}} redirect was added; {{known}} existed already.',
    addedSome_other: '{{formatted}} redirects were added; {{known}} existed already.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const redirectFields: TextOf<typeof tr.redirectFields> = {
  'redirect-from': 'Former address',
  'redirect-to': 'New address',
  'redirect-isPermanent': 'Permanent',
  'redirect-lines': 'Lines',
  'redirect-line': 'Line',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const redirectRules: TextOf<typeof tr.redirectRules> = {
  redirectFrom: '{{field}} must be a path of this site, such as /old-page.',
  redirectTo: '{{field}} must be a path of this site or a whole address that begins with https://.',
  redirectTaken: 'There is already a redirect for this address.',
  redirectOwned: 'The site has a page or a file at this address; the redirect would never be used.',
  redirectLoop: 'This redirect would lead visitors back to the same address.',
  redirectTooMany: 'The limit of redirects is reached. Delete those that are not used.',
  redirectLines: 'You can paste at most 1,000 lines at once.',
  redirectLine: 'A line needs two addresses: the former one, a space or tab, the new one.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: redirectRules,
  fields: redirectFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
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

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {
  redirects,
  redirectFields,
  redirectRules,
  audit,
};
