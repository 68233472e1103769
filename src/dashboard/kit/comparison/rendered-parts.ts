/** An element of a rendered text. Without a tag: words that stand beside blocks, as in a list item. */
export interface Part {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Piece[];
}
export type Piece = string | Part;

export const part = (
  tag: string,
  children: readonly Piece[] = [],
  attributes: Record<string, string> = {},
): Part => ({ tag, attributes, children });

const BLOCKS = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote footer div table thead tbody tr th td ' +
    'figure figcaption pre hr section dl dt dd details summary'
  ).split(' '),
);
export const isBlock = (piece: Piece): piece is Part =>
  typeof piece !== 'string' && (piece.tag === '' || BLOCKS.has(piece.tag));

export const hasClass = ({ attributes }: Part, name: string): boolean =>
  (attributes.class ?? '').split(' ').includes(name);

/** The number of a note changes when another note is added before it; that is no change of the text. */
export const isNoteNumber = (piece: Piece): boolean =>
  typeof piece !== 'string' && hasClass(piece, 'note-ref');

/** A piece of the text that has no words but is seen. */
export const isAtom = (piece: Piece): boolean =>
  typeof piece !== 'string' &&
  (['img', 'picture', 'br', 'input'].includes(piece.tag) || isNoteNumber(piece));

/**
 * The children as they are compared: without ids and white space that nobody sees, and with the words
 * beside blocks as a block of their own.
 */
export function tidy(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(isBlock)) return trimmed(pieces);
  const blocks: Piece[] = [];
  let words: Piece[] = [];
  const end = () => {
    const kept = trimmed(words);
    if (kept.length) blocks.push(part('', kept));
    words = [];
  };
  for (const piece of pieces) {
    if (!isBlock(piece)) words.push(piece);
    else {
      end();
      blocks.push(piece);
    }
  }
  end();
  return blocks;
}

function trimmed(pieces: readonly Piece[]): Piece[] {
  const kept = [...pieces];
  const first = kept[0];
  if (typeof first === 'string') kept[0] = first.trimStart();
  const last = kept.at(-1);
  if (typeof last === 'string') kept[kept.length - 1] = last.trimEnd();
  return kept.filter((piece) => piece !== '');
}

const keys = new WeakMap<Part, string>();

/** The same for two pieces that readers see as the same. */
export function keyOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  const known = keys.get(piece);
  if (known !== undefined) return known;
  const key = makeKey(piece);
  keys.set(piece, key);
  return key;
}

function makeKey(piece: Part): string {
  if (isNoteNumber(piece)) return '<note-ref>';
  if (piece.tag === 'picture') return piece.children.map(keyOf).join('');
  if (piece.tag === 'source') return '';
  const { attributes, children, tag } = piece;
  const shown = ['class', 'href', 'src', 'alt', 'start', 'checked', 'lang', 'colspan', 'rowspan']
    .filter((name) => attributes[name] !== undefined)
    .map((name) => `${name}=${JSON.stringify(addressOf(attributes[name] as string))}`);
  return `<${[tag, ...shown].join(' ')}>${children.map(keyOf).join('')}</>`;
}

/** All sizes of a picture are the same picture. */
const addressOf = (value: string): string => /^\/media\/[\w-]+/.exec(value)?.[0] ?? value;

/** The words of a piece, without the numbers of notes. */
export function wordsOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  if (isNoteNumber(piece)) return '';
  return piece.children.map(wordsOf).join(isBlock(piece) ? ' ' : '');
}

/** The first element with this tag in a piece, itself included. */
export function findTag(piece: Piece, tag: string): Part | null {
  if (typeof piece === 'string') return null;
  if (piece.tag === tag) return piece;
  for (const child of piece.children) {
    const found = findTag(child, tag);
    if (found) return found;
  }
  return null;
}

/** The address of the picture or the video that a figure shows; null for another element. */
export function shownIn(figure: Part): string | null {
  if (figure.tag !== 'figure') return null;
  const address = findTag(figure, 'img')?.attributes.src ?? findTag(figure, 'a')?.attributes.href;
  return address === undefined ? null : addressOf(address);
}
