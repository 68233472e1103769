import { type Command, type Edit, insertBlock, linesOf, type Selected } from './edit.ts';

const ROW = /^\s*\|/;
const emptyRow = (columns: number) => `|${'   |'.repeat(columns)}`;

/** A table with a heading row and this many rows under it. The cursor is in its first cell. */
export const table =
  (rows: number, columns: number): Command =>
  (selected) =>
    insertBlock(
      selected,
      [
        emptyRow(columns),
        `|${' --- |'.repeat(columns)}`,
        ...Array.from({ length: rows }, () => emptyRow(columns)),
      ].join('\n'),
      [2, 2],
    );

/** Cells of a row; `\|` is not the end of one. */
const cellsOf = (line: string) => {
  const parts = line.trim().split(/(?<!\\)\|/);
  return parts.slice(1, parts.at(-1)?.trim() ? undefined : -1);
};

/** The lines of the table around the cursor. */
export function tableAt({ text, from }: Selected): Selected | null {
  let lines = linesOf({ text, from, to: from });
  if (!ROW.test(text.slice(lines.from, lines.to))) return null;
  for (;;) {
    const before = lines.from > 0 && linesOf({ text, from: lines.from - 1, to: lines.from - 1 });
    if (!before || !ROW.test(text.slice(before.from, before.to))) break;
    lines = { ...lines, from: before.from };
  }
  for (;;) {
    const after = lines.to < text.length && linesOf({ text, from: lines.to + 1, to: lines.to + 1 });
    if (!after || !ROW.test(text.slice(after.from, after.to))) return lines;
    lines = { ...lines, to: after.to };
  }
}

const SEPARATOR = /^\s*\|[\s|:-]*-[\s|:-]*$/;

interface Cell {
  from: number;
  to: number;
  /** What is selected when the cell is entered: its words without the spaces around them. */
  words: readonly [number, number];
}

/** The cells of a line that begins at `start`; `\|` is not the end of one. */
function cellsIn(line: string, start: number): Cell[] {
  const pipes = [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  return pipes.flatMap((pipe, place) => {
    const to = pipes[place + 1] ?? line.length;
    const text = line.slice(pipe + 1, to);
    if (place === pipes.length - 1 && !text.trim()) return [];
    const from = start + pipe + 1;
    const first =
      from + (text.trim() ? text.length - text.trimStart().length : Math.min(1, text.length));
    return [{ from, to: start + to, words: [first, first + text.trim().length] as const }];
  });
}

/** The cells of the table around the cursor, row by row; null if it is none. */
function allCells({ text, from, to }: Selected): { lines: Selected; cells: Cell[][] } | null {
  const lines = tableAt({ text, from, to });
  if (!lines) return null;
  const rows = text.slice(lines.from, lines.to).split('\n');
  if (!SEPARATOR.test(rows[1] ?? '')) return null;
  let start = lines.from;
  const cells = rows.map((row, place) => {
    const found = place === 1 ? [] : cellsIn(row, start);
    start += row.length + 1;
    return found;
  });
  return { lines, cells };
}

const enter = ({ words }: Cell): Edit => ({
  from: words[0],
  to: words[0],
  insert: '',
  select: words,
});

/** Tab: the next cell of the table; after the last one, the first of a new row. */
export const nextCell: Command = (selected) => {
  const found = allCells(selected);
  if (!found) return null;
  const { lines, cells } = found;
  const next = cells.flat().find(({ from }) => from > selected.to);
  if (next) return enter(next);
  const insert = `\n${emptyRow(cells[0]?.length ?? 1)}`;
  const place = lines.to + 3;
  return { from: lines.to, to: lines.to, insert, select: [place, place] };
};

/** Shift+Tab: the cell before; from the first one the key leaves the text. */
export const previousCell: Command = (selected) => {
  const last = allCells(selected)
    ?.cells.flat()
    .findLast(({ to }) => to < selected.from);
  return last ? enter(last) : null;
};

/** An empty row under that of the cursor; from the heading row, the first one. */
export const addRow: Command = (selected) => {
  const lines = tableAt(selected);
  if (!lines) return null;
  const { text } = selected;
  const row = linesOf({ text, from: selected.from, to: selected.from });
  const head = linesOf({ text, from: lines.from, to: lines.from });
  const separator = head.to + 1;
  const after =
    row.from < separator ? linesOf({ text, from: separator, to: separator }).to : row.to;
  const insert = `\n${emptyRow(cellsOf(text.slice(head.from, head.to)).length)}`;
  return { from: after, to: after, insert, select: [after + 3, after + 3] };
};

/** An empty column after that of the cursor. */
export const addColumn: Command = (selected): Edit | null => {
  const lines = tableAt(selected);
  if (!lines) return null;
  const { text, from } = selected;
  const row = linesOf({ text, from, to: from });
  const at = Math.max(1, cellsOf(`${text.slice(row.from, from)}|`).length);
  const rows = text.slice(lines.from, lines.to).split('\n');
  const changed = rows.map((line, place) => {
    const cells = cellsOf(line);
    cells.splice(at, 0, place === 1 ? ' --- ' : '   ');
    return `|${cells.join('|')}|`;
  });
  const insert = changed.join('\n');
  const place =
    lines.from +
    `|${cellsOf(changed[0] ?? '')
      .slice(0, at)
      .join('|')}| `.length;
  return { from: lines.from, to: lines.to, insert, select: [place, place] };
};
