import { and, eq, inArray, sql } from 'drizzle-orm';
import { isLimited } from '../../../../platform/actor.ts';
import { beyondBranches } from '../../../../platform/branches/limited-database.server.ts';
import { branchLabel } from '../../../../platform/branches/names.ts';
import { branches } from '../../../../platform/branches/tables.server.ts';
import type { CsvFault } from '../../../../platform/csv/csv.ts';
import type { Operation } from '../../../../platform/operation.server.ts';
import type { NamedBranch } from '../../../../platform/session.ts';
import type { Transaction } from '../../../../platform/transaction.server.ts';
import { isManagedBy } from '../branches.server.ts';
import { STAFF_FIELDS, type StaffColumn, type StaffFileCheck } from '../file-contract.ts';
import { SUMMARY, type UserRow } from '../operations.server.ts';
import { users } from '../tables.server.ts';
import { readStaffRows, type StaffRow } from './read-rows.server.ts';

/** What becomes of one row of a file. */
export interface PlannedRow {
  number: number;
  /** Locked; null: the account is added. */
  before: UserRow | null;
  after: Pick<UserRow, 'email' | 'name' | 'surname' | 'role'> & {
    /** Null: the whole party. */
    branches: NamedBranch[] | null;
  };
  fields: (typeof STAFF_FIELDS)[number][];
}

type Fault = (row: number, column: StaffColumn, rule: string) => void;

/** What a file would change, and its wrong cells. The accounts that it names are locked. */
export async function planFile(
  op: Operation,
  tx: Transaction,
  csv: string,
): Promise<{ rows: PlannedRow[]; faults: CsvFault[] }> {
  const { rows, faults, fault } = readStaffRows(csv);
  const emails = rows.map(({ email }) => email);
  const known = await findKnown(op, tx, emails);
  const places = await readOpenBranches(op, tx);
  const planned = rows.flatMap((row, index) => {
    const { before = null, isTaken = false, isTwice = false } = known.get(index + 1) ?? {};
    if (isTwice) fault(row.number, 'eposta', 'staffCsvTwice');
    else if (isTaken) fault(row.number, 'eposta', 'staffCsvTaken');
    else return [planRow(op, row, before, places, fault)];
    return [];
  });
  // The order of a spreadsheet: by row, then as they were found.
  return { rows: planned, faults: faults.toSorted((a, b) => a.row - b.row) };
}

function planRow(
  op: Operation,
  row: StaffRow,
  before: UserRow | null,
  places: ReadonlyMap<string, NamedBranch>,
  fault: Fault,
): PlannedRow {
  const { number, email } = row;
  const isNew = before === null;
  const wanted = branchesOf(op, row, places, fault);
  const after = {
    email: before?.email ?? email,
    name: row.name ?? before?.name ?? '',
    surname: row.surname ?? before?.surname ?? '',
    role: row.role ?? before?.role ?? ('user' as const),
    branches: wanted === undefined ? (before?.branches ?? null) : wanted,
  };
  if (isNew && !row.role) fault(number, 'rol', 'staffCsvRequired');
  if (isNew && row.places === undefined) fault(number, 'teskilatlar', 'staffCsvRequired');
  if (isLimited(op.actor) && after.role === 'admin') fault(number, 'rol', 'staffCsvRoleOfNational');
  const fields = STAFF_FIELDS.filter((field) => isNew || isOther(field, before, after));
  const isOwn = op.actor.kind === 'staff' && op.actor.id === before?.id;
  if (isOwn && fields.includes('role')) fault(number, 'rol', 'staffCsvOwn');
  if (isOwn && fields.includes('branches')) fault(number, 'teskilatlar', 'staffCsvOwn');
  return { number, before, after, fields };
}

function isOther(
  field: PlannedRow['fields'][number],
  before: UserRow,
  after: PlannedRow['after'],
): boolean {
  if (field !== 'branches') return before[field] !== after[field];
  const idsOf = (list: readonly NamedBranch[] | null) =>
    list
      ?.map(({ id }) => id)
      .toSorted()
      .join();
  return idsOf(before.branches) !== idsOf(after.branches);
}

