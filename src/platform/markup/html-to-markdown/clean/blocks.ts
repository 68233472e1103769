import { videoAt } from '../../video-address.ts';
import {
  BLOCK_SELECTOR,
  elementsIn,
  elementWith,
  isBlock,
  isElement,
  isEmpty,
  isText,
  nodeAfter,
  rename,
  unwrap,
  wrapChildren,
} from '../dom.ts';

/** Where a line end has no meaning: in code it stays one, between the parts of a list or table it is none. */
const WITHOUT = /^(PRE|CODE|UL|OL|DL|TABLE|TBODY|THEAD|TFOOT|TR|COLGROUP|SELECT|FIGURE|PICTURE)$/;

const PICTURE_FILE = /\.(jpe?g|png|gif|webp|avif|bmp|tiff?)([?#].*)?$/i;

/** Its own page at WordPress. */
const ATTACHMENT = /(?:^|\s)attachment(?:\s|$)/;

const TITLES: Record<string, string> = { MsoTitle: 'h1', MsoSubtitle: 'h2' };

/** A link around whole blocks, as cards have it, stays at the first of them. */
export function linksIntoBlocks(root: Element): void {
  for (const link of elementsIn(root, 'a')) {
    const blocks = elementsIn(link, BLOCK_SELECTOR);
    const first = blocks.find((block) => !isEmpty(block) && !block.querySelector(BLOCK_SELECTOR));
    if (!first || link.querySelector('figure')) continue;
    const href = link.getAttribute('href');
    wrapChildren(first, 'a');
    if (href) first.firstElementChild?.setAttribute('href', href);
    unwrap(link);
  }
}

/** Headings, quotes and code as the site has them. */
export function repairBlocks(root: Element): void {
  for (const element of elementsIn(root, '[class^="Mso"]')) {
    const title = TITLES[element.className];
    if (title && element.nodeName === 'P') rename(element, title);
    else if (/^Mso(Intense)?Quote/.test(element.className)) asQuote(element);
  }
  for (const quote of elementsIn(root, 'blockquote')) placeSource(quote);
  for (const code of elementsIn(root, 'pre')) {
    for (const inner of elementsIn(code, 'code')) {
      code.className += ` ${inner.className}`;
      unwrap(inner);
    }
    wrapChildren(code, 'code');
  }
  // The page's own heading is of the first level; under it stand the headings of the text.
  if (elementsIn(root, 'h1').some((heading) => !isEmpty(heading)))
    for (let level = 5; level > 0; level -= 1)
      for (const heading of elementsIn(root, `h${level}`)) rename(heading, `h${level + 1}`);
}

function asQuote(paragraph: Element): void {
  const before = paragraph.previousElementSibling;
  const joins = before?.nodeName === 'BLOCKQUOTE' && before.hasAttribute('data-word');
  const quote = joins ? before : elementWith(paragraph, 'blockquote', '');
  if (!joins) {
    quote.setAttribute('data-word', '');
    paragraph.before(quote);
  }
  quote.appendChild(paragraph);
}

/** The source of a quote is its last line, after a dash. */
function placeSource(quote: Element): void {
  const source = elementsIn(quote, 'cite,footer').at(-1);
  const text = source?.textContent
    ?.replace(/\s+/g, ' ')
    .replace(/^[\s—–-]+/, '')
    .trim();
  if (!source || !text || source.closest('blockquote') !== quote) return;
  source.remove();
  quote.appendChild(elementWith(quote, 'p', `— ${text}`));
}

/**
 * Pictures with a caption become an image alone in its paragraph, with the caption as title; a
 * figure with several becomes a gallery.
 */
export function repairFigures(root: Element): void {
  for (const link of elementsIn(root, 'a')) {
    const image = link.querySelector('img');
    const href = link.getAttribute('href') ?? '';
    if (
      image &&
      isEmpty(link) &&
      !videoAt(href) &&
      (PICTURE_FILE.test(href) ||
        isSame(image, href) ||
        ATTACHMENT.test(link.getAttribute('rel') ?? ''))
    )
      unwrap(link);
  }
  for (const picture of elementsIn(root, 'picture')) unwrap(picture);
  for (const figure of elementsIn(root, 'figure').reverse()) repairFigure(figure);
}

const isSame = (image: Element, href: string) => image.getAttribute('src') === href;

function repairFigure(figure: Element): void {
  const caption = elementsIn(figure, 'figcaption').at(-1);
  const text = caption?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const images = elementsIn(figure, 'img');
  caption?.remove();
  if (images.length === 0 || !isEmpty(figure)) {
    if (text) figure.after(elementWith(figure, 'p', text));
    unwrap(figure);
    return;
  }
  const paragraph = elementWith(figure, 'p', '');
  const linked = images.map((image) => image.closest('a') ?? image);
  for (const part of linked) paragraph.appendChild(part);
  if (images.length > 1) paragraph.setAttribute('data-gallery', '');
  if (text && images.length === 1) images[0]?.setAttribute('title', text);
  figure.replaceWith(paragraph);
  if (text && images.length > 1) paragraph.after(elementWith(paragraph, 'p', text));
}

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

/** Line ends of code and poems, which HTML writes as breaks or as one block for each line. */
export function codeLines(root: Element): void {
  for (const code of elementsIn(root, 'pre')) {
    for (let node: Node | null = code; node; node = nodeAfter(node, code))
      if (isText(node)) node.data = node.data.replace(/\r\n?/g, '\n');
    for (const line of elementsIn(code, 'br')) line.replaceWith('\n');
    for (const line of elementsIn(code, '*')) {
      if (!isBlock(line)) continue;
      if (line.previousSibling && !/\n$/.test(line.previousSibling.textContent ?? ''))
        line.before('\n');
      if (line.nextSibling && !/\n$/.test(line.textContent ?? ''))
        line.appendChild(root.ownerDocument.createTextNode('\n'));
    }
  }
}

/**
 * Text of the classic editor of WordPress: a line end is a break, a blank line begins a paragraph, also
 * inside quotes and in the middle of other elements. `lineBreaks` makes the paragraphs.
 */
export function classicLines(root: Element): void {
  const texts: Text[] = [];
  for (let node: Node | null = root; node; ) {
    if (isText(node) && /[\r\n]/.test(node.data) && hasMeaning(node, root)) texts.push(node);
    node = nodeAfter(node, root, !isElement(node) || node.nodeName !== 'PRE');
  }
  for (const text of texts) {
    const lines = text.data.replace(/\r\n?/g, '\n').split('\n');
    // The line end behind a break belongs to it.
    if (text.previousSibling?.nodeName === 'BR' && !lines[0]?.trim()) lines.shift();
    const [first = '', ...others] = lines;
    const parts = root.ownerDocument.createDocumentFragment();
    parts.appendChild(root.ownerDocument.createTextNode(first));
    for (const line of others) {
      parts.appendChild(root.ownerDocument.createElement('br'));
      parts.appendChild(root.ownerDocument.createTextNode(line));
    }
    text.parentNode?.replaceChild(parts, text);
  }
}

function hasMeaning(text: Text, root: Element): boolean {
  const parent = text.parentNode;
  if (parent && WITHOUT.test(parent.nodeName)) return false;
  for (let at: Node | null = parent; at && at !== root; at = at.parentNode)
    if (at.nodeName === 'PRE' || at.nodeName === 'CODE') return false;
  return true;
}
