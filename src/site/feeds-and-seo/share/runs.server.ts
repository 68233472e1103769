import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A part of a line in one direction and one font. */
export interface Run {
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
