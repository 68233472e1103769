import { and, count, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/like.server.ts';
import { nameDevice } from '../../platform/device.server.ts';
import { dayBounds } from '../../platform/istanbul.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { AuditRow } from './chain.server.ts';
import { findNames, listActors } from './named-accounts.server.ts';
import { findContents } from './named-contents.server.ts';
import { canReadAudit } from './policy.ts';
import type { AuditEntry, AuditFilter } from './schema.ts';
import { auditEvents } from './tables.server.ts';

/** One page of the log, newest first. */
export async function listEvents(op: Operation, filter: AuditFilter) {
  requireThat(op.actor, canReadAudit);
  const [rows, [counted], actors] = await Promise.all([
    selectEvents(op.db, filter),
    op.db.select({ total: count() }).from(auditEvents).where(matching(filter)),
    listActors(op.db),
  ]);
  const named = rows.flatMap(({ actorId, subjectId }) => [actorId ?? '', subjectId]);
  const pieces = rows.filter((row) => row.subjectKind === 'content').map((row) => row.subjectId);
  const [names, existing] = await Promise.all([
    findNames(op.db, [...actors.map(({ id }) => id), ...named]),
    findContents(op.db, pieces),
  ]);
  const { page, pageSize } = filter;
  return {
    data: rows.map((row) => toEntry(row, names, existing)),
    total: counted?.total ?? 0,
    page,
    pageSize,
    actors: actors
      .map(({ id, name }) => ({ id, name: names.get(id) ?? name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'tr')),
  };
}

export const selectEvents = (db: Database, filter: AuditFilter) =>
  db
    .select()
    .from(auditEvents)
    .where(matching(filter))
    .orderBy(desc(auditEvents.seq))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);

const matching = ({ action, actor, subject, from, to }: AuditFilter): SQL | undefined =>
  and(
    action ? eq(auditEvents.action, action) : undefined,
    actor ? eq(auditEvents.actorId, actor) : undefined,
    subject ? namesSubject(subject) : undefined,
    from ? gte(auditEvents.at, dayBounds(from)[0]) : undefined,
    to ? lt(auditEvents.at, dayBounds(to)[1]) : undefined,
  );

/** By a part of its name as people type it, or by its whole id. */
function namesSubject(text: string): SQL | undefined {
  return or(
    eq(auditEvents.subjectId, text),
    sql`tr_fold(${auditEvents.subjectName}) like tr_fold(${containing(text)})`,
  );
}

function toEntry(row: AuditRow, names: Map<string, string>, contents: Set<string>): AuditEntry {
  const { subjectKind: kind, subjectId, subjectName } = row;
  const exists = (id: string) => names.has(id) || contents.has(id);
  const named = (id: string, name: string) => ({ id, name, exists: exists(id) });
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actorId ? named(row.actorId, row.actorName) : null,
    action: row.action,
    subject: kind ? { kind, ...named(subjectId, subjectName) } : null,
    address: row.address,
    device: nameDevice(row.userAgent),
    erased: row.erasedAt !== null,
    before: row.before,
    after: row.after,
  };
}
