import type { TextOf } from '../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  loading: 'Loading...',
  frame: {
    desk: 'Staff desk',
    skip: 'Skip to content',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    toLight: 'Light theme',
    toDark: 'Dark theme',
    settings: 'Appearance settings',
    shortcuts: 'Shortcuts',
  },
  nav: {
    label: 'Staff desk',
    overview: 'Overview',
    board: 'Dashboard',
    account: 'My account',
    admin: 'Administration',
    users: 'Users',
    siteAdmin: 'Site administration',
    audit: 'Audit log',
    editor: 'Editor',
    contents: 'Contents',
    site: 'View the site',
  },
  account: {
    menu: 'Account menu, {{name}}',
    signOut: 'Sign out',
  },
  language: {
    menu: '{{name}}: choose a language',
    changed: 'The language has been changed.',
    failed: 'The language could not be changed. Check your connection and try again.',
  },
  moment: {
    today: 'today {{time}}',
    yesterday: 'yesterday {{time}}',
  },
  overview: {
    ownDrafts: 'My drafts',
    drafts: 'Drafts last worked on',
    allDrafts: 'All drafts ({{total}})',
    noDrafts: 'There are no drafts waiting.',
    latest: 'Latest published',
    all: 'All',
    noLatest: 'Nothing has been published yet.',
    figures: 'Contents in figures',
    total: 'Total',
    figure: {
      published: 'readable on the site',
      draft: 'waiting to be published',
      archived: 'addresses are kept',
      total: 'in all categories',
    },
    plainTitle: 'Welcome',
    plainText:
      'There is no section your account can see yet. An administrator can give the editor role.',
  },
  unsaved: {
    title: 'There are unsaved changes',
    text: 'If you leave now, the changes you have not saved are deleted.',
    stay: 'Stay on the page',
    leave: 'Leave without saving',
    signOut: 'Sign out without saving',
  },
  validation: {
    required: '{{field}} is required.',
    min: '{{field}} must be at least {{min}} characters long.',
    max: '{{field}} must be at most {{max}} characters long.',
  },
  failure: {
    pageWithFaults: 'Error: {{title}}',
    generic: 'Something went wrong.',
    noAnswer: 'The server cannot be reached. Check your connection and try again.',
    retry: 'Try again',
    reload: 'Reload the page',
    pageTitle: 'The page could not be opened',
    pageText:
      'Your connection may be down, or the site may just have been updated. Reload the page.',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page may have been removed.',
    home: 'Back to the dashboard',
  },
  dialog: {
    cancel: 'Cancel',
    close: 'Close',
  },
  toast: {
    list: 'Notifications',
    close: 'Dismiss the message',
  },
};
