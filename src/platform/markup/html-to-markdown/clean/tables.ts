import { elementsIn, rename, unwrap } from '../dom.ts';

const ownRows = (table: Element) =>
  elementsIn(table, 'tr').filter((row) => row.closest('table') === table);

/** The written cells of a row, without those that `fillSpans` has added. */
const cellsOf = (row: Element) =>
  Array.from(row.children).filter((cell) => !cell.hasAttribute('data-filled'));

/** Tables that only place text beside text, as e-mails and Word do, become that text. */
export function repairTables(root: Element): void {
  for (const table of elementsIn(root, 'table').reverse()) {
    for (const caption of elementsIn(table, 'caption')) table.before(rename(caption, 'p'));
    const rows = ownRows(table);
    const widest = Math.max(0, ...rows.map((row) => cellsOf(row).length));
    const holdsBlocks = table.querySelector('h1,h2,h3,h4,h5,h6,table,pre,blockquote');
    if (rows.length < 2 || widest < 2 || holdsBlocks) flatten(table);
  }
}

function flatten(table: Element): void {
  for (const cell of elementsIn(table, 'td,th')) rename(cell, 'div');
  for (const part of elementsIn(table, 'tr,tbody,thead,tfoot')) unwrap(part);
  unwrap(table);
}
