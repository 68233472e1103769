import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { branches } from '../../platform/branches/tables.server.ts';
import { typedPlace } from '../../platform/branches/typed-place.ts';
import type { CsvFault } from '../../platform/csv/csv.ts';
import { readCsvTable } from '../../platform/csv/table.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { BRANCH_LIMITS, BranchFields, type CsvCheck } from './contract.ts';
import { lockBranches } from './desk.server.ts';
import { BRANCH_APPLICATIONS } from './operations.server.ts';
import { canManageBranches } from './policy.ts';
import {
  BRANCHES_TAG,
  branchTag,
  CSV_COLUMNS,
  type CsvColumn,
  NETWORKS,
  type Network,
  type Place,
} from './schema.ts';

/** One row of a file: the columns of the table that it sets. Empty cells set none. */
interface ReadRow {
  place: Place;
  set: Partial<
    Pick<BranchFields, 'address' | 'phone' | 'email' | 'mapUrl' | 'foundedOn'> & {
      /** In Turkish. */
      hours: string;
      links: Partial<Record<Network, string>>;
    }
  >;
}

/** The field of a column, and the rule that a wrong cell breaks. */
const FIELDS = {
  adres: ['address', 'branchCell'],
  telefon: ['phone', 'branchPhone'],
  eposta: ['email', 'branchEmail'],
  harita: ['mapUrl', 'branchLink'],
  kurulus: ['foundedOn', 'branchFoundedOn'],
} as const;

/** What a file would change, and every wrong cell. Nothing is written. Throws 401, 403, 422. */
export async function checkCsv(op: Operation, csv: string): Promise<CsvCheck> {
  requireThat(op.actor, canManageBranches);
  const { rows, faults } = readCsv(csv);
  const planned = plan(rows, await op.db.select().from(branches));
  return { ...countsOf(planned), faults };
}

/**
 * Opens and changes the branches of a file: all of them, or none if a cell is wrong. A row changes only
 * the columns in which it has a value. Throws 401, 403, 422.
 */
export async function importCsv(op: Operation, csv: string): Promise<Omit<CsvCheck, 'faults'>> {
  requireThat(op.actor, canManageBranches);
  const { rows, faults } = readCsv(csv);
  if (faults.length > 0) throw new Invalid({ csv: { rule: 'branchCsvFaults' } });
  return transact(op, async (tx) => {
    await lockBranches(tx);
    const planned = plan(rows, await tx.select().from(branches));
    for (const { before, values, isSame } of planned)
      if (!isSame) await write(tx, op, before, values);
    const counts = countsOf(planned);
    if (counts.added + counts.changed === 0) return counts;
    await recordEvent(tx, op, {
      action: 'branch.import',
      subject: null,
      after: { 'branch-added': counts.added, 'branch-changed': counts.changed },
    });
    const opened = planned.filter(({ before }) => before === null);
    await op.read(BRANCH_APPLICATIONS).follow(
      tx,
      opened.map(({ values }) => values.province),
    );
    const changed = planned.flatMap(({ before, isSame }) => (before && !isSame ? [before.id] : []));
    tx.invalidate(BRANCHES_TAG, ...changed.map(branchTag));
    return counts;
  });
}

type Row = typeof branches.$inferSelect;
type Values = Place & Partial<Omit<Row, keyof Place>>;

interface Planned {
  /** Null: it is opened. */
  before: Row | null;
  values: Values;
  isSame: boolean;
}

function plan(rows: readonly ReadRow[], known: readonly Row[]): Planned[] {
  return rows.map(({ place, set }) => {
    const before =
      known.find((row) => row.province === place.province && row.district === place.district) ??
      null;
    const { hours, links, foundedOn, ...texts } = set;
    const values: Values = {
      ...place,
      ...texts,
      ...(foundedOn && { foundedOn }),
      ...(hours && { hours: { ...before?.hours, tr: hours } }),
      ...(links && { links: { ...before?.links, ...links } }),
    };
    const isSame =
      before !== null &&
      Object.entries(values).every(([name, value]) =>
        isDeepStrictEqual(value, before[name as keyof Row]),
      );
    return { before, values, isSame };
  });
}

function countsOf(planned: readonly Planned[]): Omit<CsvCheck, 'faults'> {
  const added = planned.filter(({ before }) => before === null).length;
  const same = planned.filter(({ isSame }) => isSame).length;
  return { added, same, changed: planned.length - added - same };
}

async function write(
  tx: Transaction,
  op: Operation,
  before: Row | null,
  values: Values,
): Promise<void> {
  const times = { updatedAt: op.now };
  if (!before) await tx.insert(branches).values({ ...values, ...times, createdAt: op.now });
  else
    await tx
      .update(branches)
      .set({ ...values, ...times, version: before.version + 1 })
      .where(eq(branches.id, before.id));
}

/** The rows of a file, and its wrong cells. */
function readCsv(csv: string): { rows: ReadRow[]; faults: CsvFault[] } {
  const table = readCsvTable(csv, {
    columns: CSV_COLUMNS,
    required: 'il',
    maxRows: BRANCH_LIMITS.csvRows,
  });
  const { faults, fault } = table;
  const seen = new Set<string>();
  const rows = table.rows.flatMap(({ number, cellOf }) => {
    const place = typedPlace(cellOf('il'), cellOf('ilce'));
    if (place === 'province') fault(number, 'il', 'branchCsvProvince');
    if (place === 'district') fault(number, 'ilce', 'branchDistrict');
    if (typeof place === 'string') return [];
    const key = `${place.province}/${place.district}`;
    if (seen.has(key)) fault(number, place.district === null ? 'il' : 'ilce', 'branchCsvTwice');
    seen.add(key);
    return [{ place, set: readCells(cellOf, (column, rule) => fault(number, column, rule)) }];
  });
  return { rows, faults };
}

function readCells(
  cellOf: (column: CsvColumn) => string,
  fault: (column: CsvColumn, rule: string) => void,
): ReadRow['set'] {
  const set: ReadRow['set'] = {};
  for (const [column, [field, rule]] of Object.entries(FIELDS) as [
    keyof typeof FIELDS,
    (typeof FIELDS)[keyof typeof FIELDS],
  ][]) {
    const typed = column === 'kurulus' ? isoDay(cellOf(column)) : cellOf(column);
    if (typed === '') continue;
    const parsed = BranchFields.shape[field].safeParse(typed);
    if (parsed.success) set[field] = parsed.data;
    else fault(column, rule);
  }
  const hours = cellOf('saatler');
  if (hours) {
    const parsed = BranchFields.shape.hours.shape.tr.safeParse(hours);
    if (parsed.success) set.hours = parsed.data;
    else fault('saatler', 'branchCell');
  }
  for (const network of NETWORKS) {
    const typed = cellOf(network);
    if (typed === '') continue;
    const parsed = BranchFields.shape.links.shape[network].safeParse(typed);
    if (parsed.success) set.links = { ...set.links, [network]: parsed.data };
    else fault(network, 'branchLink');
  }
  return set;
}

/** `14.05.2021` and `14/05/2021`, as spreadsheets in Turkish write a day, become `2021-05-14`. */
const isoDay = (text: string): string =>
  text.replace(
    /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
