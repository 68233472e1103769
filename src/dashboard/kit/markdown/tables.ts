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
