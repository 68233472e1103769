import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { users } from '../../../src/features/identity/users/tables.server.ts';
import { REPLY_TEXT, SECRET_FIELDS } from '../../../src/features/messages/secrets.server.ts';
import type { State } from '../../../src/features/messages/states.ts';
import {
  contactMessageEvents,
  contactMessageReplies,
  contactMessages,
} from '../../../src/features/messages/tables.server.ts';
import type { Operation } from '../../../src/platform/operation.server.ts';
import { readPhone } from '../../../src/platform/read-phone.ts';
import { slugOf } from '../../../src/platform/slug.ts';
import { readBranchIds } from '../load-branches.ts';
import {
  answeredMessages,
  type DemoMessage,
  newMessages,
  openMessages,
  spamMessages,
  TOPICS,
} from './messages.ts';

const HOUR_MS = 3_600_000;
/** Who marks messages as spam. */
const SORTER = 'elif.karahan';

export const DEMO_MESSAGES: Record<State, DemoMessage[]> = {
  new: newMessages,
  inProgress: openMessages,
  answered: answeredMessages,
  spam: spamMessages,
};

/** Adds invented messages with what happened to them. No e-mail is sent. Call it after branches and staff. */
export async function loadMessages(op: Operation): Promise<void> {
  const colleagues = await findColleagues(op);
  const branchIds = await readBranchIds(op.db);
  const rows: (typeof contactMessages.$inferInsert)[] = [];
  const replies: (typeof contactMessageReplies.$inferInsert)[] = [];
  const events: (typeof contactMessageEvents.$inferInsert)[] = [];
  for (const [state, messages] of Object.entries(DEMO_MESSAGES) as [State, DemoMessage[]][])
    for (const message of messages) {
      const id = randomUUID();
      const key = await op.keys.makeRecordKey(op.db);
      const createdAt = new Date(op.now.getTime() - message.daysAgo * 24 * HOUR_MS);
      const after = (hours: number) =>
        new Date(Math.min(createdAt.getTime() + hours * HOUR_MS, op.now.getTime()));
      const userId = colleagues.get(message.assignedTo ?? '') ?? null;
      const actorId = userId ?? colleagues.get(SORTER) ?? null;
      const by = { messageId: id, actorKind: 'staff' as const, actorId };
      const { name, text, note, reply, locale = 'tr' } = message;
      rows.push({
        id,
        state,
        locale,
        createdAt,
        recordKey: key.wrapped,
        branchId: branchIds.get(message.branch ?? '') ?? null,
        assignedTo: userId,
        topic: TOPICS[message.topic],
        name: key.encrypt(SECRET_FIELDS.name, id, name),
        email: key.encrypt(SECRET_FIELDS.email, id, `${slugOf(name)}@posta.example`),
        phone: key.encrypt(SECRET_FIELDS.phone, id, readPhone(message.phone ?? '') ?? ''),
        text: key.encrypt(SECRET_FIELDS.text, id, text),
        ...(note && {
          note: key.encrypt(SECRET_FIELDS.note, id, note),
          noteBy: userId,
          noteAt: after(5),
        }),
        stateChangedAt: state === 'new' ? createdAt : after(reply ? 26 : 3),
      });
      events.push({
        messageId: id,
        at: createdAt,
        kind: 'submitted',
        actorKind: 'sender',
        toState: 'new',
      });
      if (userId) events.push({ ...by, at: after(2), kind: 'assigned', assignedTo: userId });
      if (note) events.push({ ...by, at: after(5), kind: 'note' });
      const moved = { ...by, fromState: 'new' as const, toState: state };
      if (reply) {
        const replyId = randomUUID();
        const ciphertext = key.encrypt(REPLY_TEXT, replyId, reply);
        replies.push({ id: replyId, messageId: id, text: ciphertext, by: userId, at: after(26) });
        events.push({ ...moved, at: after(26), kind: 'replied', replyId });
      } else if (state !== 'new') {
        events.push({ ...moved, at: after(3), kind: 'state' });
      }
    }
  await op.db.insert(contactMessages).values(rows);
  await op.db.insert(contactMessageReplies).values(replies);
  await op.db.insert(contactMessageEvents).values(events);
}

/** The ids of the demo's colleagues by their usernames. */
async function findColleagues({ db }: Operation): Promise<Map<string, string>> {
  const names = Object.values(DEMO_MESSAGES)
    .flat()
    .flatMap(({ assignedTo }) => assignedTo ?? SORTER);
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, names));
  return new Map(rows.map(({ id, username }) => [username, id]));
}
