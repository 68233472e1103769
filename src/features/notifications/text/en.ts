import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const notifications: TextOf<typeof tr.notifications> = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread: 'Notifications, {{count}} unread',
  empty: 'No new notifications',
  emptyText: 'Applications, messages and work assigned to you appear here.',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  unread: 'Mark as unread',
  remove: 'Remove notification',
  settings: 'Notification settings',
  failed: 'The notifications could not be loaded',
  isUnread: 'Unread',
  contacts: {
    title: 'Colleagues',
    open: 'Colleagues',
    here: 'Here now',
    seen: 'Last seen {{when}}',
    never: 'Not seen yet',
    empty: 'No other users',
    emptyText: 'An administrator adds new users.',
    failed: 'The colleagues could not be loaded',
    write: 'Write an e-mail to {{name}}',
    call: 'Call {{name}}',
    search: 'Find a colleague',
    none: 'Nobody has this name',
  },
  prefs: {
    faults: 'The settings could not be saved',
    legend: 'Notifications in the dashboard',
    email: 'E-mail',
    save: 'Save',
    text: 'Choose the events you want to be notified of.',
    daily: 'Send me the unread ones by e-mail each morning',
    dailyHint: 'At 07:30 Turkish time, only if there is something new.',
    saved: 'The notification settings were saved.',
  },
  kinds: {
    applicationNew_one: 'A new membership application has arrived',
    applicationNew_other: '{{count}} new membership applications have arrived',
    applicationAssigned: 'An application was assigned to you: {{subject}}',
    applicationMoved: 'An application was sent to your branch: {{subject}}',
    messageNew_one: 'A new contact message has arrived',
    messageNew_other: '{{count}} new contact messages have arrived',
    messageAssigned: 'A message was assigned to you',
    contentReview: '“{{subject}}” is waiting for a review',
    contentPublished: '“{{subject}}” was published',
    newDevice: 'Sign-in to your account from a new device: {{subject}}',
    emailFailed_one: 'An e-mail could not be sent',
    emailFailed_other: '{{count}} e-mails could not be sent',
  },
  unknownDevice: 'unknown browser',
  many: '{{count}}+',
};

/** The name of each kind: in the settings, and before a number in an e-mail. */
export const notificationLabels: TextOf<typeof tr.notificationLabels> = {
  applicationNew: 'New membership application',
  applicationAssigned: 'Application assigned to you',
  applicationMoved: 'Application sent to your branch',
  messageNew: 'New contact message',
  messageAssigned: 'Message assigned to you',
  contentReview: 'Content waiting for review',
  contentPublished: 'Published content',
  newDevice: 'Sign-in from a new device',
  emailFailed: 'E-mail that could not be sent',
};

export const notificationEmails: TextOf<typeof tr.notificationEmails> = {
  notificationSummary: {
    name: 'Daily summary of notifications',
    subject: '{{party}}: your unread notifications',
    preview: 'What has arrived since yesterday and is unread.',
    heading: 'Your unread notifications',
    text: '{{list}}',
    action: 'Open the dashboard',
    note: 'You receive this e-mail because the daily summary is on in your account. You can turn it off on your account page.',
  },
};

export const platform: TextOf<typeof tr.platform> = {
  fields: {
    upTo: 'Last notification',
    isRead: 'Read',
    muted: 'Unwanted notifications',
    daily: 'Daily summary',
    key: 'Notification',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { notifications, notificationLabels };
