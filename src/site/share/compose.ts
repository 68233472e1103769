import { type Canvas, type Colour, fillRectangle, openCanvas } from './canvas.ts';
import { fillOutlines, type Outline } from './fill-outlines.ts';
import { type Font, walkLine } from './font.ts';
import { type Room, type SetText, setText } from './set-text.ts';
import { MARK, risingDisc } from './shapes.ts';
import { SHARE_HEIGHT as HEIGHT, SHARE_WIDTH as WIDTH } from './share-path.ts';

/** What a share picture says, all of it the page's own words. */
export interface ShareText {
  title: string;
  /** Where the page belongs, above the title; empty where it belongs to nothing. */
  kicker: string;
  /** Stands under a short title. */
  description: string;
  party: string;
}

export interface Fonts {
  heading: Font;
  text: Font;
}

/** The blue preset of `src/ui/tokens.css`. */
const SKY: Colour = [0x00, 0x1c, 0x44];
const DISC: Colour = [0x00, 0x2e, 0x65];
const GROUND: Colour = [0x00, 0x41, 0x88];
const CORNER: Colour = [0x2f, 0x85, 0xef];
const SOFT: Colour = [0x98, 0xc4, 0xff];
const WHITE: Colour = [0xff, 0xff, 0xff];

const MARGIN = 72;
const INDENT = 120;
const HORIZON = 510;
const LINE = 6;
const ROOM = WIDTH - INDENT - MARGIN;
const TEXT_END = HORIZON - 30;

const ONE_LINE = { width: ROOM, height: 60, lineHeight: 1.2, lines: 1 };
const KICKER: Room = { ...ONE_LINE, sizes: [32] };
const PARTY: Room = { ...ONE_LINE, width: ROOM - 20, sizes: [38, 34, 30, 26] };
const TITLE = { width: ROOM, lineHeight: 1.12, lines: 6 };
const TITLE_SIZES = [112, 104, 96, 88, 80, 74, 68, 62, 57, 53, 49, 46];
const DESCRIPTION = { width: ROOM - 120, lineHeight: 1.35, lines: 3, sizes: [32] };
/** A title of more lines than this stands alone. */
const LINES_OF_SHORT_TITLE = 2;

/** Draws the picture: the words in the open corner, the party on the ground under the disc. */
export function composeSharePicture(fonts: Fonts, text: ShareText): Canvas {
  const canvas = openCanvas(WIDTH, HEIGHT, SKY);
  fillOutlines(canvas, [{ path: risingDisc(930, HORIZON, 240), x: 0, y: 0, scale: 1 }], DISC);
  fillRectangle(canvas, { x: 0, y: HORIZON, width: WIDTH, height: HEIGHT - HORIZON }, GROUND);
  const corner = { x: MARGIN, y: MARGIN };
  fillRectangle(canvas, { ...corner, width: WIDTH - 2 * MARGIN, height: LINE }, CORNER);
  fillRectangle(canvas, { ...corner, width: LINE, height: TEXT_END - MARGIN }, CORNER);
  const white: Outline[] = [{ path: MARK, x: MARGIN - 5, y: 540, scale: 2.5 }];
  const soft: Outline[] = [];

  const kicker = setText(fonts.text, text.kicker, KICKER);
  let y = MARGIN + 36;
  y += place(soft, fonts.text, kicker, KICKER.lineHeight, y);
  if (kicker.lines.length > 0) y += 14;
  const title = setText(fonts.heading, text.title, {
    ...TITLE,
    sizes: TITLE_SIZES,
    height: TEXT_END - y,
  });
  y += place(white, fonts.heading, title, TITLE.lineHeight, y);
  if (title.lines.length <= LINES_OF_SHORT_TITLE) {
    const room = { ...DESCRIPTION, height: TEXT_END - y - 20 };
    place(soft, fonts.text, setText(fonts.text, text.description, room), room.lineHeight, y + 20);
  }
  const party = setText(fonts.heading, text.party, PARTY);
  place(white, fonts.heading, party, 1, 570 - party.size / 2, MARGIN + 70);

  fillOutlines(canvas, soft, SOFT);
  fillOutlines(canvas, white, WHITE);
  return canvas;
}

/** Capitals of both families are this high, and sit in the middle of their line. */
const CAPITALS = 0.7;

/** Adds the letters of a text whose first line begins at `top`; answers how far down it goes. */
function place(
  into: Outline[],
  font: Font,
  { size, lines }: SetText,
  lineHeight: number,
  top: number,
  left = INDENT,
): number {
  const step = size * lineHeight;
  const scale = size / 1000;
  for (const [index, line] of lines.entries()) {
    const y = top + index * step + (step + size * CAPITALS) / 2;
    walkLine(font, line, (path, x) => into.push({ path, x: left + x * scale, y, scale }));
  }
  return lines.length * step;
}
