import { lower, ORDINALS, sentence } from './ordinals.ts';

/* How charters number their articles and parts, and how this site writes them: "Madde 12: Kongre". */

/** The beginning of a paragraph that is, or begins with, the number of an article or of a part. */
export interface Numbered {
  kind: 'article' | 'part';
  /** As the site writes it: `Geçici madde 1`, `Birinci bölüm`. */
  number: string;
  /** How many characters of the paragraph it takes, with its separator. */
  length: number;
  /** The number is followed by a sign, or by nothing: it is no word of a sentence. */
  isClear: boolean;
}

const SEPARATOR = String.raw`\s*(?<sign>[-–—―:.)]+(?=\s|$|\p{L}|\()|$)?\s*`;

const ARTICLE = new RegExp(
  String.raw`^(?<before>geçici\s+|ek\s+|mükerrer\s+)?(?:madde|md\.)(?:\s*(?<early>[-–—:.])\s*|\s*)(?<digits>\d{1,4})(?:\s*\/\s*(?<letter>\p{L})(?!\p{L}))?(?![\d\p{L}’'])${SEPARATOR}`,
  'u',
);

/** The only temporary or additional article of a text may have no number. */
const ONLY = new RegExp(String.raw`^(?<before>geçici|ek)\s+madde(?![\p{L}\d’'])${SEPARATOR}`, 'u');

const ordinal = ORDINALS.toReversed()
  .map((word) => word.replace(' ', String.raw`\s*`))
  .join('|');
const PART = new RegExp(
  String.raw`^(?:(?<word>${ordinal}|son)\s+(?<what>bölüm|kısım|kitap|ayırım|ayrım)|(?<count>\d{1,2}|[ivxıl]{1,6})\s*\.\s*(?<what2>bölüm|kısım|kitap|ayırım|ayrım)|(?<what3>bölüm|kısım|kitap|ayırım|ayrım)\s+(?<count3>\d{1,2}|[ivxıl]{1,6}))(?![\p{L}\d’'])${SEPARATOR}`,
  'u',
);

/** Headings are shorter. */
export const LONGEST_HEADING = 140;

export function numberedIn(text: string): Numbered | null {
  const small = lower(text.replaceAll('\u00a0', ' '));
  const article = ARTICLE.exec(small);
  if (article?.groups) {
    const { before = '', digits = '', letter, early, sign } = article.groups;
    const number = sentence(`${before.trim()} madde `.trim());
    return {
      kind: 'article',
      number: `${number} ${Number(digits)}${letter ? `/${letter.toLocaleUpperCase('tr')}` : ''}`,
      length: article[0].length,
      isClear: (early ?? sign) !== undefined,
    };
  }
  const only = ONLY.exec(small);
  if (only?.groups?.sign) {
    const number = sentence(`${only.groups.before} madde`);
    return { kind: 'article', number, length: only[0].length, isClear: true };
  }
  const part = PART.exec(small);
  if (!part?.groups || text.length > LONGEST_HEADING) return null;
  const { word, what, count, what2, what3, count3, sign } = part.groups;
  const number = word
    ? sentence(`${word.replace(/\s+/g, ' ')} ${what}`)
    : `${sentence(what2 ?? what3 ?? '')} ${arabic(count ?? count3 ?? '')}`;
  return { kind: 'part', number, length: part[0].length, isClear: sign !== undefined };
}

const ROMAN: Record<string, number> = { i: 1, ı: 1, v: 5, x: 10, l: 50 };

/** 4 of "ıv" and of "4": the site links to parts by their number. */
function arabic(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const values = [...text].map((sign) => ROMAN[sign] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** Whether what follows the number of an article is its title and not its first sentence. */
export const isTitle = (rest: string): boolean =>
  rest !== '' && rest.length <= LONGEST_HEADING && !/[.;:,!?]$/.test(rest) && !/^[(\d]/.test(rest);

/** A sign between the note of a change and the text: "(Değişik: 1/2/2024) – Kongre …". */
const AFTER_NOTE = /^(\((?:[^()]|\([^()]*\))*\))\s*[-–—:]+\s+/;

/** How many characters the note takes, and how many that sign; null if there is none. */
export function signAfterNote(rest: string): { at: number; length: number } | null {
  const found = AFTER_NOTE.exec(rest);
  const note = found?.[1];
  return found && note ? { at: note.length, length: found[0].length - note.length } : null;
}

/** Whether a line can be the title above or below the number: short, and no sentence. */
export const isHeadline = (text: string): boolean =>
  text.length > 1 &&
  text.length <= LONGEST_HEADING &&
  !/[.;,!?]$/.test(text) &&
  /\p{L}/u.test(text);
