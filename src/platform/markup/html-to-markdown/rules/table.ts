import type TurndownService from 'turndown';
import { elementsIn, styleOf } from '../dom.ts';

/** These characters are in no text here (`plainSpaces` removes them). */
const CELL = '\u0001';
const ROW = '\u0002';

/**
 * Every table gets a heading row, which Markdown demands. The plug-ins for tables write HTML in such cases, which this site shows as text.
 */
export const tableRules: Record<string, TurndownService.Rule> = {
  cell: {
    filter: ['td', 'th'],
    replacement: (content) => content.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|') + CELL,
  },
  row: { filter: 'tr', replacement: (content) => content + ROW },
  section: { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content },
  table: {
    filter: 'table',
    replacement: (content, node) => {
      const rows = content
        .split(ROW)
        .slice(0, -1)
        .map((row) =>
          row
            .split(CELL)
            .slice(0, -1)
            .map((cell) => cell.trim()),
        )
        .filter((row) => row.some((cell) => cell));
      const [head, ...body] = rows;
      if (!head) return '';
      const width = Math.max(...rows.map((row) => row.length));
      const line = (cells: string[]) =>
        `| ${Array.from({ length: width }, (_, place) => cells[place] ?? '').join(' | ')} |`;
      const lines = [
        line(plain(head)),
        line(alignments(node as Element, width)),
        ...body.map(line),
      ];
      return `\n\n${lines.join('\n')}\n\n`;
    },
  },
};

/** The heading row is bold on the site; bold in all its cells is not repeated. */
function plain(head: string[]): string[] {
  const isBold = (cell: string) => !cell || /^\*\*[^*]+\*\*$/.test(cell);
  return head.every(isBold) ? head.map((cell) => cell.replaceAll('**', '')) : head;
}

function alignments(table: Element, width: number): string[] {
  const row = elementsIn(table, 'tr')[1];
  return Array.from({ length: width }, (_, place) => {
    const cell = row?.children[place];
    const side = cell && alignmentOf(cell);
    return side === 'right' ? '---:' : side === 'center' ? ':---:' : '---';
  });
}

function alignmentOf(cell: Element): string {
  const inner = cell.firstElementChild ?? cell;
  for (const element of [cell, inner]) {
    const side = styleOf(element, 'text-align') || element.getAttribute('align');
    if (side) return side.toLowerCase();
  }
  return '';
}
