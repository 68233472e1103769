import type { Mark, Node } from 'prosemirror-model';
import type { PictureAttrs } from './schema.ts';
import { type Run, runsIn } from './shape.ts';

/** How carefully words are written; the writer takes the first form that is read as what was meant. */
export interface WordForm {
  /**
   * 0: as typed. 1: signs that often mean something are escaped. 2: all signs are. 3: and letters
   * beside a mark, where CommonMark would not begin or end it, are written as numbers.
   */
  care: 0 | 1 | 2 | 3;
  /** The sign of emphasis. */
  em: '*' | '_';
}

export const WORD_FORMS: readonly WordForm[] = [
  { care: 0, em: '*' },
  { care: 0, em: '_' },
  { care: 1, em: '*' },
  { care: 1, em: '_' },
  { care: 2, em: '*' },
  { care: 2, em: '_' },
  { care: 3, em: '*' },
  { care: 3, em: '_' },
];

/** Words that mean nothing else in Markdown, wherever they stand. */
const PLAIN = /^\p{L}[^\\`*_[\]<>&~|:#!=+\n-]*$/u;

export const isPlain = (runs: readonly Run[]): boolean =>
  runs.length === 0 ||
  (runs.length === 1 &&
    runs.every(({ text, leaf, marks }) => !leaf && !marks.length && PLAIN.test(text)));

interface Piece {
  kind: 'text' | 'open' | 'close' | 'other';
  written: string;
}

/** The words of a block. In a cell, `|` would end it. */
export function writeWords(node: Node, form: WordForm, isCell = false): string {
  const text = join(piecesOf(runsIn(node), form), form.care);
  return isCell ? text.replace(/\\?\|/g, '\\|') : text;
}

function piecesOf(runs: Run[], form: WordForm): Piece[] {
  const pieces: Piece[] = [];
  let open: Mark[] = [];
  const close = (count: number) => {
    for (const mark of open.slice(count).reverse()) pieces.push(sign(mark, 'close', form));
    open = open.slice(0, count);
  };
  for (const [at, run] of runs.entries()) {
    const wanted = run.marks.filter(({ type }) => type.name !== 'code_text');
    const length = (mark: Mark) => lengthOf(mark, runs, at);
    const ended = open.findIndex((mark) => !mark.isInSet(wanted));
    // A link is never two links: what ends inside of it begins again inside of it.
    const link = wanted.find((mark) => mark.type.name === 'link' && !mark.isInSet(open));
    const shorter = link ? open.findIndex((mark) => length(mark) < length(link)) : -1;
    const [first = open.length] = [ended, shorter]
      .filter((place) => place >= 0)
      .sort((a, b) => a - b);
    close(first);
    const begun = wanted
      .filter((mark) => !mark.isInSet(open))
      .toSorted((a, b) => length(b) - length(a));
    for (const mark of begun) {
      open.push(mark);
      pieces.push(sign(mark, 'open', form));
    }
    pieces.push(
      contentOf(run, form, isLineStart(runs, at) && pieces.every(({ kind }) => kind !== 'text')),
    );
  }
  close(0);
  return asAutolinks(withoutSpaceInMarks(pieces));
}

/** A mark neither begins nor ends at a space, also where it is interrupted. */
function withoutSpaceInMarks(pieces: Piece[]): Piece[] {
  const all = [...pieces];
  for (let at = 0; at < all.length; at++) {
    const [mark, words] = [all[at], all[at + 1]];
    if (mark?.kind !== 'open' || words?.kind !== 'text') continue;
    const space = /^\s*/.exec(words.written)?.[0] ?? '';
    if (!space) continue;
    all.splice(at, 2, { kind: 'text', written: space }, mark, {
      kind: 'text',
      written: words.written.slice(space.length),
    });
    // Marks that begin at the same place.
    at = Math.max(-1, at - 2);
  }
  for (let at = all.length - 1; at > 0; at--) {
    const [words, mark] = [all[at - 1], all[at]];
    if (mark?.kind !== 'close' || words?.kind !== 'text') continue;
    const space = /\s*$/.exec(words.written)?.[0] ?? '';
    if (!space) continue;
    const left = words.written.slice(0, words.written.length - space.length);
    all.splice(at - 1, 2, { kind: 'text', written: left }, mark, { kind: 'text', written: space });
    at = Math.min(all.length, at + 2);
  }
  return all.filter(({ kind, written }) => kind !== 'text' || written !== '');
}

const lengthOf = (mark: Mark, runs: Run[], from: number): number => {
  let to = from;
  while (to < runs.length && mark.isInSet(runs[to]?.marks ?? [])) to++;
  return to - from;
};

const isLineStart = (runs: Run[], at: number): boolean =>
  at === 0 || runs[at - 1]?.leaf?.type.name === 'hard_break';

function sign({ type, attrs }: Mark, kind: 'open' | 'close', { em, care }: WordForm): Piece {
  if (type.name === 'link') {
    if (kind === 'open') return { kind: 'other', written: '[' };
    return { kind: 'other', written: `](${addressAndTitle(attrs.href, attrs.title, care)})` };
  }
  return { kind, written: type.name === 'strong' ? '**' : type.name === 'em' ? em : '~~' };
}

function contentOf({ text, leaf, marks }: Run, { care }: WordForm, isStart: boolean): Piece {
  if (leaf?.type.name === 'hard_break') return { kind: 'other', written: '\\\n' };
  if (leaf?.type.name === 'note_ref') return { kind: 'other', written: `[^${leaf.attrs.label}]` };
  if (leaf) return { kind: 'other', written: writePicture(leaf.attrs as PictureAttrs, care) };
  if (marks.some(({ type }) => type.name === 'code_text'))
    return { kind: 'other', written: writeCodeText(text) };
  return { kind: 'text', written: escaped(text, care, isStart) };
}

/** Signs that may begin or end something inside a line. */
const OFTEN =
  /\\|`|\*(?!\s)|(?<!\s)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[[\]]|<|&(?=[#\w])|~(?=~)/gu;
/** What begins a block at the start of a line. */
const AT_START = /^(?:[#>+=|:~-]|(\d{1,9})(?=[.)]))/;
/** Not the braces: they mean nothing in Markdown, and `{{name}}` is a placeholder only without escapes. */
export const SIGNS = /[!-/:-@[-`|~]/g;

function escaped(text: string, care: number, isStart: boolean): string {
  if (care === 0) return text;
  if (care > 1) return text.replace(SIGNS, '\\$&');
  const inside = text.replace(OFTEN, '\\$&');
  if (!isStart) return inside;
  return inside.replace(AT_START, (found, digits) => (digits ? `${digits}\\` : `\\${found}`));
}

/** Code cannot have escapes: longer quotes go around it. */
function writeCodeText(text: string): string {
  const inside = new Set([...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  let size = 1;
  while (inside.has(size)) size++;
  const ticks = '`'.repeat(size);
  const isPadded =
    /^`|`$/.test(text) || (/^ .*[^ ].* $|^ +[^ ] $/.test(text) && text.trim() !== '');
  return isPadded ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

/** A picture as Markdown. */
export function writePicture({ src, alt, caption }: PictureAttrs, care = 0): string {
  const words = oneLine(alt).replace(care > 0 ? SIGNS : /[\\[\]]/g, '\\$&');
  return `![${words}](${addressAndTitle(src, oneLine(caption), care)})`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

export function addressAndTitle(address: string, title: string, care: number): string {
  const isOdd = /[\s<>]/.test(address) || !hasPairs(address);
  const plain = care > 0 ? address.replace(/[\\&()<>*_`[\]]/g, '\\$&') : address;
  const written = isOdd && care === 0 ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : plain;
  if (!title) return written;
  return `${written} "${title.replace(care > 0 ? SIGNS : /["\\]/g, '\\$&')}"`;
}

function hasPairs(address: string): boolean {
  let depth = 0;
  for (const sign of address) {
    if (sign === '(') depth++;
    else if (sign === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** The address alone, where it is all that the link says. */
function asAutolinks(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const [open, words, close] = pieces.slice(at, at + 3);
    const address =
      words?.kind === 'text' ? words.written.replace(/\\(?=[!-/:-@[-`{-~])/g, '') : '';
    const isAlone = open?.written === '[' && close?.written === `](${address})`;
    if (isAlone && /^https?:\/\/[\w./?=#&:~+,;@!$-]+$/i.test(address)) {
      all.push({ kind: 'other', written: `<${address}>` });
      at += 2;
    } else all.push(pieces[at] as Piece);
  }
  return all;
}

function join(pieces: Piece[], care: number): string {
  let text = '';
  for (const [at, { kind, written }] of pieces.entries()) {
    const isMark = kind === 'open' || kind === 'close';
    const last = pieces[at - 1]?.kind;
    const isBehindMark = last === 'open' || last === 'close';
    if (care === 3 && isMark && last === 'text') text = withLastAsNumber(text);
    if (care === 3 && isBehindMark && kind === 'text') text += withFirstAsNumber(written);
    else text += written;
  }
  return text;
}

/** Between a mark and a letter that is written as a number there is a sign, so the mark may begin or end. */
const withFirstAsNumber = (text: string): string =>
  text.replace(/^[\p{L}\p{N}]/u, (letter) => `&#${letter.codePointAt(0)};`);

const withLastAsNumber = (text: string): string =>
  text.replace(/[\p{L}\p{N}]$/u, (letter) => `&#${letter.codePointAt(0)};`);
