import {
  BLOCK_SELECTOR,
  elementsIn,
  elementWith,
  isBlock,
  isEmpty,
  isText,
  nodeAfter,
  rename,
  styleOf,
  unwrap,
  wrapChildren,
} from '../dom.ts';

const SAME = { b: 'strong', i: 'em', s: 'del', strike: 'del' } as const;

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** Control characters, soft hyphens, and what joins or directs letters; emoji keep their joiners. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const COLUMNS = 50;
/** Empty cells of one text; a table of that size is none. */
const MOST = 5000;

/**
 * Each merged cell is followed by empty ones, in its row and in those below, so that no value changes
 * its column.
 */
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

/**
 * Protected spaces, which word processors scatter, become ordinary ones; characters that nobody sees
 * are removed. The smart quotes and dashes stay.
 */
export function plainSpaces(root: Element): void {
  for (let node: Node | null = root; node; node = nodeAfter(node, root)) {
    if (!isText(node)) continue;
    node.data = node.data
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(UNSEEN, '');
  }
}

/** Two line breaks are a new paragraph; one at the edge of a block is nothing. */
export function lineBreaks(root: Element): void {
  for (const first of elementsIn(root, 'br')) {
    if (!first.parentNode) continue;
    const run = [first];
    let next = following(first);
    while (next?.nodeName === 'BR') {
      run.push(next as Element);
      next = following(next);
    }
    const before = preceding(first);
    const atEdge = isBlock(next) || isBlock(before) || !next || !before;
    const inBlock = isBlock(first.parentNode);
    for (const later of run.slice(1)) later.remove();
    if (atEdge && inBlock) first.remove();
    else if (run.length > 1) first.replaceWith(root.ownerDocument.createElement('p'));
  }
}

function following(node: Node): Node | null {
  let next = node.nextSibling;
  while ((isText(next) && !next.data.trim()) || next?.nodeType === 8) next = next.nextSibling;
  return next;
}

function preceding(node: Node): Node | null {
  let before = node.previousSibling;
  while ((isText(before) && !before.data.trim()) || before?.nodeType === 8)
    before = before.previousSibling;
  return before;
}

const isBold = (weight: string) => /^bold/.test(weight) || Number(weight) >= 600;

const isThin = (weight: string) => weight === 'normal' || Number(weight) <= 400;

/** Bold, italic and struck text of styles become elements; everything else of a style is dropped. */
export function stylesToElements(root: Element): void {
  for (const element of elementsIn(
    root,
    'b[data-style],strong[data-style],i[data-style],em[data-style]',
  )) {
    const weight = styleOf(element, 'font-weight');
    const isStrong = /^(B|STRONG)$/.test(element.nodeName);
    const undone = isStrong
      ? weight !== '' && isThin(weight)
      : styleOf(element, 'font-style') === 'normal';
    if (undone) rename(element, 'span');
  }
  for (const element of elementsIn(
    root,
    'span[data-style],font[data-style],a[data-style],p[data-style]',
  )) {
    const height = styleOf(element, 'vertical-align');
    if (height === 'super' || height === 'sub') wrapChildren(element, height.slice(0, 3));
    if (/italic|oblique/.test(styleOf(element, 'font-style'))) wrapChildren(element, 'em');
    const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
    if (line.includes('line-through')) wrapChildren(element, 'del');
    if (isBold(styleOf(element, 'font-weight'))) wrapChildren(element, 'strong');
  }
  for (const [from, to] of Object.entries(SAME))
    for (const element of elementsIn(root, from)) rename(element, to);
}

/** One element for one emphasis: word processors write one for every run of characters. */
export function joinEmphasis(root: Element): void {
  for (const element of elementsIn(root, 'span,font,u,big,small,label,abbr,time,ins'))
    unwrap(element);
  for (const heading of elementsIn(root, HEADINGS))
    for (const element of elementsIn(heading, 'strong')) unwrap(element);
  for (const element of elementsIn(root, 'strong,em,del')) intoBlocks(element);
  for (const element of elementsIn(root, 'strong strong,em em,del del')) unwrap(element);
  for (const element of elementsIn(root, 'strong,em,del')) {
    if (isEmpty(element) && !element.querySelector('img')) unwrap(element);
  }
  root.normalize();
  for (const element of elementsIn(root, 'strong,em,del')) {
    if (element.parentNode) joinNext(element);
  }
}

function joinNext(element: Element): void {
  for (;;) {
    const space = element.nextSibling;
    const isSpace = isText(space) && !space.data.trim();
    const next = isSpace ? space.nextSibling : space;
    if (next?.nodeName !== element.nodeName) return;
    if (isSpace) element.appendChild(space);
    while (next.firstChild) element.appendChild(next.firstChild);
    (next as Element).remove();
  }
}

/** An emphasis around paragraphs becomes one in each of them. */
function intoBlocks(element: Element): void {
  const blocks = elementsIn(element, BLOCK_SELECTOR);
  if (blocks.length === 0) return;
  for (const block of blocks) {
    const isLeaf = !block.querySelector(BLOCK_SELECTOR) && !isEmpty(block);
    if (isLeaf && !block.matches(HEADINGS)) wrapChildren(block, element.nodeName.toLowerCase());
  }
  unwrap(element);
}
