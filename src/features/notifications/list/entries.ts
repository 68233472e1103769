import { LIST_LENGTH, MOST_COUNTED, type NotificationEntry } from '../schema.ts';
import type { Row } from './read-rows.server.ts';

export type Entry = Omit<NotificationEntry, 'actor'> & { actorId: string | null };

/**
 * The entries that the user sees. The notifications of a counted kind become one entry: of the unread
 * ones if there are any, otherwise of the newest one.
 * @param rows newest first
 */
export function entriesOf(
  rows: readonly Row[],
  isCounted: (kind: string) => boolean,
): { entries: Entry[]; unread: number; last: number } {
  const entries: Entry[] = [];
  const byKind = new Map<string, Entry>();
  let unread = 0;
  for (const { id, createdAt, ...row } of rows) {
    if (!row.isRead) unread += 1;
    const known = byKind.get(row.kind);
    if (known) {
      if (!row.isRead) known.count += 1;
      continue;
    }
    const key = isCounted(row.kind) ? row.kind : String(id);
    const entry = { ...row, key, count: 1, createdAt: createdAt.toISOString() };
    if (isCounted(row.kind)) byKind.set(row.kind, entry);
    entries.push(entry);
  }
  return {
    entries: entries.slice(0, LIST_LENGTH),
    unread: Math.min(unread, MOST_COUNTED),
    last: rows[0]?.id ?? 0,
  };
}
