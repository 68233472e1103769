import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type BranchPlace, namedBranch } from '../../../platform/branches/names.ts';
import { branches } from '../../../platform/branches/tables.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import type { RecordKey } from '../../../platform/encryption/record-key.server.ts';
import { notFound } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { startOfDay } from '../../../platform/wall-clock.ts';
import { users } from '../../identity/users/tables.server.ts';
import { canManagePrivacy } from '../../privacy/policy.ts';
import { listWaiting } from '../emails/queue.server.ts';
import {
  canCorrectDecisions,
  canHandleApplications,
  canMoveApplications,
  canSeeIdentityNumbers,
} from '../policy.ts';
import { EVENT_MESSAGE, EVENT_REASON, masked, showSecrets } from '../secrets.server.ts';
import { isOpen, movesOf } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import type { Comparison } from './contract.ts';
import { IS_DUPLICATE } from './filter.server.ts';
import type { Application, ApplicationSummary, StaffName, TimelineEntry } from './schema.ts';

const noteUsers = alias(users, 'note_users');

const nameColumns = (table: typeof users) => ({
  id: table.id,
  name: table.name,
  surname: table.surname,
  username: table.username,
});

const { identityHash, submissionHash, networkAddress, ...columns } = getTableColumns(applications);

const BRANCH = { id: branches.id, province: branches.province, district: branches.district };

const WHOLE = {
  ...columns,
  isDuplicate: IS_DUPLICATE,
  assigned: nameColumns(users),
  branch: BRANCH,
  noteBy: nameColumns(noteUsers as unknown as typeof users),
};

const IN_CLEAR = ['tcSerialNumber', 'email', 'phone', 'address', 'birthDate', 'adminNote'] as const;

/** One application with its timeline. Throws 401, 403 or 404. */
export async function getApplication(op: Operation, id: string): Promise<Application> {
  requireThat(op.actor, canHandleApplications);
  return readApplication(op.db, op, id);
}

/** The same within a transaction. Throws 404. */
export async function readApplication(
  tx: Queryable,
  op: Operation,
  id: string,
): Promise<Application> {
  const [row] = await tx
    .select(WHOLE)
    .from(applications)
    .leftJoin(users, eq(users.id, applications.assignedTo))
    .leftJoin(branches, eq(branches.id, applications.branchId))
    .leftJoin(noteUsers, eq(noteUsers.id, applications.adminNoteBy))
    .where(eq(applications.id, id));
  if (!row) throw notFound();
  const plain = showSecrets(op.keys, row, IN_CLEAR);
  const key = op.keys.readingKey(row.recordKey);
  return {
    ...toSummary(op, row),
    birthDate: plain.birthDate,
    age: plain.birthDate ? ageOn(plain.birthDate, dayInIstanbul(op.now)) : null,
    email: plain.email,
    phone: plain.phone,
    address: plain.address,
    education: row.education,
    tcSerialNumber: masked(plain.tcSerialNumber, SHOWN.tcSerialNumber),
    locale: row.locale,
    notice: { version: row.noticeVersion, hash: row.noticeHash },
    consent: { version: row.consentVersion, hash: row.consentHash },
    declaration: { version: row.declarationVersion, hash: row.declarationHash },
    adminNote: plain.adminNote,
    adminNoteBy: staffName(row.noteBy),
    adminNoteAt: row.adminNoteAt?.toISOString() ?? null,
    missingFields: row.missingFields,
    frozenAt: row.frozenAt?.toISOString() ?? null,
    duplicates: row.isDuplicate ? await readDuplicates(tx, id) : [],
    waitingEmails: (await listWaiting(tx, id)).map(({ leavesAt, ...email }) => ({
      ...email,
      leavesAt: leavesAt.toISOString(),
    })),
    timeline: await readTimeline(tx, op, id, key),
    can: {
      edit: canHandleApplications(op.actor),
      reveal: canSeeIdentityNumbers(op.actor),
      export: canSeeIdentityNumbers(op.actor),
      correct: canManagePrivacy(op.actor),
      decide: canCorrectDecisions(op.actor),
      move: canMoveApplications(op.actor),
    },
  };
}

/** Whole years between two days, `2001-05-14`. */
const ageOn = (birthDate: string, today: string): number =>
  Number(today.slice(0, 4)) -
  Number(birthDate.slice(0, 4)) -
  (today.slice(5) < birthDate.slice(5) ? 1 : 0);

/** At most so many; more can only be an attempt to flood the form. */
const MOST_DUPLICATES = 50;

