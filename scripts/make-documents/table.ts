import { COLOR, RIGHT, TEXT } from './look.ts';
import type { Mark, Role } from './marks.ts';
import { breakLines, type Measure } from './measure.ts';
import type { Block, Run } from './parse.ts';

const SIZE = 9.25;
const LEADING = 13.5;
const PADDING = 5;
const BETWEEN = 14;

export interface TableRow {
  height: number;
  /** What to draw when the row begins at this height of a page. */
  marksAt: (y: number) => Mark[];
}

/** A table as rows; the first is its head, which every page repeats. */
export function tableRows(
  { rows, atEnd }: Extract<Block, { kind: 'table' }>,
  measure: Measure,
): TableRow[] {
  const table: Role = { tag: 'Table' };
  const widths = columnWidths(rows, measure);
  return rows.map((cells, row) => {
    const head = row === 0;
    const line: Role = { tag: 'TR', within: table };
    const set = cells.map((runs, column) => {
      const said = head ? runs.map((run): Run => ({ ...run, face: 'strong' })) : runs;
      return breakLines(said, widths[column] as number, SIZE, measure);
    });
    const height = Math.max(...set.map((lines) => lines.length)) * LEADING + 2 * PADDING;
    const roles = cells.map((): Role => ({ tag: head ? 'TH' : 'TD', within: line }));
    const marksAt = (y: number): Mark[] => {
      const marks: Mark[] = [];
      let x = TEXT;
      for (const [column, lines] of set.entries()) {
        const width = widths[column] as number;
        for (const [index, runs] of lines.entries()) {
          const used = runs.reduce((sum, run) => sum + measure(run.text, run.face, SIZE), 0);
          const at = {
            x: atEnd[column] ? x + width - used : x,
            y: y + PADDING + LEADING * (index + 0.72),
          };
          const role = roles[column] as Role;
          marks.push({
            kind: 'words',
            ...at,
            runs,
            size: SIZE,
            color: head ? COLOR.muted : COLOR.text,
            role,
          });
        }
        x += width + BETWEEN;
      }
      const foot = y + height;
      const color = head ? COLOR.muted : COLOR.line;
      marks.push({ kind: 'line', from: [TEXT, foot], to: [RIGHT, foot], width: 0.5, color });
      return marks;
    };
    return { height, marksAt };
  });
}

/** As wide as what they hold; when that is too much, the widest column gives way. */
function columnWidths(rows: Run[][][], measure: Measure): number[] {
  const wanted = (rows[0] ?? []).map((_, column) =>
    Math.max(
      ...rows.map((cells, row) =>
        (cells[column] ?? []).reduce(
          (sum, run) => sum + measure(run.text, row === 0 ? 'strong' : run.face, SIZE),
          1,
        ),
      ),
    ),
  );
  const room = RIGHT - TEXT - BETWEEN * (wanted.length - 1);
  const widest = wanted.indexOf(Math.max(...wanted));
  const others = wanted.reduce((sum, width, column) => sum + (column === widest ? 0 : width), 0);
  if (others < room - 60)
    return wanted.map((width, column) => (column === widest ? room - others : width));
  return wanted.map(() => room / wanted.length);
}
