import { type Command, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addColumnBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  moveTableColumn,
  moveTableRow,
  selectedRect,
} from 'prosemirror-tables';
import { schema } from '../schema.ts';
import { insertBlocks } from './commands.ts';

const { nodes } = schema;

type Side = 'left' | 'center' | 'right';

/** The head row of a table stays the first one. */
const belowHead =
  (command: Command): Command =>
  (...given) => {
    const [state] = given;
    return isInTable(state) && selectedRect(state).top > 0 && command(...given);
  };

const moveRow =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { top, bottom, map } = selectedRect(state);
    const to = top + by;
    if (top === 0 || bottom - top > 1 || to < 1 || to >= map.height) return false;
    return moveTableRow({ from: top, to })(state, dispatch);
  };

const moveColumn =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { left, right, map } = selectedRect(state);
    const to = left + by;
    if (right - left > 1 || to < 0 || to >= map.width) return false;
    return moveTableColumn({ from: left, to })(state, dispatch);
  };

/** Markdown aligns whole columns. */
const alignColumn =
  (side: Side | null): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    if (!dispatch) return true;
    const { left, right, map, tableStart, table } = selectedRect(state);
    const tr = state.tr;
    for (const cell of map.cellsInRect({ left, right, top: 0, bottom: map.height }))
      if (table.nodeAt(cell)?.attrs.align !== side)
        tr.setNodeAttribute(tableStart + cell, 'align', side);
    dispatch(tr);
    return true;
  };

/** With a table of one column, the table would be left without cells. */
const unlessAll =
  (side: 'width' | 'height', command: Command): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const rect = selectedRect(state);
    const size = side === 'width' ? rect.right - rect.left : rect.bottom - rect.top;
    return size < rect.map[side] && command(state, dispatch);
  };

/** A row of plain cells at `by` rows from the selected ones. The head row stays the first one. */
const newRow =
  (side: 'before' | 'after'): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { top, bottom, map, table, tableStart } = selectedRect(state);
    const row = side === 'before' ? top : bottom;
    if (row === 0) return false;
    if (!dispatch) return true;
    let at = tableStart;
    for (let above = 0; above < row; above++) at += table.child(above).nodeSize;
    const cells = Array.from({ length: map.width }, () => nodes.table_cell.create());
    const tr = state.tr.insert(at, nodes.table_row.create(null, cells));
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    return true;
  };

export const tableCommands = {
  rowBefore: newRow('before'),
  rowAfter: newRow('after'),
  rowUp: moveRow(-1),
  rowDown: moveRow(1),
  deleteRow: belowHead(unlessAll('height', deleteRow)),
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  columnLeft: moveColumn(-1),
  columnRight: moveColumn(1),
  deleteColumn: unlessAll('width', deleteColumn),
  alignLeft: alignColumn('left'),
  alignCenter: alignColumn('center'),
  alignRight: alignColumn('right'),
  deleteTable,
} satisfies Record<string, Command>;
export type TableCommand = keyof typeof tableCommands;

/** A new table with a head row, the cursor in its first cell. */
export function insertTable(rows: number, columns: number): Command {
  const row = (type: typeof nodes.table_cell | typeof nodes.table_header) =>
    nodes.table_row.create(
      null,
      Array.from({ length: columns }, () => type.create()),
    );
  const body = Array.from({ length: Math.max(1, rows - 1) }, () => row(nodes.table_cell));
  return insertBlocks([nodes.table.create(null, [row(nodes.table_header), ...body])]);
}
