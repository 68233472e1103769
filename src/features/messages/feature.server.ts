import { applicationsRight } from '../applications/policy.ts';
import type { Feature } from '../manifest.server.ts';
import { messagesApi } from './api.server.ts';
import { messageEvents } from './audit-events.ts';
import { messageEmails } from './emails.server.ts';
import { countNew } from './inbox/list.server.ts';
import { messageNotifications } from './notifications.server.ts';
import { messagePages } from './pages.server.ts';
import { messageData } from './personal-data.server.ts';
import { deleteMessagesRight } from './policy.ts';
import { texts } from './text/all.ts';

export const messages: Feature = {
  name: 'messages',
  rights: [deleteMessagesRight],
  texts: [texts],
  pages: messagePages,
  api: messagesApi,
  emails: ({ publicUrl }) => messageEmails(publicUrl),
  notifications: messageNotifications,
  auditEvents: messageEvents,
  waiting: [{ name: 'messages', right: applicationsRight, count: countNew }],
  personalData: [messageData],
};
