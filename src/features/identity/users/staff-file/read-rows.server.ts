import { type BranchPlace, branchLabel } from '../../../../platform/branches/names.ts';
import { typedPlace } from '../../../../platform/branches/typed-place.ts';
import type { CsvFault } from '../../../../platform/csv/csv.ts';
import { type CsvRow, readCsvTable } from '../../../../platform/csv/table.server.ts';
import { seenLine } from '../../../../platform/pasted-text.ts';
import { nameFault } from '../../../../platform/person-name.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import { slugOf } from '../../../../platform/slug.ts';
import { ownFields } from '../contract.ts';
import {
  STAFF_COLUMNS,
  STAFF_FILE_LIMITS,
  type StaffColumn,
  WHOLE_PARTY,
} from '../file-contract.ts';

/** What a row says of an account; empty cells say nothing. */
export interface StaffRow {
  number: number;
  email: string;
  name?: string;
  surname?: string;
  role?: Role;
  /** Null: the whole party; `wrong`: it cannot be read. */
  places?: BranchPlace[] | null | 'wrong';
}

/** How a file that is exported names them; it is Turkish like the names of its columns. */
export const ROLE_CELLS: Readonly<Record<Role, string>> = {
  admin: 'Yönetici',
  editor: 'Editör',
  user: 'Kullanıcı',
};

/** The roles by what a cell may call them. */
const ROLE_NAMES: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap((role) => [[slugOf(ROLE_CELLS[role]), role] as const, [role, role] as const]),
);

/** The rows of a file, and its wrong cells. `fault` adds one. */
export function readStaffRows(csv: string): {
  rows: StaffRow[];
  faults: CsvFault[];
  fault: (row: number, column: StaffColumn, rule: string) => void;
} {
  const table = readCsvTable(csv, {
    columns: STAFF_COLUMNS,
    required: 'eposta',
    maxRows: STAFF_FILE_LIMITS.rows,
  });
  const { faults, fault } = table;
  return { rows: table.rows.flatMap((row) => readRow(row, fault)), faults, fault };
}

function readRow(
  { number, cellOf }: CsvRow<StaffColumn>,
  fault: (row: number, column: StaffColumn, rule: string) => void,
): StaffRow[] {
  const email = ownFields.email.safeParse(cellOf('eposta'));
  if (!email.success) fault(number, 'eposta', 'staffCsvEmail');
  const row: StaffRow = { number, email: email.data ?? '' };
  for (const [column, field] of [
    ['ad', 'name'],
    ['soyad', 'surname'],
  ] as const) {
    const typed = cellOf(column);
    if (typed === '') continue;
    const parsed = ownFields[field].safeParse(typed);
    const name = parsed.success ? seenLine(parsed.data) : '';
    if (name === '' || nameFault(name)) fault(number, column, 'staffCsvName');
    else row[field] = name;
  }
  const role = cellOf('rol');
  if (role !== '') {
    const known = ROLE_NAMES.get(slugOf(role));
    if (!known) fault(number, 'rol', 'staffCsvRole');
    row.role = known ?? 'user';
  }
  const places = readPlaces(cellOf('teskilatlar'));
  if (places === 'wrong') fault(number, 'teskilatlar', 'staffCsvPlace');
  if (places !== undefined) row.places = places;
  return email.success ? [row] : [];
}

/** Several places are separated by "|"; a district is `Ankara/Çankaya`, as in lists also `Çankaya, Ankara`. */
function readPlaces(cell: string): BranchPlace[] | null | undefined | 'wrong' {
  if (cell === '') return undefined;
  if (slugOf(cell) === slugOf(WHOLE_PARTY)) return null;
  const places = cell
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(readPlace);
  const known = places.filter((place) => typeof place !== 'string');
  return places.length > 0 && known.length === places.length ? known : 'wrong';
}

function readPlace(text: string) {
  const [il = '', ilce = '', ...more] = text.includes('/')
    ? text.split('/')
    : text.split(',').reverse();
  if (more.length > 0) return 'province';
  const centre = /^(.+?)\s+merkez$/iu.exec(il);
  return centre && ilce === ''
    ? typedPlace(centre[1] as string, 'Merkez')
    : typedPlace(il.trim(), ilce.trim());
}

/** A place as a file names it, so that it can be read again. */
export const placeCell = ({ province, district }: BranchPlace): string => {
  const name = branchLabel({ province, district: null });
  return district === null ? name : `${name}/${district}`;
};
