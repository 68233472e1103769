import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const audit: TextOf<typeof tr.audit> = {
  title: 'Audit log',
  lead: 'Who changed what, and when. If an entry is changed afterwards, it shows here.',
  administration: 'Who changed what and when; whether the log was altered afterwards.',
  when: 'Time',
  who: 'Who',
  what: 'What happened',
  address: 'Address',
  device: 'Device',
  number: 'Entry no.',
  details: 'Details',
  visitor: 'Somebody not signed in',
  system: 'System',
  erased: 'Erased after {{days}} days',
  listLabel: 'Entries of the audit log',
  search: 'Search by subject',
  searchHint: 'Name of a user or a call; in the newest {{newest}} events',
  allActions: 'All events',
  everybody: 'Everybody',
  days: 'Range of days',
  field: 'Field',
  before: 'Before',
  after: 'After',
  value: 'Value',
  noValues: 'There is nothing more to this event.',
  yes: 'yes',
  no: 'no',
  none: 'empty',
  characters_one: '{{count}} character',
  characters_other: '{{count}} characters',
  failedTitle: 'The audit log could not be opened',
  noMatchTitle: 'No entry matches',
  noMatchText: 'Use fewer filters or a wider range of days.',
  pastEndTitle: 'There are no entries on this page',
  pastEndText: 'The entries end on an earlier page.',
  noneTitle: 'No entries yet',
  noneText: 'Sign-ins, refusals and changes of content, images, users and settings appear here.',
  forbiddenTitle: 'The audit log is for administrators',
  forbiddenText: 'Opening this page takes the administrator role.',
  chain: {
    label: 'State of the chain',
    checking: 'Verifying the chain…',
    whole_one: 'Chain intact: {{formatted}} entry',
    whole_other: 'Chain intact: {{formatted}} entries',
    verify: 'Verify now',
    failed: 'The chain could not be verified.',
    missing: 'The chain is broken at entry {{formatted}}: it was removed.',
    changed: 'The chain is broken at entry {{formatted}}: it was changed, put in or moved.',
    keyMissing:
      'The key of entry {{formatted}} is missing: the entry was changed, or the key was taken away.',
    otherThanNoted: 'Entry {{formatted}} is not what was noted earlier: the log was written anew.',
  },
  group: {
    audit: 'Audit log',
  },
  action: {
    'auth-forbidden': 'Forbidden call',
    'audit-erase': 'Erased addresses',
  },
  did: {
    'auth-forbidden': 'Tried a call that the role does not allow',
    'audit-erase': 'Erased addresses and devices whose time was over',
  },
  didTo: {
    'auth-forbidden': 'Tried a call that the role does not allow: {{subject}}',
    'audit-erase': 'Erased addresses and devices whose time was over',
  },
  fields: {
    count: 'Number',
    upTo: 'Up to',
    version: 'Version',
    checksum: 'Checksum (SHA-256)',
    note: 'Note on the version',
  },
  values: {
    hidden: 'hidden',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { audit };
