import * as z from 'zod/mini';
import { contract, done, events, one } from '../../platform/http/contract.ts';
import { ownRight } from '../../platform/rights.ts';
import { ROLES } from '../../platform/roles.ts';

/** A user sees this many entries; older ones are not shown. */
export const LIST_LENGTH = 50;
/** A number above it is shown as "99+". */
export const MOST_COUNTED = 100;

/** The key of an entry: the id of a notification, or the name of a counted kind. */
export const KeyParam = z.strictObject({
  key: z.string().check(z.regex(/^(\d{1,15}|[a-z][a-zA-Z]{0,39})$/)),
});

export const NotificationEntry = z.object({
  key: z.string(),
  kind: z.string(),
  /** How many notifications it stands for; at most {@link MOST_COUNTED}. */
  count: z.int(),
  subject: z.string(),
  /** The user who did it; empty for the product itself and visitors. */
  actor: z.string(),
  /** A page of the dashboard. */
  path: z.string(),
  isRead: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type NotificationEntry = z.infer<typeof NotificationEntry>;

export const NotificationList = z.object({
  entries: z.array(NotificationEntry),
  /** At most {@link MOST_COUNTED}. */
  unread: z.int(),
  /** The newest notification of the list, for marking all as read; 0 without any. */
  last: z.int(),
});
export type NotificationList = z.infer<typeof NotificationList>;

export const ReadChange = z.strictObject({ isRead: z.boolean() });
/** Later notifications stay unread. */
export const ReadAll = z.strictObject({ upTo: z.int().check(z.minimum(0)) });

/** One kind that the user can get. */
export const KindChoice = z.object({ name: z.string(), isWanted: z.boolean() });
export const NotificationSettings = z.object({
  kinds: z.array(KindChoice),
  /** An e-mail each morning with what is unread. */
  daily: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const SettingsChange = z.strictObject({
  muted: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)),
  daily: z.boolean(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

/** A colleague: a user who may sign in. */
export const Contact = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(ROLES),
  email: z.string(),
  phone: z.string(),
  /** Has the dashboard open now. */
  isHere: z.boolean(),
  /** When they last had it open; null: not since this is recorded. */
  seenAt: z.nullable(z.iso.datetime()),
});
export type Contact = z.infer<typeof Contact>;
/** The most colleagues that are listed. */
export const MOST_CONTACTS = 500;

/** The notifications of the signed-in user, and the colleagues. */
export const notificationRoutes = contract(
  'notifications',
  { right: ownRight },
  {
    list: {
      at: 'GET /notifications',
      summary: 'The notifications of the signed-in user, newest first',
      reply: one(NotificationList),
    },
    markAllRead: {
      at: 'POST /notifications/read-all',
      summary: 'Mark all notifications up to this one as read',
      body: ReadAll,
      reply: done('updated'),
    },
    mark: {
      at: 'PUT /notifications/:key',
      summary: 'Mark one entry as read or unread',
      params: KeyParam,
      body: ReadChange,
      reply: done('updated'),
    },
    remove: {
      at: 'DELETE /notifications/:key',
      summary: 'Remove one entry from the list of the signed-in user',
      params: KeyParam,
      reply: done('deleted'),
    },
    settings: {
      at: 'GET /notifications/settings',
      summary: 'Which notifications the signed-in user wants',
      reply: one(NotificationSettings),
    },
    changeSettings: {
      at: 'PUT /notifications/settings',
      summary: 'Choose which notifications the signed-in user gets',
      body: SettingsChange,
      reply: one(NotificationSettings),
    },
    stream: {
      at: 'GET /notifications/stream',
      summary:
        'Events (text/event-stream): `changed` when the list of notifications has to be read again',
      reply: events,
    },
    contacts: {
      at: 'GET /contacts',
      summary: 'The colleagues of the signed-in user, and who has the dashboard open now',
      reply: one(z.array(Contact)),
    },
  },
);
