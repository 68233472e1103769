import { detectDelimiter, parseCsv, writeCsv } from 'hucre/csv';
import { slugOf } from '../slug.ts';
import { neutralise } from '../spreadsheet-cell.ts';
import { type CsvFault, MOST_CSV_FAULTS } from './csv.ts';

interface Shape<Column extends string> {
  /** In letters of the English alphabet; the file may write them as Turkish does: `E-posta`. */
  columns: readonly Column[];
  /** The column that every file has. */
  required: Column;
  maxRows: number;
}

export interface CsvRow<Column extends string> {
  /** As a spreadsheet counts: the first row below the names of the columns is 2. */
  number: number;
  /** The text of a cell without spaces around it; empty if the file has no such column. */
  cellOf(column: Column): string;
}

export interface CsvTable<Column extends string> {
  /** Those with any text; none if a fault is in the names of the columns or in their number. */
  rows: CsvRow<Column>[];
  faults: CsvFault[];
  /** Adds a wrong cell, up to the number that is named. */
  fault(row: number, column: string, rule: string): void;
}

/** The rows of a file whose first row names its columns; cells are separated by ";", "," or tabs. */
export function readCsvTable<Column extends string>(
  csv: string,
  { columns: known, required, maxRows }: Shape<Column>,
): CsvTable<Column> {
  const lines = parseCsv(csv, {
    delimiter: detectDelimiter(csv),
    unescapeFormulae: true,
    maxRows: maxRows + 2,
  }).map((cells) => cells.map((cell) => String(cell ?? '').trim()));
  const [head = [], ...body] = lines;
  const columns = head.map((name) => slugOf(name).replaceAll('-', '') as Column);
  const faults: CsvFault[] = [];
  const fault = (row: number, column: string, rule: string) => {
    if (faults.length < MOST_CSV_FAULTS) faults.push({ row, column, rule });
  };
  for (const [at, column] of columns.entries())
    if (!known.includes(column) && (head[at] !== '' || at === 0))
      fault(1, (head[at] ?? '').slice(0, 40), 'csvColumn');
  if (!columns.includes(required)) fault(1, required, 'csvMissing');
  if (body.length > maxRows) fault(maxRows + 2, required, 'csvRows');
  if (faults.length > 0) return { rows: [], faults, fault };
  const rows = body.flatMap((cells, index) =>
    cells.every((cell) => cell === '')
      ? []
      : [
          {
            number: index + 2,
            cellOf: (column: Column) => cells[columns.indexOf(column)] ?? '',
          },
        ],
  );
  return { rows, faults, fault };
}

/**
 * A file with a byte-order mark and semicolons: spreadsheets set to Turkish open it with a double click.
 * No cell is taken for a formula.
 */
export const writeCsvTable = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, string>[],
): string =>
  writeCsv(
    rows.map((row) => columns.map((column) => neutralise(row[column]))),
    { headers: [...columns], delimiter: ';', bom: true, quoteStyle: 'all' },
  );
