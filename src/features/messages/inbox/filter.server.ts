import { and, asc, desc, eq, gte, isNull, lt, type SQL } from 'drizzle-orm';
import { dayBounds } from '../../../platform/wall-clock.ts';
import type { NeighbourFilter } from '../schema.ts';
import { contactMessages as messages } from '../tables.server.ts';

export const matching = (filter: NeighbourFilter): SQL | undefined =>
  and(
    filter.state ? eq(messages.state, filter.state) : undefined,
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
