import { fold } from '../../platform/fold.ts';
import { yearInIstanbul } from '../../platform/istanbul.ts';

/** The first day of some days or months in Istanbul ("2026-11-19"), and the day after each. */
export interface Days {
  from: string[];
  until: string[];
  /** What was typed besides the date. */
  rest: string;
}

/** Names of the months in the four languages, folded. */
const MONTHS = [
  ['ocak', 'january', 'januar', 'enero'],
  ['subat', 'february', 'februar', 'febrero'],
  ['mart', 'march', 'marz', 'marzo'],
  ['nisan', 'april', 'abril'],
  ['mayis', 'may', 'mai', 'mayo'],
  ['haziran', 'june', 'juni', 'junio'],
  ['temmuz', 'july', 'juli', 'julio'],
  ['agustos', 'august', 'agosto'],
  ['eylul', 'september', 'septiembre'],
  ['ekim', 'october', 'oktober', 'octubre'],
  ['kasim', 'november', 'noviembre'],
  ['aralik', 'december', 'dezember', 'diciembre'],
];
const NAMES = MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');
/** Without a year, these many years back are searched, and the next one for meetings. */
const YEARS_BACK = 10;

const END = String.raw`(?![\p{L}\p{N}])(?:['’][a-z]+)?`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const pattern = (source: string) => new RegExp(START + source + END, 'u');
const DAY = String.raw`(?<day>\d{1,2})`;
const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const NAME = `(?<name>${NAMES})(?:da|de|ta|te|in|un)?`;
const PATTERNS = [
  pattern(String.raw`${DAY}[./-](?<month>\d{1,2})[./-]${YEAR}`),
  pattern(String.raw`${YEAR}-(?<month>\d{1,2})-${DAY}`),
  pattern(String.raw`${DAY}\.? (?:de )?${NAME},?(?: (?:de )?${YEAR})?`),
  pattern(`${NAME} ${DAY}(?:st|nd|rd|th)?(?:,? ${YEAR})?`),
  pattern(`${NAME} (?:de )?${YEAR}`),
];

/** The first date in what a visitor typed: "19 Kasım", "19.11.2026", "Kasım 2026"; null without one. */
export function readDays(typed: string, now: Date): Days | null {
  // The fold keeps the positions of the letters.
  const folded = fold(typed.slice(0, 200).replace(/\s/g, ' '));
  for (const one of PATTERNS) {
    const match = one.exec(folded);
    if (!match?.groups) continue;
    const { day, month, name, year } = match.groups;
    const number = name ? MONTHS.findIndex((names) => names.includes(name)) + 1 : Number(month);
    const rest = `${typed.slice(0, match.index)} ${typed.slice(match.index + match[0].length)}`;
    const days = spansOf(day ? Number(day) : null, number, year ? Number(year) : null, now);
    if (days) return { ...days, rest: rest.trim() };
  }
  return null;
}

function spansOf(day: number | null, month: number, year: number | null, now: Date) {
  const last = yearInIstanbul(now) + 1;
  const years = year ? [year] : Array.from({ length: YEARS_BACK + 2 }, (_, i) => last - i);
  const spans = years.flatMap((one) => {
    const first = dateOf(one, month, day ?? 1);
    if (!first) return [];
    const next = new Date(day ? Date.UTC(one, month - 1, day + 1) : Date.UTC(one, month, 1));
    return [[first, next.toISOString().slice(0, 10)] as const];
  });
  if (spans.length === 0) return null;
  return { from: spans.map(([from]) => from), until: spans.map(([, until]) => until) };
}

/** "2026-11-19"; null for a day that does not exist. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}
