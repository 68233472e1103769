import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { endsBeforeSuffix } from '../suffix-emphasis.ts';
import { envOf } from './env.ts';

const STAR = 0x2a;
const TILDE = 0x7e;

/** How far back the beginning of an emphasis is looked for: in characters, and in marks of any kind. */
const FARTHEST = { characters: 1000, marks: 40 };

const LETTER = /^[\p{L}\p{N}]/u;

/** Marks of emphasis beside a word, which a reader sees, and single ones around words. */
const SHOWN = [
  /(?:\*\*|~~)(?=[^\s*~])|(?<=[^\s*~])(?:\*\*|~~)/u,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*\n]{1,200}(?<=[^\s*])\*(?!\*)/u,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])[^_\n]{1,200}(?<=[^\s_])_(?!_)/u,
];

/** What the check before publishing says about a list. */
export type ListDoubt = 'listOrdinal' | 'listNumbers';

/** Words that follow an ordinal: "1. Dünya Savaşı", "21. yüzyıl". */
const AFTER_ORDINAL =
  /^(?:yüzyıl|asır|asrı|dünya savaş|yıl(?!dı|maz)|dönem|madde|fıkra|bend|bent|kez|kat(?:ı|ta|tan)?(?!\p{L})|sınıf|gün(?:ü|de|den)?(?!\p{L})|hafta|ay(?:ı|da|dan)?(?!\p{L})|cadde|sokak|bölge|lig|ordu|kolordu|olağan|büyük kongre|büyük kurultay|genel kurul|uluslararası|ulusal|cumhurbaşkanı|başbakan|hükümet|kurultay|kongre|zirve|yargı paketi|reform paketi|etap|tur(?:u|da)?(?!\p{L})|oturum|birleşim|yarıyıl|çeyrek|çeyreğ|nesil|kuşak|derece|baskı|cilt|sıra)/iu;

/**
 * An ordinal at the beginning of a paragraph ("21. yüzyılda …") is one of its words and no list: where
 * one number stands alone, or the numbers do not go on. The numbers of a list with gaps stay as typed.
 */
export function addOrdinals(parser: MarkdownIt): void {
  parser.core.ruler.after('block', 'ordinals', readOrdinals);
}

interface Item {
  open: Token;
  close: Token;
  /** Its tokens. */
  inside: Token[];
}
interface List {
  open: Token;
  close: Token;
  items: Item[];
  /** Where it stands in an item of another list: as its only words, or behind others. */
  inItem: 'alone' | 'behind' | null;
}

function readOrdinals(state: StateCore): void {
  const dropped = new Set<Token>();
  for (const list of listsIn(state.tokens)) {
    const numbers = list.items.map(({ open }) => Number(open.info));
    if (isCounted(numbers)) {
      if (list.items.every(({ inside }) => AFTER_ORDINAL.test(wordsOf(inside))))
        doubt(list, 'listOrdinal');
    } else if (list.inItem !== 'behind' && list.items.every(isParagraph) && !isRising(numbers))
      spell(list, dropped);
    else if (list.items.length > 1) keepNumbers(list, numbers);
  }
  if (dropped.size > 0) state.tokens = state.tokens.filter((token) => !dropped.has(token));
}

/** The lists whose numbers have a dot; "1)" is no ordinal. */
function listsIn(tokens: Token[]): List[] {
  const lists: List[] = [];
  const open: (List | Item)[] = [];
  for (const token of tokens) {
    for (const one of open) if ('inside' in one) one.inside.push(token);
    const last = open.at(-1);
    if (token.type === 'ordered_list_open' || token.type === 'bullet_list_open')
      open.push({ open: token, close: token, items: [], inItem: placeIn(last) });
    else if (token.type === 'list_item_open') {
      const item = { open: token, close: token, inside: [] };
      if (last && 'items' in last) last.items.push(item);
      open.push(item);
    } else if (/^(?:list_item|ordered_list|bullet_list)_close$/.test(token.type)) {
      const ended = open.pop();
      if (!ended) continue;
      ended.close = token;
      if ('inside' in ended) ended.inside.pop();
      else if (ended.open.type === 'ordered_list_open' && ended.open.markup === '.')
        lists.push(ended);
    }
  }
  return lists;
}

