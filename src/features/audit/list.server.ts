import { and, count, desc, eq, gte, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { containing } from '../../platform/database/conditions.server.ts';
import { nameDevice } from '../../platform/device.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { dayBounds } from '../../platform/wall-clock.ts';
import type { AuditRow } from './chain.server.ts';
import { type AuditEntry, type AuditFilter, MOST_COUNTED, MOST_SEARCHED } from './contract.ts';
import { canReadAudit } from './policy.ts';
import { auditEvents } from './tables.server.ts';

/** One page of the log, the newest event first. */
export async function listEvents(op: Operation, filter: AuditFilter) {
  requireThat(op.actor, canReadAudit);
  const [rows, total, actors] = await Promise.all([
    selectEvents(op.db, filter),
    countEvents(op.db, filter),
    listActors(op.db),
  ]);
  const { audit } = op;
  const [names, subjects] = await Promise.all([
    audit.actors.findNames(op.db, [
      ...actors.map(({ id }) => id),
      ...rows.flatMap(({ actorId }) => actorId ?? []),
    ]),
    findSubjects(op, rows),
  ]);
  const { page, pageSize } = filter;
  return {
    data: rows.map((row) => toEntry(row, names, subjects)),
    total,
    page,
    pageSize,
    actions: [...audit.actions],
    actors: actors
      .map(({ id, name }) => ({ id, name: names.get(id) ?? name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'tr')),
  };
}

export const selectEvents = (db: Database, filter: AuditFilter) =>
  db
    .select()
    .from(auditEvents)
    .where(matching(db, filter))
    .orderBy(desc(auditEvents.seq))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);

async function countEvents(db: Database, filter: AuditFilter): Promise<number> {
  const where = matching(db, filter);
  if (!where) {
    // The numbers have no gaps.
    const [last] = await db.select({ seq: max(auditEvents.seq) }).from(auditEvents);
    return last?.seq ?? 0;
  }
  const some = db.select({ seq: auditEvents.seq }).from(auditEvents).where(where);
  const [counted] = await db.select({ total: count() }).from(some.limit(MOST_COUNTED).as('some'));
  return counted?.total ?? 0;
}

function matching(db: Database, { subject, ...others }: AuditFilter): SQL | undefined {
  const where = matchingOthers(others);
  return subject ? and(where, namesSubject(db, subject, where)) : where;
}

const matchingOthers = ({ action, actor, from, to }: Omit<AuditFilter, 'subject'>) =>
  and(
    action ? eq(auditEvents.action, action) : undefined,
    actor ? eq(auditEvents.actorId, actor) : undefined,
    from ? gte(auditEvents.at, dayBounds(from)[0]) : undefined,
    to ? lt(auditEvents.at, dayBounds(to)[1]) : undefined,
  );

/** Matches the complete id of the subject, or a part of its name in the newest events. */
function namesSubject(db: Database, text: string, where: SQL | undefined): SQL {
  const { seq, subjectId, subjectName } = auditEvents;
  const newest = db
    .select({ seq, name: sql<string>`${subjectName}`.as('name') })
    .from(auditEvents)
    .where(where)
    .orderBy(desc(seq))
    .limit(MOST_SEARCHED)
    .as('newest');
  const named = db
    .select({ seq: newest.seq })
    .from(newest)
    .where(sql`tr_fold(${newest.name}) like tr_fold(${containing(text)})`);
  const exact = db.select({ seq }).from(auditEvents).where(eq(subjectId, text));
  return inArray(seq, named.union(exact));
}

/** The names of the subjects that still exist, by kind and id. */
async function findSubjects({ db, audit }: Operation, rows: AuditRow[]): Promise<SubjectIds> {
  const found = Object.entries(audit.subjects).map(async ([kind, subject]) => {
    const ids = rows.filter((row) => row.subjectKind === kind).map((row) => row.subjectId);
    return [kind, ids.length > 0 ? await subject.findNames(db, ids) : new Map()] as const;
  });
  return new Map(await Promise.all(found));
}
type SubjectIds = Map<string, Map<string, string>>;

function toEntry(row: AuditRow, names: Map<string, string>, subjects: SubjectIds): AuditEntry {
  const { actorId, subjectKind: kind, subjectId } = row;
  const isSubjectThere = subjects.get(kind)?.has(subjectId) ?? false;
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    actor: actorId ? { id: actorId, name: row.actorName, exists: names.has(actorId) } : null,
    action: row.action,
    subject: kind ? { kind, id: subjectId, name: row.subjectName, exists: isSubjectThere } : null,
    address: row.address,
    device: nameDevice(row.userAgent),
    erased: row.erasedAt !== null,
    before: row.before,
    after: row.after,
  };
}

/**
 * All actors of the log, each with a recorded name. The query jumps along the index from one actor
 * to the next, because there are few actors and many events.
 */
async function listActors(db: Database): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive one (id, name) as (
      (select actor_id, actor_name from audit_events
        where actor_id is not null order by actor_id limit 1)
      union all
      select next.* from one, lateral (select actor_id, actor_name from audit_events
        where actor_id > one.id order by actor_id limit 1) next
    )
    select * from one`);
  return rows;
}
