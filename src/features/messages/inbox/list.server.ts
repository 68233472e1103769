import { count, eq } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { applicationsRight } from '../../applications/policy.ts';
import { listAssignable } from '../../identity/users/operations.server.ts';
import { getParty } from '../../party/operations.server.ts';
import { canHandleMessages } from '../policy.ts';
import type { MessageFilter, MessagePage } from '../schema.ts';
import { showSender } from '../secrets.server.ts';
import { OTHER_TOPIC, STATES, type State } from '../states.ts';
import { contactMessages as messages } from '../tables.server.ts';
import { matching, orderOf } from './filter.server.ts';
import { toShared } from './rows.server.ts';

const EXCERPT = 160;

/** One page of messages, without addresses and whole texts. Throws 401 or 403. */
export async function listMessages(
  op: Operation,
  filter: MessageFilter,
): Promise<Omit<MessagePage, 'success'>> {
  requireThat(op.actor, canHandleMessages);
  const { sort, page, pageSize } = filter;
  const where = matching(filter);
  const [rows, [counted], states, topics, assignees, party] = await Promise.all([
    op.db
      .select()
      .from(messages)
      .where(where)
      .orderBy(...orderOf(sort))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(messages).where(where),
    countStates(op),
    op.db.selectDistinct({ topic: messages.topic }).from(messages),
    listAssignable(op.db, applicationsRight),
    getParty(op.db),
  ]);
  const names = await op.audit.actors.findNames(
    op.db,
    rows.flatMap(({ assignedTo }) => assignedTo ?? []),
  );
  const known = new Set([
    ...party.topics.map(({ title }) => title),
    ...topics.map(({ topic }) => topic),
  ]);
  known.delete(OTHER_TOPIC);
  return {
    data: rows.map((row) => {
      const { name, text } = showSender(op.keys, row);
      return { ...toShared(row, names), name, excerpt: excerptOf(text) };
    }),
    total: counted?.total ?? 0,
    page,
    pageSize,
    counts: states,
    topics: [...known, OTHER_TOPIC],
    assignees,
    can: { create: false },
  };
}

/** The number of messages in each state. */
async function countStates({ db }: Operation): Promise<Record<State, number>> {
  const rows = await db
    .select({ state: messages.state, total: count() })
    .from(messages)
    .groupBy(messages.state);
  const byState = new Map(rows.map(({ state, total }) => [state, total]));
  return Object.fromEntries(STATES.map((state) => [state, byState.get(state) ?? 0])) as Record<
    State,
    number
  >;
}

/** The number of new messages. */
export const countNew = ({ db }: Operation): Promise<number> =>
  db.$count(messages, eq(messages.state, 'new'));

const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).toWellFormed().trimEnd()}…` : line;
};
