import type { Ramp } from '../../../platform/color/ramp.ts';
import { logoSize } from '../../../platform/logo.ts';
import { type Face, type Faces, isRightToLeft } from './face.server.ts';
import { BESIDE, SHARE_HEIGHT as HEIGHT, SHARE_WIDTH as WIDTH } from './share-path.ts';

/** The texts in a share picture; all of them come from the page. */
export interface ShareText {
  /** One line, or those that the text has itself. */
  title: readonly string[];
  /** The name of the parent page, above the title; may be empty. */
  kicker: string;
  /** Shown below a short title. */
  description: string;
  party: string;
}

interface ShareLogo {
  /** On white, because its colours are not made for a dark ground. */
  isOnPlate: boolean;
  png: Buffer;
  /** Of the original. */
  width: number;
  height: number;
}

/** The colours of the party, its logo (null: the mark of the product), and a picture beside the title. */
export interface ShareLook {
  ramp: Ramp;
  logo: ShareLogo | null;
  /** A JPEG of this size. */
  picture?: Buffer | undefined;
}

const WHITE = '#ffffff';
const MARGIN = 72;
const INDENT = 120;
const HORIZON = 510;
const LINE = 6;
const TEXT_END = HORIZON - 30;

const ONE_LINE = { height: 60, lineHeight: 1.2, lines: 1 };
const KICKER = { ...ONE_LINE, sizes: [32, 28, 24] };
const PARTY = { ...ONE_LINE, sizes: [38, 34, 30, 26, 22] };
const TITLE = { lineHeight: 1.12, lines: 6 };
const TITLE_SIZES = [112, 104, 96, 88, 80, 74, 68, 62, 57, 53, 49, 46];
/** Half as wide, beside a picture. */
const NARROW_TITLE = { lineHeight: 1.12, lines: 9 };
const NARROW_SIZES = [68, 62, 57, 53, 49, 46, 42, 38, 35, 32];
const DESCRIPTION = { lineHeight: 1.35, lines: 3, sizes: [32] };
/** Below a title with more lines than this there is no description. */
const LINES_OF_SHORT_TITLE = 2;

/** The mark of `src/ui/party-mark.tsx` on its grid of 24. */
const MARK = `<path d="M2 2H22V5H5V22H2ZM8.5 16A6.75 6.75 0 0 1 22 16ZM8.5 19H22V22H8.5Z" transform="translate(${MARGIN - 5} 540) scale(2.5)" fill="${WHITE}"/>`;

/** The largest sides of the logo, and the white around it. */
const LOGO = { width: 200, height: 60 };
const AROUND = 6;

function logoOf({ png, isOnPlate, ...sides }: ShareLogo): string {
  const { width, height } = logoSize(sides, LOGO);
  const [x, y] = [MARGIN - 5, 570 - height / 2 - AROUND];
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const plate = `<rect x="${x}" y="${y}" width="${width + 2 * AROUND}" height="${height + 2 * AROUND}" rx="8" fill="${WHITE}"/>`;
  return `${isOnPlate ? plate : ''}<image x="${x + AROUND}" y="${y + AROUND}" width="${width}" height="${height}" href="${data}"/>`;
}

const pictureOf = (jpeg: Buffer): string =>
  `<image x="${WIDTH - BESIDE.width}" y="0" width="${BESIDE.width}" height="${BESIDE.height}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;

/**
 * The picture as SVG: the texts in the open corner, the party's name on the ground below the disc.
 */
export function composeSharePicture(
  faces: Faces,
  text: ShareText,
  { ramp, logo, picture }: ShareLook,
): string {
  const white: string[] = [];
  const soft: string[] = [];
  const end = picture ? WIDTH - BESIDE.width : WIDTH;
  const corner = end - (picture ? MARGIN / 2 : MARGIN);
  const width = corner - INDENT;
  const kickerRoom = { ...KICKER, width };
  const kicker = setText(faces.text, text.kicker, kickerRoom);
  let y = MARGIN + 36;
  y += place(soft, faces.text, kicker, kickerRoom, y);
  if (kicker.lines.length > 0) y += 14;
  const titleRoom = {
    ...(picture ? NARROW_TITLE : TITLE),
    width,
    sizes: picture ? NARROW_SIZES : TITLE_SIZES,
    height: TEXT_END - y,
  };
  const own = setLines(faces.heading, text.title, titleRoom);
  // In an alphabet that no font has.
  const title = own.lines.length > 0 ? own : setText(faces.heading, text.party, titleRoom);
  y += place(white, faces.heading, title, titleRoom, y);
  if (title.lines.length <= LINES_OF_SHORT_TITLE && !picture) {
    const below = { ...DESCRIPTION, width: width - 120, height: TEXT_END - y - 20 };
    const description = setText(faces.text, text.description, below);
    place(soft, faces.text, description, { ...below, width }, y + 20);
  }
  const indent = logo ? logoSize(logo, LOGO).width + 2 * AROUND + 15 : 70;
  const partyRoom = { ...PARTY, width: end - MARGIN - indent - 20, lineHeight: 1 };
  const party = setText(faces.heading, text.party, partyRoom);
  // Beside the mark, whatever the direction of the name is.
  const partyPlace = { ...partyRoom, width: 0 };
  place(white, faces.heading, party, partyPlace, 570 - party.size / 2, MARGIN + indent);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ramp[950]}"/>
<circle cx="${picture ? 500 : 930}" cy="${HORIZON}" r="240" fill="${ramp[900]}"/>
<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}" fill="${ramp[800]}"/>
<path d="M${MARGIN} ${TEXT_END}V${MARGIN}H${corner}v${LINE}H${MARGIN + LINE}V${TEXT_END}Z" fill="${ramp[500]}"/>
${picture ? pictureOf(picture) : ''}
${logo ? logoOf(logo) : MARK}
<path d="${soft.join('')}" transform="scale(0.1)" fill="${ramp[300]}"/>
<path d="${white.join('')}" transform="scale(0.1)" fill="${WHITE}"/>
</svg>`;
}

/** Height of capitals in both fonts, as a share of the size. They are centred in the line. */
const CAPITALS = 0.7;

/**
 * Adds the outlines of a text whose first line begins at `top`; returns its height. A text from right
 * to left begins at the end of `width`; 0: all texts begin at `left`.
 */
function place(
  into: string[],
  face: Face,
  { size, lines }: SetText,
  { lineHeight, width }: Pick<Room, 'lineHeight' | 'width'>,
  top: number,
  left = INDENT,
): number {
  const step = size * lineHeight;
  const isReversed = width > 0 && isRightToLeft(lines.join(' '));
  for (const [index, line] of lines.entries()) {
    const y = top + index * step + (step + size * CAPITALS) / 2;
    const indent = isReversed ? width - (face.starts(line).at(-1) ?? 0) * size : 0;
    into.push(face.outlines(line, left + indent, y, size));
  }
  return lines.length * step;
}

/** The space for a text, in px. Sizes are tried in this order. */
interface Room {
  width: number;
  height: number;
  sizes: readonly number[];
  lineHeight: number;
  lines: number;
}

interface SetText {
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
