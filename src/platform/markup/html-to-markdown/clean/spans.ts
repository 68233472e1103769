import { elementsIn, elementWith } from '../dom.ts';

const COLUMNS = 50;
/** Empty cells of one text; a table of that size is none. */
const MOST = 5000;

/** Each merged cell is followed by empty ones, in its row and in those below, so that no value changes its column. */
export function fillSpans(root: Element): void {
  let left = MOST;
  for (const section of elementsIn(root, 'tbody,thead,tfoot,table')) {
    /** By column: how many of the next rows a cell from above covers. */
    const covered: number[] = [];
    const rows = Array.from(section.children).filter(({ nodeName }) => nodeName === 'TR');
    for (const [place, row] of rows.entries()) {
      let column = 0;
      const fill = (before: Element | null) => {
        left -= 1;
        const empty = elementWith(row, 'td', '');
        empty.setAttribute('data-filled', '');
        row.insertBefore(empty, before);
      };
      for (const cell of Array.from(row.children)) {
        for (; (covered[column] ?? 0) > 0 && left > 0; column += 1) {
          covered[column] = (covered[column] ?? 0) - 1;
          fill(cell);
        }
        const columns = Math.min(spanOf(cell, 'colspan') || 1, COLUMNS);
        // 0 means all rows of the section.
        const below = Math.min(
          (spanOf(cell, 'rowspan') || rows.length) - 1,
          rows.length - place - 1,
        );
        cell.removeAttribute('colspan');
        cell.removeAttribute('rowspan');
        for (let one = 0; one < columns; one += 1, column += 1) {
          covered[column] = below;
          if (one > 0 && left > 0) fill(cell.nextElementSibling);
        }
      }
      for (; column < covered.length && left > 0; column += 1) {
        if ((covered[column] ?? 0) === 0) continue;
        covered[column] = (covered[column] ?? 0) - 1;
        fill(null);
      }
    }
  }
}

/** 1 without the attribute. */
function spanOf(cell: Element, name: string): number {
  const written = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(written) && written >= 0 ? written : 1;
}
