import type { MarkdownIt, StateCore, Token } from 'markdown-it';

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
