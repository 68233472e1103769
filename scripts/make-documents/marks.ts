import type { Face } from './faces.ts';
import type { Run } from './parse.ts';

/** What a reading program is told that the words are; the same object on every page they run over. */
export interface Role {
  tag:
    | 'H1'
    | 'H2'
    | 'H3'
    | 'H4'
    | 'P'
    | 'BlockQuote'
    | 'TOC'
    | 'TOCI'
    | 'Link'
    | 'Table'
    | 'TR'
    | 'TH'
    | 'TD';
  /** What it is a piece of; the document itself when left out. */
  within?: Role;
}

/** Something on a page; `y` of words is the line they stand on. Points from the upper left corner. */
export type Mark =
  | {
      kind: 'words';
      x: number;
      y: number;
      runs: Run[];
      size: number;
      color: string;
      role: Role | null;
      goTo?: string;
    }
  | { kind: 'line'; from: [number, number]; to: [number, number]; width: number; color: string }
  | { kind: 'box'; x: number; y: number; width: number; height: number; goTo: string; role: Role };

export interface Sheet {
  marks: Mark[];
  /** Of the part that the page ends in, for its head. */
  part: string;
  /** What begins here and can be linked to. */
  places: { id: string; y: number; title: string; level: 2 | 3 }[];
}

export const words = (
  text: string,
  face: Face,
  at: { x: number; y: number; size: number; color: string; role: Role | null },
): Mark => ({ kind: 'words', runs: [{ text, face }], ...at });

/** The signature: a line above and a line before, open on the other two sides. */
export const corner = (
  x: number,
  y: number,
  right: number,
  bottom: number,
  width: number,
  color: string,
): Mark[] => [
  { kind: 'line', from: [x, y + width / 2], to: [right, y + width / 2], width, color },
  { kind: 'line', from: [x + width / 2, y], to: [x + width / 2, bottom], width, color },
];
