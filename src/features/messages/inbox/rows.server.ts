import type { contactMessages } from '../tables.server.ts';

type Row = typeof contactMessages.$inferSelect;

/** What list and details have in common, except the name. `names` are those of users. */
export const toShared = (row: Row, names: Map<string, string>) => ({
  id: row.id,
  state: row.state,
  topic: row.topic,
  locale: row.locale,
  assignedTo: personOf(row.assignedTo, names),
  createdAt: row.createdAt.toISOString(),
  stateChangedAt: row.stateChangedAt.toISOString(),
  version: row.version,
});

export const personOf = (id: string | null, names: Map<string, string>) =>
  id === null ? null : { id, name: names.get(id) ?? '' };
