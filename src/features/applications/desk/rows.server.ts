import { sql } from 'drizzle-orm';
import { displayName } from '../../../platform/display-name.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { startOfDay } from '../../../platform/wall-clock.ts';
import { users } from '../../identity/users/tables.server.ts';
import { masked, showSecrets } from '../secrets.server.ts';
import { isOpen, movesOf } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { IS_DUPLICATE } from './filter.server.ts';
import type { ApplicationSummary, StaffName } from './schema.ts';

const { id, code, status, name, surname, city, district, occupation } = applications;

/** The columns of a row of the list, joined with the user whom it is assigned to. */
export const SUMMARY = {
  ...{ id, code, status, name, surname, city, district, occupation },
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
};

type Columns = Pick<
  typeof applications.$inferSelect,
  Exclude<keyof typeof SUMMARY, 'isDuplicate' | 'assigned'>
>;
export type StaffRow = Parameters<typeof displayName>[0] & { id: string };
export type SummaryRow = Columns & { isDuplicate: boolean; assigned: StaffRow | null };

/** How many characters of a hidden number are shown. */
export const SHOWN = { tcKimlikNo: 4, tcSerialNumber: 3 };
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
    decisionNumber: row.decisionNumber,
    decisionDate: row.decisionDate,
    moves: movesOf(row.status, isFrozen),
    version: row.version,
  };
}
