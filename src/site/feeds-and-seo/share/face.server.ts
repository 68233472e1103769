import { readFile } from 'node:fs/promises';
import bidiFactory from 'bidi-js';
import { create, type Font } from 'fontkit';
import { runtimeFile } from '../../../platform/project.server.ts';

const bidi = bidiFactory();

/** No "fi" ligature: in Turkish it would hide the dot of the "i". */
const FEATURES = { liga: false, clig: false };

const SPACES = /\s/u;
const LETTERS = /[\p{L}\p{N}]/u;

/** One weight of a font family, and fonts for letters that it does not have. */
export class Face {
  readonly #fonts: Font[];

  constructor(fonts: Font[]) {
    this.#fonts = fonts;
  }

  /** The index of the first font with this character; -1 if none has it. */
  #fontFor(character: string): number {
    const code = character.codePointAt(0) as number;
    return this.#fonts.findIndex((font) => font.hasGlyphForCodePoint(code));
  }

  /**
   * The text in characters that can be drawn. Signs that no font has are left out; a letter whose form
   * with a diacritic is missing loses the diacritic. Empty if a letter of the text cannot be drawn:
   * what is left of a word would be another word.
   */
  knownCharacters(text: string): string {
    const known: string[] = [];
    for (const character of text.normalize('NFC')) {
      if (SPACES.test(character)) known.push(' ');
      else if (this.#fontFor(character) >= 0) known.push(character);
      else {
        const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
        if ([...plain].every((part) => this.#fontFor(part) >= 0)) known.push(plain);
        else if (LETTERS.test(plain)) return '';
      }
    }
    return known.join('').replaceAll(/ +/g, ' ').trim();
  }

  #runs(text: string): Run[] {
    return runsOf(text, (character) => Math.max(0, this.#fontFor(character)));
  }

  #set({ font, text, isReversed }: Run) {
    const face = this.#fonts[font] as Font;
    const direction = isReversed ? 'rtl' : 'ltr';
    const { glyphs, positions } = face.layout(text, FEATURES, undefined, undefined, direction);
    const scale = 1 / face.unitsPerEm;
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { glyph, scale, advance: xAdvance * scale, x: xOffset * scale, y: yOffset * scale };
    });
  }

  /** The width of the text before each character, and last of the whole text, at a font size of 1. */
  starts(text: string): number[] {
    const starts = [0];
    for (const run of this.#runs(text).toSorted((a, b) => a.start - b.start))
      for (const width of run.isReversed ? this.#shares(run) : this.#advances(run))
        starts.push((starts.at(-1) as number) + width);
    return starts;
  }

  /** The width of each character. A mark has none, or is a part of the glyph before. */
  #advances(run: Run): number[] {
    const advances = this.#set(run).map(({ advance }) => advance);
    return Array.from(run.text, (_, index) => advances[index] ?? 0);
  }

  /**
   * In scripts from right to left a letter has other forms beside others, so that only whole words can
   * be measured. Their letters have equal shares: lines are broken between words.
   */
  #shares(run: Run): number[] {
    return (run.text.match(/ *[^ ]+| +/g) ?? []).flatMap((word) => {
      const glyphs = this.#set({ ...run, text: word });
      const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
      return Array<number>(word.length).fill(width / word.length);
    });
  }

  /**
   * The outlines of a line as SVG path data; its baseline begins at (`x`, `y`). The arguments are
   * in px, the result in tenths of a px, because whole numbers are written faster than fractions.
   */
  outlines(text: string, x: number, y: number, size: number): string {
    let [at, data] = [x, ''];
    for (const run of this.#runs(text)) {
      for (const { glyph, scale, advance, ...offset } of this.#set(run)) {
        const [left, base] = [at + offset.x * size, y - offset.y * size];
        for (const { command, args } of glyph.path.commands)
          data += COMMANDS[command] + placed(args, left, base, size * scale);
        at += advance * size;
      }
    }
    return data;
  }
}

const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** Pairs of coordinates of the font, whose vertical axis points up. */
const placed = (args: number[], left: number, base: number, scale: number): string =>
  args
    .map((value, index) =>
      Math.round(10 * (index % 2 === 0 ? left + value * scale : base - value * scale)),
    )
    .join(' ');

async function readFont(name: string): Promise<Font> {
  return create(await readFile(runtimeFile(`src/ui/fonts/static/${name}.ttf`))) as Font;
}

export interface Faces {
  heading: Face;
  text: Face;
}

const OTHER_ALPHABETS = [
  'latin',
  'cyrillic',
  'cyrillic-more',
  'greek',
  'greek-more',
  'arabic',
  'hebrew',
];

export async function readFaces(): Promise<Faces> {
  const [heading, text, ...others] = await Promise.all(
    ['heading', 'text', ...OTHER_ALPHABETS].map(readFont),
  );
  if (!heading || !text) throw new Error('The fonts of share pictures are missing.');
  return { heading: new Face([heading, ...others]), text: new Face([text, ...others]) };
}

/** A part of a line in one direction and one font. */
interface Run {
  /** The place of its first character in the line. */
  start: number;
  /** In the order in which it is read. */
  text: string;
  font: number;
  isReversed: boolean;
}

/** Whether the first letter with a direction is one of a script from right to left. */
export const isRightToLeft = (text: string): boolean =>
  (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;

/**
 * The parts of a line in the order in which they stand from left to right. `fontOf` returns the font of
 * a character.
 */
export function runsOf(line: string, fontOf: (character: string) => number): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: (Run & { level: number })[] = [];
  for (let at = 0; at < line.length; at++) {
    const character = line[at] as string;
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const font = fontOf(character);
    // Brackets point the other way in text from right to left.
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    if (last?.font === font && last.level === level) last.text += shown;
    else runs.push({ start: at, text: shown, font, level, isReversed: level % 2 === 1 });
  }
  return inOrderOfSight(runs);
}

/** Rule L2 of the bidirectional algorithm: from the highest level on, what stands together is reversed. */
function inOrderOfSight<R extends { level: number }>(runs: R[]): R[] {
  const shown = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < shown.length; from++) {
      let to = from;
      while ((shown[to]?.level ?? 0) >= level) to++;
      if (to === from) continue;
      shown.splice(from, to - from, ...shown.slice(from, to).toReversed());
      from = to;
    }
  }
  return shown;
}
