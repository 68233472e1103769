import { readFile } from 'node:fs/promises';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { runtimeFile } from '../../../platform/project.server.ts';

/** No "fi" ligature: in Turkish it would hide the dot of the "i". */
const RENDER = { kerning: true, features: { liga: false, rlig: false } };

const SPACES = /\s/u;

/** One weight of a font family; measures texts and creates their outlines. */
export class Face {
  readonly #font: Font;

  constructor(font: Font) {
    this.#font = font;
  }

  #has(character: string): boolean {
    return this.#font.charToGlyphIndex(character) > 0;
  }

  /**
   * The characters that the font has. Characters of other alphabets are left out; a character whose form
   * with a diacritic is missing loses the diacritic.
   */
  knownCharacters(text: string): string {
    return [...text.normalize('NFC')]
      .map((character) => {
        if (SPACES.test(character)) return ' ';
        if (this.#has(character)) return character;
        const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
        return [...plain].every((part) => this.#has(part)) ? plain : '';
      })
      .join('')
      .replaceAll(/ +/g, ' ')
      .trim();
  }

  /** The x position of each character, and last the end of the text, at a font size of 1. */
  starts(text: string): number[] {
    const starts: number[] = [];
    const end = this.#font.forEachGlyph(text, 0, 0, 1, RENDER, (_glyph, x) => {
      starts.push(x);
    });
    return [...starts, end];
  }

  /**
   * The outlines of a line as SVG path data; its baseline begins at (`x`, `y`). The arguments are
   * in px, the result in tenths of a px, because whole numbers are written faster than fractions.
   */
  outlines(text: string, x: number, y: number, size: number): string {
    return this.#font.getPath(text, x, y, size, RENDER).commands.map(dataOf).join('');
  }
}

const tenths = (value: number) => Math.round(value * 10);

/** The library's own function writes `NaN` for coordinates that are almost whole numbers. */
function dataOf(command: PathCommand): string {
  const numbers: number[] = [];
  if ('x1' in command) numbers.push(command.x1, command.y1);
  if ('x2' in command) numbers.push(command.x2, command.y2);
  if ('x' in command) numbers.push(command.x, command.y);
  return command.type + numbers.map(tenths).join(' ');
}

async function readFace(name: string): Promise<Face> {
  const file = await readFile(runtimeFile(`src/ui/fonts/static/${name}.ttf`));
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  return new Face(opentype.parse(bytes as ArrayBuffer));
}

export interface Faces {
  heading: Face;
  text: Face;
}

export async function readFaces(): Promise<Faces> {
  const [heading, text] = await Promise.all([readFace('heading'), readFace('text')]);
  return { heading, text };
}
