import * as z from 'zod/mini';
import { branchFilter } from '../../platform/branches/contract.ts';
import { dayField } from '../../platform/day.ts';
import { changed, contract, done, one, whole } from '../../platform/http/contract.ts';
import { Done, IdParam, listReply } from '../../platform/http/replies.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { Neighbours } from '../../platform/neighbours.ts';
import { NamedBranch } from '../../platform/session.ts';
import { severalLines } from '../../platform/typed-text.ts';
import { applicationsRight } from '../applications/policy.ts';
import { deleteMessagesRight } from './policy.ts';
import { EVENT_KINDS, STATES } from './states.ts';

export const INBOX_LIMITS = { note: 5000, reply: 10_000, many: 100 };

const Person = z.object({ id: z.uuid(), name: z.string() });
export type Person = z.infer<typeof Person>;

const version = z.int().check(z.positive());

const MESSAGE_SORTS = ['createdAt', '-createdAt', 'stateChangedAt', '-stateChangedAt'] as const;

const filters = {
  state: z.optional(z.enum(STATES)),
  /** The id of a user, or `none`. */
  assignee: z.optional(z.union([z.literal('none'), z.uuid()])),
  topic: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  branch: z.optional(branchFilter),
  from: z.optional(dayField),
  to: z.optional(dayField),
  sort: z._default(z.enum(MESSAGE_SORTS), '-createdAt'),
};

/**
 * Days of arrival are in Istanbul time, `YYYY-MM-DD`, both included. There is no search in names and
 * texts, because they are encrypted.
 */
export const MessageFilter = z.strictObject({
  ...filters,
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type MessageFilter = z.infer<typeof MessageFilter>;

/** The filter of the list in which the previous and the next message are looked for. */
export const NeighbourFilter = z.strictObject(filters);
export type NeighbourFilter = z.infer<typeof NeighbourFilter>;

const shape = {
  id: z.uuid(),
  state: z.enum(STATES),
  /** The Turkish title of a topic, or `other`. */
  topic: z.string(),
  name: z.string(),
  locale: z.enum(LOCALES),
  /** The branch that reads it; null: the national staff. */
  branch: z.nullable(NamedBranch),
  assignedTo: z.nullable(Person),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  stateChangedAt: z.string(),
  version: z.int(),
};

/** `excerpt` is the beginning of the text. */
export const MessageSummary = z.object({ ...shape, excerpt: z.string() });
export type MessageSummary = z.infer<typeof MessageSummary>;

/** `counts`: the messages in each state. `topics`: those of the party and of all messages. */
export const MessagePage = z.extend(listReply(MessageSummary), {
  counts: z.record(z.enum(STATES), z.int()),
  topics: z.array(z.string()),
  assignees: z.array(Person),
});
export type MessagePage = z.infer<typeof MessagePage>;

const TimelineEvent = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(EVENT_KINDS),
  actorKind: z.enum(['sender', 'staff', 'system']),
  /** Empty if the account no longer exists. */
  actorName: z.string(),
  fromState: z.nullable(z.enum(STATES)),
  toState: z.nullable(z.enum(STATES)),
  /** Empty: assigned to nobody. */
  assignedName: z.string(),
  /** Why the e-mail with the reply could not be sent. */
  fault: z.nullable(z.enum(['refused', 'invalidAddress', 'mailServer', 'unknown', 'other'])),
  replyId: z.nullable(z.uuid()),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export const Message = z.object({
  ...shape,
  email: z.string(),
  /** E.164; empty if none was given. */
  phone: z.string(),
  text: z.string(),
  note: z.string(),
  noteBy: z.nullable(Person),
  noteAt: z.nullable(z.string()),
  replies: z.array(
    z.object({ id: z.uuid(), text: z.string(), at: z.string(), byName: z.string() }),
  ),
  /** The newest first. */
  timeline: z.array(TimelineEvent),
  assignees: z.array(Person),
  can: z.object({ delete: z.boolean() }),
});
export type Message = z.infer<typeof Message>;

const assignedTo = z.nullable(z.uuid());

/** `version` is the version that was seen. */
export const MessageChange = z.strictObject({ state: z.enum(STATES), assignedTo, version });
export type MessageChange = z.infer<typeof MessageChange>;

/** The same change of several messages, whatever their version. */
export const ManyChange = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(INBOX_LIMITS.many)),
  state: z.optional(z.enum(STATES)),
  assignedTo: z.optional(assignedTo),
});
export type ManyChange = z.infer<typeof ManyChange>;

export const NoteChange = z.strictObject({ note: severalLines(INBOX_LIMITS.note), version });
export type NoteChange = z.infer<typeof NoteChange>;

export const NewReply = z.strictObject({
  text: severalLines(INBOX_LIMITS.reply).check(z.minLength(1)),
  version,
});
export type NewReply = z.infer<typeof NewReply>;

/** The messages of the contact form, for the staff. */
export const messageRoutes = contract(
  'messages',
  { right: applicationsRight },
  {
    list: {
      at: 'GET /messages',
      summary: 'One page of the messages; names and texts cannot be searched, they are encrypted',
      query: MessageFilter,
      reply: whole(MessagePage),
    },
    get: {
      at: 'GET /messages/:id',
      summary: 'One message with its replies and its timeline',
      params: IdParam,
      reply: one(Message),
    },
    neighbours: {
      at: 'GET /messages/:id/neighbours',
      summary: 'The previous and the next message of a filtered list',
      params: IdParam,
      query: NeighbourFilter,
      reply: one(Neighbours),
    },
    changeMany: {
      at: 'PUT /messages',
      summary: 'Change state or assignment of several messages',
      body: ManyChange,
      reply: whole(Done),
    },
    change: {
      at: 'PUT /messages/:id',
      summary: 'Change state and assignment of a message',
      params: IdParam,
      body: MessageChange,
      reply: changed(Message, 'updated'),
    },
    saveNote: {
      at: 'PUT /messages/:id/note',
      summary: 'Save the note of the staff about a message',
      params: IdParam,
      body: NoteChange,
      reply: changed(Message, 'messageNoteSaved'),
    },
    reply: {
      at: 'POST /messages/:id/reply',
      summary: 'Reply to a message by e-mail',
      params: IdParam,
      body: NewReply,
      rate: { max: 30, per: '1 minute' },
      reply: changed(Message, 'messageReplied'),
    },
    delete: {
      at: 'DELETE /messages/:id',
      summary: 'Delete a message',
      right: deleteMessagesRight,
      params: IdParam,
      reply: done('deleted'),
    },
  },
);
