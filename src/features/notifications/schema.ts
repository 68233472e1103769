import * as z from 'zod/mini';
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
