import { trustedHtml } from '../../../ui/trusted-html.ts';
import { type Part, type Piece, part, tidy } from './rendered-parts.ts';

/** What is read of a node of a document. */
export interface ReadNode {
  /** 1: an element, 3: text. */
  nodeType: number;
  localName?: string;
  data?: string;
  attributes?: Iterable<{ name: string; value: string }>;
  childNodes: Iterable<ReadNode>;
}

/** The pieces of rendered HTML. Pass only HTML that the server has sanitised. */
export function piecesOfHtml(html: string): Piece[] {
  const made = document.createElement('template');
  made.innerHTML = trustedHtml(html);
  return piecesOf(made.content as unknown as ReadNode);
}

export const piecesOf = (node: ReadNode, isCode = false): Piece[] => {
  const pieces = [...node.childNodes].flatMap((child): Piece[] => {
    if (child.nodeType === 3) return [isCode ? (child.data ?? '') : spaced(child.data ?? '')];
    return child.nodeType === 1 ? elementOf(child, isCode) : [];
  });
  return isCode ? pieces.filter((piece) => piece !== '') : tidy(pieces);
};

const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** Inside a line, a space at the end of an element separates words: only blocks are tidied. */
function elementOf(element: ReadNode, isCode: boolean): Piece[] {
  const tag = element.localName ?? '';
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes ?? []) {
    if (!/^(id|style|tabindex|srcdoc|on.*)$/.test(name)) attributes[name] = value;
  }
  // A link inside the page: its target is in the other version as well, or nowhere.
  if (attributes.href?.startsWith('#')) delete attributes.href;
  if (attributes.class === 'note-back') return [];
  const inner = piecesOf(element, isCode || tag === 'pre');
  if (LINE.has(tag) && !isCode) {
    const text = [...element.childNodes];
    const edges = [text[0], text.at(-1)].map((node) => (node?.nodeType === 3 ? node.data : ''));
    if (/^\s/.test(edges[0] ?? '')) inner.unshift(' ');
    if (/\s$/.test(edges[1] ?? '') && inner.length) inner.push(' ');
  }
  return [part(tag, inner, attributes)];
}

const LINE = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup u'.split(' '),
);

/** The words of a comparison for those who do not see it. */
export interface MarkNames {
  added: string;
  removed: string;
  restyled: string;
  linkChanged: (from: string) => string;
  alt: string;
  blockKind: string;
  block: (tag: string) => string;
  end: string;
}

/** Makes elements of pieces. The names of marks are read by screen readers and not copied with the text. */
export function drawPiece(piece: Piece, names: MarkNames): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);
  if (piece.tag === 'note') return drawNote(piece, names);
  if (piece.tag === '') {
    const words = document.createElement('p');
    words.append(...piece.children.map((child) => drawPiece(child, names)));
    return words;
  }
  if (piece.tag === 'restyled') return drawRestyled(piece, names);
  const element = document.createElement(piece.tag);
  for (const [name, value] of Object.entries(piece.attributes)) element.setAttribute(name, value);
  if (piece.tag === 'ins' || piece.tag === 'del') {
    element.dataset.start = `[${piece.tag === 'ins' ? names.added : names.removed}: `;
    element.dataset.end = `${names.end}] `;
  }
  element.append(...piece.children.map((child) => drawPiece(child, names)));
  return element;
}

function drawRestyled({ attributes, children }: Part, names: MarkNames): Node {
  const element = document.createElement('span');
  const { from } = attributes;
  const name = from === undefined ? names.restyled : names.linkChanged(from);
  element.className = 'restyled';
  element.title = name;
  element.dataset.start = `[${name}: `;
  element.dataset.end = `${names.end}] `;
  element.append(...children.map((child) => drawPiece(child, names)));
  return element;
}

/** What the text itself does not show: another alternative text, another kind of block. */
function drawNote({ attributes }: Part, names: MarkNames): Node {
  const { kind, from = '', to = '' } = attributes;
  const element = document.createElement('span');
  element.className = 'note';
  const isAlt = kind === 'alt';
  const say = (value: string) => (isAlt ? value : names.block(value));
  element.append(`${isAlt ? names.alt : names.blockKind}: `);
  const marks = [part('del', [say(from)]), part('ins', [say(to)])];
  const shown = marks.filter(({ children }) => children[0] !== '');
  element.append(...shown.flatMap((mark) => [drawPiece(mark, names), ' ']));
  return element;
}