async function readDuplicates(tx: Queryable, id: string): Promise<Application['duplicates']> {
  const one = alias(applications, 'one');
  const rows = await tx
    .select({
      id: applications.id,
      code: applications.code,
      status: applications.status,
      createdAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(one, eq(one.identityHash, applications.identityHash))
    .where(and(eq(one.id, id), ne(applications.id, id)))
    .orderBy(desc(applications.createdAt), asc(applications.id))
    .limit(MOST_DUPLICATES);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

type EventRow = typeof applicationEvents.$inferSelect;

async function readTimeline(
  tx: Queryable,
  { audit }: Pick<Operation, 'audit'>,
  id: string,
  key: RecordKey | null,
): Promise<TimelineEntry[]> {
  const rows = await tx
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.seq));
  const people = rows.flatMap((event) => [event.actorId ?? '', assigneeOf(event)]);
  const names = await audit.actors.findNames(tx, people.filter(Boolean));
  return rows.map((event) => ({
    id: event.id,
    at: event.at.toISOString(),
    kind: event.kind,
    actorKind: event.actorKind,
    actorName: (event.actorId && names.get(event.actorId)) ?? '',
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    reason: key && event.reason ? key.decrypt(EVENT_REASON, event.id, event.reason) : '',
    message: key && event.message ? key.decrypt(EVENT_MESSAGE, event.id, event.message) : '',
    details: assigneeOf(event) ? { to: names.get(assigneeOf(event)) ?? '' } : event.details,
  }));
}

/** The id of the user; empty for another kind of event, or an application assigned to nobody. */
const assigneeOf = ({ kind, details }: Pick<EventRow, 'kind' | 'details'>): string =>
  kind === 'assigned' ? String(details.to ?? '') : '';

/**
 * Two applications side by side. Identity numbers are compared by their hashes and stay masked. Throws
 * 401, 403, or 404 if one of them is missing, or both are the same.
 */
export async function compareApplications(
  op: Operation,
  id: string,
  otherId: string,
): Promise<Comparison> {
  requireThat(op.actor, canHandleApplications);
  if (id === otherId) throw notFound();
  const [one, other] = await Promise.all([
    readApplication(op.db, op, id),
    readApplication(op.db, op, otherId),
  ]);
  const rows = await op.db
    .select({
      id: applications.id,
      recordKey: applications.recordKey,
      tcSerialNumber: applications.tcSerialNumber,
      hash: applications.identityHash,
    })
    .from(applications)
    .where(inArray(applications.id, [id, otherId]));
  const [first, second] = rows;
  // Deleted in between.
  if (!first || !second) throw notFound();
  const [serial, otherSerial] = [first, second].map(
    (row) => showSecrets(op.keys, row, ['tcSerialNumber']).tcSerialNumber,
  );
  return {
    one,
    other,
    same: {
      tcKimlikNo: first.hash.bytes.equals(second.hash.bytes),
      tcSerialNumber: serial && otherSerial ? serial === otherSerial : null,
    },
  };
}

/** The columns of a row of the list, joined with the user whom it is assigned to. */
export const SUMMARY = {
  id: applications.id,
  code: applications.code,
  status: applications.status,
  name: applications.name,
  surname: applications.surname,
  city: applications.city,
  district: applications.district,
  occupation: applications.occupation,
  tcKimlikNo: applications.tcKimlikNo,
  recordKey: applications.recordKey,
  createdAt: applications.createdAt,
  statusChangedAt: applications.statusChangedAt,
  frozenAt: applications.frozenAt,
  isDemo: applications.isDemo,
  decisionNumber: applications.decisionNumber,
  decisionDate: applications.decisionDate,
  version: applications.version,
  isDuplicate: sql<boolean>`${IS_DUPLICATE}`,
  assigned: { id: users.id, name: users.name, surname: users.surname, username: users.username },
  branch: BRANCH,
};

type Columns = Pick<
  typeof applications.$inferSelect,
  Exclude<keyof typeof SUMMARY, 'isDuplicate' | 'assigned' | 'branch'>
>;

type StaffRow = Parameters<typeof displayName>[0] & { id: string };

type SummaryRow = Columns & {
  isDuplicate: boolean;
  assigned: StaffRow | null;
  branch: (BranchPlace & { id: string }) | null;
};

/** How many characters of a hidden number are shown. */
const SHOWN = { tcKimlikNo: 4, tcSerialNumber: 3 };

const DAY_MS = 24 * 3_600_000;

export const staffName = (user: StaffRow | null): StaffName | null =>
  user ? { id: user.id, name: displayName(user) } : null;

/** The row as the list shows it; the identity number is decrypted only to be masked. */
export function toSummary(
  { keys, now }: Pick<Operation, 'keys' | 'now'>,
  row: SummaryRow,
): ApplicationSummary {
  const { tcKimlikNo } = showSecrets(keys, row, ['tcKimlikNo']);
  const waited = startOfDay(now).getTime() - startOfDay(row.createdAt).getTime();
  const isFrozen = row.frozenAt !== null;
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    name: row.name,
    surname: row.surname,
    city: row.city,
    district: row.district,
    occupation: row.occupation,
    tcKimlikNo: masked(tcKimlikNo, SHOWN.tcKimlikNo),
    createdAt: row.createdAt.toISOString(),
    statusChangedAt: row.statusChangedAt.toISOString(),
    waitingDays: isOpen(row.status) ? Math.round(waited / DAY_MS) : null,
    isDuplicate: row.isDuplicate,
    isFrozen,
    isDemo: row.isDemo,
    assignedTo: staffName(row.assigned),
    branch: namedBranch(row.branch),
    decisionNumber: row.decisionNumber,
    decisionDate: row.decisionDate,
    moves: movesOf(row.status, isFrozen),
    version: row.version,
  };
}