/** The branches of a row; undefined: as before. */
function branchesOf(
  { actor }: Operation,
  { number, places: typed }: StaffRow,
  places: ReadonlyMap<string, NamedBranch>,
  fault: Fault,
): NamedBranch[] | null | undefined {
  if (typed === undefined || typed === 'wrong') return undefined;
  if (typed === null) {
    if (isLimited(actor)) fault(number, 'teskilatlar', 'staffCsvPlaceRequired');
    return null;
  }
  const found = new Map<string, NamedBranch>();
  for (const place of typed) {
    const branch = places.get(branchLabel(place));
    if (branch) found.set(branch.id, branch);
    else fault(number, 'teskilatlar', 'staffCsvNoBranch');
  }
  return [...found.values()];
}

/** The open branches that the actor may give, by their names. */
async function readOpenBranches({ actor }: Operation, tx: Transaction) {
  const { id, province, district, state } = branches;
  const own = isLimited(actor) ? inArray(id, [...actor.branches]) : undefined;
  const rows = await tx
    .select({ id, province, district })
    .from(branches)
    .where(and(eq(state, 'open'), own));
  return new Map(
    rows.map((row) => [branchLabel(row), { id: row.id, name: branchLabel(row) }] as const),
  );
}

interface Known {
  before?: UserRow | null;
  /** Somebody whom the actor does not manage has the address, or somebody waits for it. */
  isTaken?: boolean;
  /** An earlier row has it. */
  isTwice?: boolean;
}

/** What is known of these addresses, by their places from 1. The database compares them. */
async function findKnown(
  op: Operation,
  tx: Transaction,
  emails: readonly string[],
): Promise<ReadonlyMap<number, Known>> {
  const listed = sql`unnest(${sql.param([...emails])}::text[]) with ordinality as listed (email, place)`;
  const managed = await tx
    .select(SUMMARY)
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) in (select lower(listed.email) from ${listed})`,
        isManagedBy(op.actor),
      ),
    )
    .orderBy(users.id)
    .for('update', { of: users });
  const rows = await beyondBranches(op, tx, async () => {
    const found = await tx.execute<{
      place: number;
      first: number;
      own: string | null;
      taken: boolean;
    }>(sql`
      select listed.place::int as place,
        (min(listed.place) over (partition by lower(listed.email)))::int as first,
        own.id as own,
        exists (select from users other where other.id is distinct from own.id
          and lower(listed.email) in (lower(other.email), lower(other.username)))
        or exists (select from email_changes change where change.user_id is distinct from own.id
          and lower(change.email) = lower(listed.email) and change.expires_at > ${op.now}) as taken
      from ${listed} left join users own on lower(own.email) = lower(listed.email)`);
    return found.rows;
  });
  const byId = new Map(managed.map((user) => [user.id, user]));
  return new Map(
    rows.map(({ place, first, own, taken }) => {
      const before = own === null ? null : byId.get(own);
      return [place, { before, isTaken: taken || before === undefined, isTwice: first < place }];
    }),
  );
}

/** The answer to a check. */
export function toCheck(planned: readonly PlannedRow[], faults: CsvFault[]): StaffFileCheck {
  const rows = planned.flatMap(({ number, before, after, fields }) =>
    fields.length === 0
      ? []
      : [
          {
            row: number,
            email: after.email,
            isNew: before === null,
            fields,
            role: after.role,
            branches: after.branches?.map(({ name }) => name) ?? null,
          },
        ],
  );
  return { ...countsOf(planned), faults, rows };
}

export function countsOf(planned: readonly PlannedRow[]) {
  const added = planned.filter(({ before }) => before === null).length;
  const same = planned.filter(({ fields }) => fields.length === 0).length;
  return { added, same, changed: planned.length - added - same };
}