const placeIn = (outer: List | Item | undefined): List['inItem'] =>
  outer && 'inside' in outer ? (outer.inside.length === 1 ? 'alone' : 'behind') : null;

const isParagraph = ({ inside }: Item): boolean =>
  inside.length === 3 && inside[0]?.type === 'paragraph_open' && inside[1]?.content !== '';

const wordsOf = (inside: Token[]): string => inside[1]?.content.replace(/^[*_“"‘']+/, '') ?? '';

/** 1, 2, 3 or 4, 5, 6; and 1, 1, 1, which some people write and let the machine count. */
const isCounted = (numbers: number[]): boolean =>
  numbers.length > 1 &&
  (numbers.every((number, place) => number === (numbers[0] ?? 0) + place) ||
    numbers.every((number) => number === numbers[0] && number < 2));

const isRising = (numbers: number[]): boolean =>
  numbers.length > 1 &&
  numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? 0));

/** The number becomes the first word of its paragraph. */
function spell({ open, close, items, inItem }: List, dropped: Set<Token>): void {
  dropped.add(open).add(close);
  for (const item of items) {
    dropped.add(item.open).add(item.close);
    const [start, words, end] = item.inside as [Token, Token, Token];
    words.content = `${item.open.info}. ${words.content}`;
    // Inside the line of another list it stays a line.
    start.hidden = end.hidden = start.hidden && inItem === 'alone';
  }
}

function keepNumbers(list: List, numbers: number[]): void {
  for (const [place, { open }] of list.items.entries())
    if (place > 0 && numbers[place] !== (numbers[place - 1] ?? 0) + 1)
      open.attrSet('value', String(numbers[place]));
  doubt(list, 'listNumbers');
}

function doubt({ items }: List, kind: ListDoubt): void {
  const [first] = items;
  if (first) first.open.meta = { doubt: kind };
}

/** An emphasis may end between a sign and a suffix; see {@link endsBeforeSuffix}. */
export function addSuffixes(parser: MarkdownIt): void {
  const { State } = parser.inline;
  parser.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const found = super.scanDelims(start, canSplitWord);
      const marker = this.src.charCodeAt(start);
      if (found.can_close || (marker !== STAR && marker !== TILDE)) return found;
      if (!LETTER.test(this.src.slice(start + found.length, start + found.length + 2)))
        return found;
      const open = this.delimiters
        .slice(-FARTHEST.marks)
        .findLast((delimiter) => delimiter.marker === marker);
      if (!open?.open || (marker === STAR && open.length !== found.length)) return found;
      const marks = this.src.slice(start, start + found.length);
      const before = this.src.slice(Math.max(0, start - FARTHEST.characters), start);
      const from = before.lastIndexOf(marks);
      if (from < 0 || !endsBeforeSuffix(before.slice(from + marks.length))) return found;
      return { ...found, can_open: false, can_close: true };
    }
  };
}

/** For the check of a text: notes marks of emphasis that emphasise nothing and so are public text. */
export function addShownMarks(parser: MarkdownIt): void {
  // Later, escaped marks look the same.
  parser.core.ruler.before('text_join', 'shown_marks', (state) => {
    const env = envOf(state.env);
    for (const { type, map, children } of state.tokens)
      if (type === 'inline' && map)
        for (const [place, text] of linesOf(children ?? []).entries()) {
          const at = Math.min(
            ...SHOWN.map((pattern) => text.search(pattern)).filter((one) => one >= 0),
          );
          if (!Number.isFinite(at)) continue;
          env.shownMarks ??= [];
          env.shownMarks.push({ line: map[0] + place + 1, text: text.slice(at) });
        }
  });
}

/** The text of each line; what is no plain text is one character. */
function linesOf(children: Token[]): string[] {
  const lines = [''];
  for (const { type, content } of children) {
    if (type === 'softbreak' || type === 'hardbreak') lines.push('');
    else
      lines[lines.length - 1] +=
        type === 'text' ? content : type.endsWith('_open') || type.endsWith('_close') ? '' : 'x';
  }
  return lines;
}
