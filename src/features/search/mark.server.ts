import { fold } from '../../platform/fold.ts';
import { plainText } from '../../platform/markup/plain-text.ts';
import { findForms, type PgQueryable } from './lexicon.server.ts';
import { type ParsedQuery, wantedStems } from './query.ts';
import type { Marked } from './schema.ts';

/** How many characters of a long text are searched for hits to show. */
export const SEARCHED = 20_000;

/**
 * The beginning of a text that is searched, as an expression of SQL. PostgreSQL counts the characters
 * for `left`, which takes longer than reading a text of usual length.
 */
export const beginningOf = (column: string): string =>
  `case when octet_length(${column}) <= ${SEARCHED} then ${column} else left(${column}, ${SEARCHED}) end`;

/** The words to mark, in folded characters. */
export interface Forms {
  all: ReadonlySet<string>;
  /**
   * The first characters of the forms. Only words that begin so are compared with the forms, because
   * comparing all words of a text would take longer. None is the beginning of another one.
   */
  beginnings: readonly string[];
}

const BEGINNING = 3;

export function formsOf(words: Iterable<string>): Forms {
  const all = new Set(words);
  const beginnings = [...new Set([...all].map((word) => word.slice(0, BEGINNING)))].filter(Boolean);
  const isRepeated = (one: string) =>
    beginnings.some((other) => other !== one && one.startsWith(other));
  return { all, beginnings: beginnings.filter((one) => !isRepeated(one)) };
}

/** Length of a passage in characters, about two lines. */
const PASSAGE = 220;
/** How far before and after a passage its limits are searched, in characters. */
const REACH = 200;
/** A line that goes on for more characters than this is cut between two words. */
const LONG = 300;

