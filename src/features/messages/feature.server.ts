import { implement } from '../../platform/http/implement.server.ts';
import { success } from '../../platform/http/replies.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { applicationsRight } from '../applications/policy.ts';
import type { Feature } from '../manifest.server.ts';
import {
  changeMany,
  changeMessage,
  deleteMessage,
  messageAssigned,
  messageData,
  saveNote,
  sendReply,
} from './change.server.ts';
import { messageRoutes } from './contract.ts';
import { demoMessages } from './demo.server.ts';
import { messageEmails } from './emails.server.ts';
import { messageNew, messagePages } from './pages.server.ts';
import { deleteMessagesRight } from './policy.ts';
import { countNew, findNeighbours, getMessage, listMessages } from './read.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log: never what the sender has written. */
const messageEvents = [
  'message.update',
  'message.updateMany',
  'message.note',
  'message.reply',
  'message.delete',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    messages: { action: (typeof messageEvents)[number]; subject: 'message' };
  }
}

const api = implement(messageRoutes, () => ({
  list: async ({ op, query }) => success(await listMessages(op, query)),
  get: ({ op, params }) => getMessage(op, params.id),
  neighbours: ({ op, params, query }) => findNeighbours(op, params.id, query),
  changeMany: async ({ op, body, request }) => {
    const count = await changeMany(op, body);
    return success({ message: request.t('platform:success.messagesChanged', { count }) });
  },
  change: ({ op, params, body }) => changeMessage(op, params.id, body),
  saveNote: ({ op, params, body }) => saveNote(op, params.id, body),
  reply: ({ op, params, body }) => sendReply(op, params.id, body),
  delete: ({ op, params }) => deleteMessage(op, params.id),
}));

export const messages: Feature = {
  name: 'messages',
  rights: [deleteMessagesRight],
  texts: [textsOf({ tr, en, de, es })],
  pages: messagePages,
  api,
  emails: ({ publicUrl }) => messageEmails(publicUrl),
  notifications: [messageNew, messageAssigned],
  auditEvents: messageEvents,
  waiting: [{ name: 'messages', right: applicationsRight, count: countNew }],
  personalData: [messageData],
  demo: [demoMessages],
};
