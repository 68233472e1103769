/** `[name …]` or `[name …]…[/name]` in a text of WordPress. */
export interface Shortcode {
  name: string;
  /** By name in lowercase letters; values without a name have their place: `0`, `1` … */
  values: ReadonlyMap<string, string>;
  /** The text between the two marks, its shortcodes already replaced; null for a mark alone. */
  inner: string | null;
}

interface Mark {
  from: number;
  to: number;
  name: string;
  kind: 'open' | 'close' | 'escaped';
  rest: string;
  /** The place of the mark that ends it; -1: none. */
  end: number;
}

const NAME = /\[(\[?)(\/?)([a-z][\w-]{0,60})(?=[\s\]/=])/gi;
/** In characters, without the name. */
const LONGEST_MARK = 4000;
/** Characters of one text in which ends of marks are looked for: many marks without an end cost time. */
const MOST_SEARCHED = 2_000_000;
const MOST_MARKS = 5000;
/** How many open marks an end may close at once: a builder forgets few. */
const FARTHEST = 40;
const DEEPEST = 60;
const VALUE =
  /([\w-]{1,60})\s*=\s*(?:&quot;(.{0,3000}?)&quot;|["“”″]([^"“”″]{0,3000})["“”″]|['‘’]([^'‘’]{0,3000})['‘’]|([^\s"'\]]{1,3000}))|["“”]([^"“”]{1,3000})["“”]|([^\s"']{1,3000})/gs;
const CODE = /<(\/?)(pre|code)\b[^>]{0,500}>/gi;

/**
 * Replaces the shortcodes of a text, the inner ones first. `replace` gets null for a mark that ends
 * nothing, and returns null for what is no shortcode: it stays as it is written.
 */
export function replaceShortcodes(
  html: string,
  replace: (one: Shortcode) => string | null,
  replaceEnd: (name: string) => string | null,
): string {
  const marks = marksIn(html);
  pair(marks);
  const write = (from: number, to: number, first: number, last: number, depth: number): string => {
    let text = '';
    let at = from;
    for (let place = first; place < last; place += 1) {
      const mark = marks[place] as Mark;
      text += html.slice(at, mark.from);
      const end = depth < DEEPEST ? mark.end : -1;
      const closing = marks[end];
      const written = html.slice(mark.from, closing ? closing.to : mark.to);
      if (mark.kind === 'escaped') text += html.slice(mark.from + 1, mark.to - 1);
      else if (mark.kind === 'close') text += replaceEnd(mark.name) ?? written;
      else {
        const inner = closing ? write(mark.to, closing.from, place + 1, end, depth + 1) : null;
        text += replace({ name: mark.name, values: valuesOf(mark.rest), inner }) ?? written;
      }
      at = closing ? closing.to : mark.to;
      if (closing) place = end;
    }
    return text + html.slice(at, to);
  };
  return write(0, html.length, 0, marks.length, 0);
}

function marksIn(html: string): Mark[] {
  const code = codeIn(html);
  const marks: Mark[] = [];
  let next = 0;
  let searched = 0;
  let last = 0;
  for (const found of html.matchAll(NAME)) {
    const [written, outer, slash, name = ''] = found;
    if (found.index < last) continue;
    if (searched > MOST_SEARCHED || marks.length === MOST_MARKS) break;
    const start = found.index + written.length;
    const end = endOf(html, start);
    searched += end < 0 ? LONGEST_MARK : end - start;
    if (end < 0) continue;
    const isEscaped = outer === '[' && html[end + 1] === ']';
    const from = found.index + (outer && !isEscaped ? 1 : 0);
    const to = end + (isEscaped ? 2 : 1);
    while ((code[next]?.[1] ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    if ((code[next]?.[0] ?? Number.POSITIVE_INFINITY) < from) continue;
    const kind = isEscaped ? 'escaped' : slash ? 'close' : 'open';
    const rest = html.slice(start, end);
    marks.push({ from, to, name: name.toLowerCase(), kind, rest, end: -1 });
    last = to;
  }
  return marks;
}

/** Where code begins and ends, which shows brackets as they are written. */
function codeIn(html: string): [from: number, to: number][] {
  const code: [number, number][] = [];
  let open: { name: string; from: number } | null = null;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(CODE)) {
    const isEnd = slash === '/' && name.toLowerCase() === open?.name;
    if (open && isEnd) code.push([open.from, index + tag.length]);
    if (open ? isEnd : slash === '') open = open ? null : { name: name.toLowerCase(), from: index };
  }
  return code;
}

/** The bracket that ends a mark, outside of its quotes if they are whole; -1: none. */
function endOf(html: string, start: number): number {
  const text = html.slice(start, start + LONGEST_MARK);
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === ']') return start + at;
    else if ((sign === '"' || sign === "'") && text[at - 1] === '=') quote = sign;
  }
  const first = text.indexOf(']');
  return first < 0 ? -1 : start + first;
}

function pair(marks: Mark[]): void {
  const open: number[] = [];
  for (const [place, { kind, name, rest }] of marks.entries()) {
    if (kind === 'open' && !rest.trimEnd().endsWith('/')) open.push(place);
    if (kind !== 'close') continue;
    for (let back = open.length - 1; back >= Math.max(0, open.length - FARTHEST); back -= 1) {
      const start = marks[open[back] as number];
      if (start?.name !== name) continue;
      start.end = place;
      open.length = back;
      break;
    }
  }
}

function valuesOf(rest: string): Map<string, string> {
  const values = new Map<string, string>();
  let place = 0;
  for (const [, name, ...found] of rest.replace(/\/\s*$/, '').matchAll(VALUE)) {
    const value = found.find((one) => one !== undefined) ?? '';
    values.set(name?.toLowerCase() ?? String(place++), value);
    if (values.size > 100) break;
  }
  return values;
}