interface Hit {
  start: number;
  end: number;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const WORD = /[\p{L}\p{N}]+/uy;

/** The first hits of the text, at most `most`, in their order. */
function hitsIn(text: string, { all, beginnings }: Forms, most = Number.POSITIVE_INFINITY): Hit[] {
  const folded = foldLong(text);
  const hits = beginnings.flatMap((beginning) => hitsWith(beginning, folded, all, most));
  return hits.sort((a, b) => a.start - b.start).slice(0, most);
}

/** Not one pattern of all beginnings: V8 would compile it anew for every search, which takes longer. */
function hitsWith(
  beginning: string,
  folded: string,
  forms: ReadonlySet<string>,
  most: number,
): Hit[] {
  const hits: Hit[] = [];
  let start = folded.indexOf(beginning);
  while (start >= 0 && hits.length < most) {
    if (!WORD_CHARACTER.test(folded.charAt(start - 1))) {
      WORD.lastIndex = start;
      const word = WORD.exec(folded)?.[0] ?? '';
      if (forms.has(word)) hits.push({ start, end: start + word.length });
    }
    start = folded.indexOf(beginning, start + 1);
  }
  return hits;
}

function cut(text: string, hits: Hit[]): Marked {
  const parts: Marked = [];
  let done = 0;
  for (const { start, end } of hits) {
    if (start > done) parts.push({ text: text.slice(done, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false });
  return parts;
}

/** The whole text, with the words among `forms` marked. */
export const mark = (text: string, forms: Forms): Marked => cut(text, hitsIn(text, forms));

/**
 * The passage of a long Markdown text with the most hits, as plain text with marked hits. Empty
 * without a hit.
 */
export function markPassage(markdown: string, forms: Forms): Marked {
  const whole = markdown.slice(0, SEARCHED);
  const best = densest(whole, hitsIn(whole, forms, 200));
  if (!best) return [];
  const passage = passageAround(whole, best, forms);
  // The hit may be in the address of a link, which is not shown.
  return passage.length > 0 ? passage : passageIn(plainText(whole), forms, '', '');
}

/** Converts only the text around the best hit to plain text, since the whole text would take too long. */
function passageAround(whole: string, best: Hit, forms: Forms): Marked {
  const from = cutBefore(whole, best.start - REACH);
  const to = cutAfter(whole, from, best.start + PASSAGE + REACH);
  const more = [from > 0 ? '… ' : '', to < whole.length ? ' …' : ''] as const;
  return passageIn(plainText(whole.slice(from, to)), forms, ...more);
}

/** The beginning of the line that contains `at`, or of a word in it if that is far away. */
function cutBefore(text: string, at: number): number {
  const line = text.lastIndexOf('\n', Math.max(0, at)) + 1;
  if (at - line < LONG || mayHaveLink(text.slice(line, at + REACH))) return line;
  return Math.max(line, text.lastIndexOf(' ', at) + 1);
}

/** The end of the line that contains `at`, or of a word in it if that is far away. */
function cutAfter(text: string, from: number, at: number): number {
  const end = text.indexOf('\n', at);
  const line = end < 0 ? text.length : end;
  if (line - at < LONG || mayHaveLink(text.slice(from, at))) return line;
  const blank = text.indexOf(' ', at);
  return blank < 0 ? line : Math.min(line, blank);
}

/** A part of a link would be shown with its address. */
const mayHaveLink = (text: string): boolean => text.includes('[');

/** `before` and `after` are shown if the text continues before and after the passage. */
function passageIn(text: string, forms: Forms, before: string, after: string): Marked {
  const hits = hitsIn(text, forms, 200);
  const best = densest(text, hits);
  if (!best) return [];
  const start = beginning(text, best);
  const end = ending(text, start + PASSAGE);
  const ahead = start > 0 ? '… ' : before;
  const passage = ahead + text.slice(start, end).trimEnd() + (end < text.length ? ' …' : after);
  const moved = ahead.length - start;
  const shown = hits.filter((hit) => hit.start >= start && hit.end <= end);
  return cut(
    passage,
    shown.map((hit) => ({ start: hit.start + moved, end: hit.end + moved })),
  );
}

/** The hit that is followed by the most different words within a passage; the first of equal ones. */
function densest(text: string, hits: Hit[]): Hit | undefined {
  let [best, most] = [hits[0], 0];
  for (const [index, hit] of hits.entries()) {
    const near = new Set<string>();
    for (let i = index; i < hits.length; i++) {
      const other = hits[i] as Hit;
      if (other.end > hit.start + PASSAGE * 0.7) break;
      near.add(text.slice(other.start, other.end));
    }
    if (near.size > most) [best, most] = [hit, near.size];
  }
  return best;
}

/** The beginning of the hit's sentence if it is near, else the beginning of a word before it. */
function beginning(text: string, hit: Hit): number {
  const from = Math.max(0, hit.start - PASSAGE * 0.4);
  const before = text.slice(from, hit.start);
  const sentence = before.lastIndexOf('. ');
  if (from === 0 && sentence < 0) return 0;
  if (sentence >= 0) return from + sentence + 2;
  const blank = before.indexOf(' ');
  return blank < 0 ? from : from + blank + 1;
}

function ending(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', wanted);
  return blank > wanted - 40 ? blank : wanted;
}

/** The folded form of each character. One whose folded form has two characters stays unchanged. */
const FOLDED = new Uint16Array(0x10000);
for (let unit = 0; unit < FOLDED.length; unit++) {
  const folded = fold(String.fromCharCode(unit));
  FOLDED[unit] = folded.length === 1 ? folded.charCodeAt(0) : unit;
}

/** Characters of the longest text that is searched for hits to show; longer ones get memory of their own. */
const shared = Buffer.allocUnsafeSlow(2 * SEARCHED);

/**
 * Same result as {@link fold}, but much faster for long texts: character by character, in memory that
 * all calls share.
 */
export function foldLong(text: string): string {
  const bytes = 2 * text.length <= shared.length ? shared : Buffer.allocUnsafeSlow(2 * text.length);
  bytes.write(text, 'utf16le');
  const units = new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
  for (let i = 0; i < units.length; i++) units[i] = FOLDED[units[i] as number] as number;
  return bytes.toString('utf16le', 0, 2 * text.length);
}

export interface Marker {
  whole(text: string): Marked;
  /** The passage of a Markdown text. */
  passage(text: string): Marked;
}

/** Marks the hits of a search. */
export async function markerOf(db: PgQueryable, search: ParsedQuery): Promise<Marker> {
  const forms = formsOf(await findForms(db, wantedStems(search)));
  return { whole: (text) => mark(text, forms), passage: (text) => markPassage(text, forms) };
}
