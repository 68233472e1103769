import { and, asc, count, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type BranchPlace, namedBranch } from '../../platform/branches/names.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import { ofBranch } from '../../platform/branches/within.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { notFound } from '../../platform/errors.ts';
import type { Neighbours } from '../../platform/neighbours.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { dayBounds } from '../../platform/wall-clock.ts';
import { applicationsRight } from '../applications/policy.ts';
import { listAssignable } from '../identity/users/operations.server.ts';
import { getParty } from '../party/operations.server.ts';
import type { Message, MessageFilter, MessagePage, NeighbourFilter } from './contract.ts';
import { canDeleteMessages, canHandleMessages } from './policy.ts';
import { decryptNote, decryptReply, showSender } from './secrets.server.ts';
import { OTHER_TOPIC, STATES, type State } from './states.ts';
import {
  type contactMessages,
  contactMessageEvents as events,
  contactMessages as messages,
  contactMessageReplies as replies,
} from './tables.server.ts';

const EXCERPT = 160;

const WITH_BRANCH = {
  row: messages,
  branch: { id: branches.id, province: branches.province, district: branches.district },
};
type StoredBranch = BranchPlace & { id: string };

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
      .select(WITH_BRANCH)
      .from(messages)
      .leftJoin(branches, eq(branches.id, messages.branchId))
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
    rows.flatMap(({ row }) => row.assignedTo ?? []),
  );
  const known = new Set([
    ...party.topics.map(({ title }) => title),
    ...topics.map(({ topic }) => topic),
  ]);
  known.delete(OTHER_TOPIC);
  return {
    data: rows.map(({ row, branch }) => {
      const { name, text } = showSender(op.keys, row);
      return { ...toShared(row, branch, names), name, excerpt: excerptOf(text) };
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

export const matching = (filter: NeighbourFilter): SQL | undefined =>
  and(
    filter.state ? eq(messages.state, filter.state) : undefined,
    filter.branch ? ofBranch(messages.branchId, filter.branch) : undefined,
    filter.topic ? eq(messages.topic, filter.topic) : undefined,
    filter.assignee ? isAssignedTo(filter.assignee) : undefined,
    filter.from ? gte(messages.createdAt, dayBounds(filter.from)[0]) : undefined,
    filter.to ? lt(messages.createdAt, dayBounds(filter.to)[1]) : undefined,
  );

const isAssignedTo = (assignee: string): SQL =>
  assignee === 'none' ? isNull(messages.assignedTo) : eq(messages.assignedTo, assignee);

/** Every order is total: messages of the same moment are ordered by their ids. */
export function orderOf(sort: NeighbourFilter['sort']): SQL[] {
  const column = sort.endsWith('createdAt') ? messages.createdAt : messages.stateChangedAt;
  const order = sort.startsWith('-') ? desc : asc;
  return [order(column), order(messages.id)];
}

/** The messages before and after this one in a filtered list. Throws 401 or 403. */
export async function findNeighbours(
  op: Operation,
  id: string,
  filter: NeighbourFilter,
): Promise<Neighbours> {
  requireThat(op.actor, canHandleMessages);
  const order = sql.join(orderOf(filter.sort), sql`, `);
  const { rows } = await op.db.execute<Neighbours>(sql`
    with list as (
      select ${messages.id} as id, row_number() over (order by ${order})::int as position,
        lag(${messages.id}) over (order by ${order}) as previous,
        lead(${messages.id}) over (order by ${order}) as next
      from ${messages} where ${matching(filter) ?? sql`true`}
    )
    select position, previous, next, total
    from (select count(*)::int as total from list) counted
    left join list on list.id = ${id}`);
  const { position = null, previous = null, next = null, total = 0 } = rows[0] ?? {};
  return { position, previous, next, total };
}

/** One message with its replies and its timeline. Throws 401, 403 or 404. */
export async function getMessage(op: Operation, id: string): Promise<Message> {
  requireThat(op.actor, canHandleMessages);
  return readMessage(op.db, op, id);
}

/** The same within a transaction, without the check of the actor. Throws 404. */
export async function readMessage(tx: Queryable, op: Operation, id: string): Promise<Message> {
  const [found] = await tx
    .select(WITH_BRANCH)
    .from(messages)
    .leftJoin(branches, eq(branches.id, messages.branchId))
    .where(eq(messages.id, id));
  if (!found) throw notFound();
  const { row, branch } = found;
  const answers = await tx
    .select()
    .from(replies)
    .where(eq(replies.messageId, id))
    .orderBy(asc(replies.at), asc(replies.id));
  const happened = await tx
    .select()
    .from(events)
    .where(eq(events.messageId, id))
    .orderBy(desc(events.at), desc(events.seq));
  const people = [
    row.assignedTo,
    row.noteBy,
    ...answers.map(({ by }) => by),
    ...happened.flatMap(({ actorId, assignedTo }) => [actorId, assignedTo]),
  ].filter((one) => one !== null);
  const names = await op.audit.actors.findNames(tx, people);
  const nameOf = (user: string | null) => (user && names.get(user)) ?? '';
  return {
    ...toShared(row, branch, names),
    ...showSender(op.keys, row),
    note: decryptNote(op.keys, row),
    noteBy: personOf(row.noteBy, names),
    noteAt: row.noteAt?.toISOString() ?? null,
    replies: answers.map((reply) => ({
      id: reply.id,
      text: decryptReply(op.keys, row, reply),
      at: reply.at.toISOString(),
      byName: nameOf(reply.by),
    })),
    timeline: happened.map(({ messageId: _id, seq: _seq, actorId, assignedTo, ...event }) => ({
      ...event,
      at: event.at.toISOString(),
      actorName: nameOf(actorId),
      assignedName: nameOf(assignedTo),
    })),
    assignees: await listAssignable(tx, applicationsRight, row.branchId),
    can: { delete: canDeleteMessages(op.actor) },
  };
}

type Row = typeof contactMessages.$inferSelect;

/** What list and details have in common, except the name. `names` are those of users. */
const toShared = (row: Row, branch: StoredBranch | null, names: Map<string, string>) => ({
  id: row.id,
  state: row.state,
  topic: row.topic,
  locale: row.locale,
  branch: namedBranch(branch),
  assignedTo: personOf(row.assignedTo, names),
  createdAt: row.createdAt.toISOString(),
  stateChangedAt: row.stateChangedAt.toISOString(),
  version: row.version,
});

export const personOf = (id: string | null, names: Map<string, string>) =>
  id === null ? null : { id, name: names.get(id) ?? '' };
