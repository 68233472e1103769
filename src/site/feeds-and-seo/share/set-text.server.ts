import type { Face } from './face.server.ts';

/** The space for a text, in px. Sizes are tried in this order. */
export interface Room {
  width: number;
  height: number;
  sizes: readonly number[];
  lineHeight: number;
  lines: number;
}

export interface SetText {
  size: number;
  lines: string[];
}

/** A text, and the width of the part before each character, at a font size of 1. */
interface Measured {
  text: string;
  starts: number[];
}

/** Index of the first character of a line, and of the character after its end. */
type Line = [start: number, end: number];

/**
 * Breaks a text into lines at the largest size at which it fits. If it does not fit at the smallest
 * size either, it is shortened.
 */
export function setText(face: Face, text: string, room: Room): SetText {
  const characters = face.knownCharacters(text);
  const measured = { text: characters, starts: face.starts(characters) };
  const ellipsis = face.starts('…').at(-1) ?? 0;
  let last: SetText = { size: room.sizes[0] ?? 0, lines: [] };
  for (const size of room.sizes) {
    const width = room.width / size;
    const most = Math.min(room.lines, Math.floor(room.height / (size * room.lineHeight)));
    const { lines, isBroken } = breakLines(measured, width);
    const words = (shown: Line[]) => shown.map(([start, end]) => measured.text.slice(start, end));
    if (lines.length <= most && !isBroken)
      return { size, lines: words(balanced(measured, width, lines)) };
    const cut = cutShort(measured, lines, most, width - ellipsis);
    last = { size, lines: words(cut) };
    if (lines.length > most && cut.length > 0) last.lines.push(`${last.lines.pop()?.trimEnd()}…`);
  }
  return last;
}

const widthOf = ({ starts }: Measured, start: number, end: number): number =>
  (starts[end] as number) - (starts[start] as number);

/** Puts as many words in a line as fit; a word wider than a line continues in the next one. */
function breakLines(measured: Measured, width: number): { lines: Line[]; isBroken: boolean } {
  const { text } = measured;
  const lines: Line[] = [];
  let [start, blank, isBroken] = [0, -1, false];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === ' ') {
      blank = at;
      continue;
    }
    while (at > start && widthOf(measured, start, at + 1) > width) {
      const atBlank = blank > start;
      lines.push([start, atBlank ? blank : at]);
      start = atBlank ? blank + 1 : at;
      isBroken ||= !atBlank;
    }
  }
  if (start < text.length) lines.push([start, text.length]);
  return { lines, isBroken };
}

/** As many lines, but none much shorter than the others: no word stands alone below a full line. */
function balanced(measured: Measured, width: number, lines: Line[]): Line[] {
  let [best, narrow, wide] = [lines, 0, width];
  for (let tries = 0; tries < 8; tries++) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(measured, middle);
    if (tried.lines.length === lines.length && !tried.isBroken)
      [best, wide] = [tried.lines, middle];
    else narrow = middle;
  }
  return best;
}

/** The first `most` lines; the last one is shortened so that an ellipsis fits. */
function cutShort(measured: Measured, lines: Line[], most: number, width: number): Line[] {
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  const [start, end] = shown.pop() ?? [0, 0];
  let cut = end;
  while (cut > start && widthOf(measured, start, cut) > width) cut--;
  const blank = measured.text.lastIndexOf(' ', cut);
  if (cut < measured.text.length && blank > start) cut = blank;
  return most > 0 ? [...shown, [start, cut]] : [];
}

/** Like {@link setText}, but lines that the text has itself stay whole if a size of `room` allows it. */
export function setLines(face: Face, lines: readonly string[], room: Room): SetText {
  const known = lines.map((line) => face.knownCharacters(line)).filter(Boolean);
  const widest = Math.max(0, ...known.map((line) => face.starts(line).at(-1) ?? 0));
  const fits = (size: number) =>
    widest * size <= room.width && known.length * size * room.lineHeight <= room.height;
  const size = known.length > 1 && known.length <= room.lines ? room.sizes.find(fits) : undefined;
  return size ? { size, lines: known } : setText(face, lines.join(' '), room);
}
