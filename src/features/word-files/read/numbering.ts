import { ORDINALS, sentence } from './ordinals.ts';
import type { Styles } from './styles.ts';
import { child, childrenOf, parseXml, valOf } from './xml.ts';

/*
 * The labels that Word counts by itself, such as "Madde 12" or "1.2.". They are in no paragraph: its
 * list and level are, and numbering.xml has the pattern. The converter reads of it only whether a level
 * is a bullet.
 */

interface Level {
  start: number;
  format: string;
  /** "%1" is the number of the first level. */
  pattern: string;
  /** The level whose next number begins this one again; 0: never. */
  restart: number | null;
  isDecimal: boolean;
  style: string | undefined;
}

interface List {
  /** Lists of the same pattern count on together. */
  counts: (number | undefined)[];
  levels: (Level | undefined)[];
}

interface Use {
  list: List;
  levels: (Level | undefined)[];
  /** By level, the number with which this use begins. */
  starts: Map<number, number>;
}

/** The label of one paragraph. */
export interface Label {
  text: string;
  format: string;
  pattern: string;
  level: number;
  /** Its number in its own level. */
  number: number;
}

const LEVELS = 9;

function readLevel(element: Element): [number, Level] {
  const restart = valOf(element, 'w:lvlRestart');
  return [
    Number(element.getAttribute('w:ilvl') ?? 0),
    {
      start: Number(valOf(element, 'w:start') ?? 1),
      format: valOf(element, 'w:numFmt') ?? 'decimal',
      pattern: valOf(element, 'w:lvlText') ?? '',
      restart: restart === undefined ? null : Number(restart),
      isDecimal: child(element, 'w:isLgl') !== undefined,
      style: valOf(element, 'w:pStyle'),
    },
  ];
}

function levelsIn(parent: Element): (Level | undefined)[] {
  const levels: (Level | undefined)[] = [];
  for (const element of childrenOf(parent, 'w:lvl')) {
    const [at, level] = readLevel(element);
    if (at >= 0 && at < LEVELS) levels[at] = level;
  }
  return levels;
}

/** Counts the paragraphs in their order. `labelOf` is called once for each. */
export function openNumbering(xml: string | undefined, styles: Styles) {
  const uses = xml === undefined ? new Map<string, Use>() : readUses(parseXml(xml), styles);
  /** Uses whose own start has been applied. */
  const begun = new Set<Use>();

  /** @returns null for a paragraph without a number or bullet */
  function labelOf(paragraph: Element): Label | null {
    const style = valOf(paragraph, 'w:pPr', 'w:pStyle');
    const own = child(paragraph, 'w:pPr', 'w:numPr');
    const inherited = styles.numberingOf(style);
    const id = valOf(own, 'w:numId') ?? inherited?.id;
    const use = id === undefined ? undefined : uses.get(id);
    if (!use) return null;
    const byStyle = use.levels.findIndex((level) => level?.style && level.style === style);
    const written = valOf(own, 'w:ilvl') ?? inherited?.level;
    const at = Number(written ?? Math.max(0, byStyle));
    const level = use.levels[at];
    if (!level || !(at >= 0 && at < LEVELS)) return null;
    return count(use, at, level);
  }

  function count(use: Use, at: number, level: Level): Label {
    const { counts } = use.list;
    if (!begun.has(use)) {
      begun.add(use);
      for (const [place, start] of use.starts) counts[place] = start - 1;
    }
    for (let above = 0; above < at; above += 1) counts[above] ??= use.levels[above]?.start ?? 1;
    const number = (counts[at] ?? level.start - 1) + 1;
    counts[at] = number;
    for (let below = at + 1; below < LEVELS; below += 1) {
      const restart = use.levels[below]?.restart;
      if (restart !== 0 && (restart === null || restart === undefined || at < restart))
        counts[below] = undefined;
    }
    const text = level.pattern.replace(/%([1-9])/g, (_all, digit: string) => {
      const place = Number(digit) - 1;
      const format = level.isDecimal ? 'decimal' : (use.levels[place]?.format ?? 'decimal');
      return formatted(counts[place] ?? 1, format);
    });
    const { format, pattern } = level;
    return { text: text.trim(), format, pattern, level: at, number };
  }
  return { labelOf };
}

function readUses(document: Document, styles: Styles): Map<string, Use> {
  const root = document.documentElement;
  const patterns = new Map<string, Element>();
  for (const element of childrenOf(root, 'w:abstractNum'))
    patterns.set(element.getAttribute('w:abstractNumId') ?? '', element);
  const numbers = childrenOf(root, 'w:num');
  const patternOf = (number: Element | undefined) =>
    patterns.get(valOf(number, 'w:abstractNumId') ?? '');
  const lists = new Map<Element, List>();
  const uses = new Map<string, Use>();
  for (const number of numbers) {
    let pattern = patternOf(number);
    // A list may have the pattern of a style, which has it from another list.
    const link = valOf(pattern, 'w:numStyleLink');
    if (link !== undefined) {
      const id = styles.numberingOf(link)?.id;
      pattern = patternOf(numbers.find((one) => one.getAttribute('w:numId') === id)) ?? pattern;
    }
    if (!pattern) continue;
    const list = lists.get(pattern) ?? { counts: [], levels: levelsIn(pattern) };
    lists.set(pattern, list);
    const use: Use = { list, levels: [...list.levels], starts: new Map() };
    for (const override of childrenOf(number, 'w:lvlOverride')) {
      const at = Number(override.getAttribute('w:ilvl') ?? 0);
      const [replaced] = childrenOf(override, 'w:lvl');
      if (replaced) use.levels[at] = readLevel(replaced)[1];
      const start = valOf(override, 'w:startOverride');
      if (start !== undefined) use.starts.set(at, Number(start));
    }
    uses.set(number.getAttribute('w:numId') ?? '', use);
  }
  return uses;
}

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, sign] of ROMAN)
    while (rest >= value && text.length < 40) {
      text += sign;
      rest -= value;
    }
  return text;
}

/** Word writes `aa` after `z`. */
const letters = (number: number): string =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(9, Math.ceil(number / 26)));

function formatted(number: number, format: string): string {
  if (number < 1) return String(number);
  if (format === 'lowerLetter') return letters(number);
  if (format === 'upperLetter') return letters(number).toUpperCase();
  if (format === 'lowerRoman') return roman(number);
  if (format === 'upperRoman') return roman(number).toUpperCase();
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'ordinal') return `${number}.`;
  if (format === 'ordinalText') return sentence(ORDINALS[number - 1] ?? `${number}.`);
  if (format === 'none') return '';
  return String(number);
}
