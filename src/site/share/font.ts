/** The outlines of one weight, as `scripts/outline-fonts.ts` writes them: thousandths of the size. */
export interface Outlines {
  /** By letter: how far it moves on, then its path from the base line. */
  glyphs: Record<string, string>;
  /** By left letter: each right letter with how much wider or closer than usual it stands. */
  kerning: Record<string, string>;
}

/** Commands of a path with absolute coordinates, e.g. `['M', 10, 20]`. */
export type PathCommand = [command: string, ...coordinates: number[]];

interface Glyph {
  advance: number;
  path: PathCommand[];
}

/** Letters of one weight, each read from its text when it is first wanted. */
export class Font {
  readonly #outlines: Outlines;
  readonly #glyphs = new Map<string, Glyph>();
  readonly #kerning = new Map<string, Map<string, number>>();

  constructor(outlines: Outlines) {
    this.#outlines = outlines;
  }

  has(letter: string): boolean {
    return this.#outlines.glyphs[letter] !== undefined;
  }

  glyph(letter: string): Glyph | null {
    const text = this.#outlines.glyphs[letter];
    if (text === undefined) return null;
    let glyph = this.#glyphs.get(letter);
    if (!glyph) {
      const [advance = '0'] = text.split(/[A-Z]/, 1);
      glyph = { advance: Number(advance), path: readPath(text.slice(advance.length)) };
      this.#glyphs.set(letter, glyph);
    }
    return glyph;
  }

  /** How much wider than usual `right` stands after `left`. */
  kerning(left: string, right: string): number {
    let rights = this.#kerning.get(left);
    if (!rights) {
      const pairs = this.#outlines.kerning[left]?.split(' ') ?? [];
      rights = new Map(pairs.map((pair) => [pair.slice(0, 1), Number(pair.slice(1))]));
      this.#kerning.set(left, rights);
    }
    return rights.get(right) ?? 0;
  }
}

/** Reads a path of absolute M, L, Q and Z. */
function readPath(text: string): PathCommand[] {
  return [...text.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command = '', numbers = '']) => [
    command,
    ...(numbers.match(/-?\d+(\.\d+)?/g) ?? []).map(Number),
  ]);
}

const SPACES = /\s/u;

/**
 * The letters of a text that the font has: another alphabet's are left out, and one with a mark
 * that is missing loses the mark.
 */
export function knownLetters(font: Font, text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (SPACES.test(letter)) return ' ';
      if (font.has(letter)) return letter;
      const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return [...plain].every((part) => font.has(part)) ? plain : '';
    })
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Calls `place` with each letter and where it begins, in thousandths; answers the whole width. */
export function walkLine(
  font: Font,
  text: string,
  place: (path: PathCommand[], x: number) => void = () => {},
): number {
  let x = 0;
  let before = '';
  for (const letter of text) {
    const glyph = font.glyph(letter);
    if (!glyph) continue;
    x += font.kerning(before, letter);
    place(glyph.path, x);
    x += glyph.advance;
    before = letter;
  }
  return x;
}
