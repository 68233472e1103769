import { type Command, insertBlock, linesOf, replaceLines } from './edit.ts';

const ITEM = /^(\s*(?:> ?)*\s*)([-*+]|\d{1,9}[.)]) (?:\[[ x]\] )?/;

const QUOTE = /^(?:> ?)+/;

export const isInList = ({ text, from }: { text: string; from: number }): boolean => {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  return /^\s*(?:[-*+]|\d{1,9}[.)]) /.test(text.slice(start, start + 200));
};

const change =
  (shift: (line: string, by: number) => string): Command =>
  (selected) => {
    if (!isInList(selected)) return null;
    const lines = linesOf(selected);
    const all = selected.text.slice(lines.from, lines.to).split('\n');
    // The inner item begins under the words of the outer one.
    const by = /^\s*\d/.test(all[0] ?? '') ? 3 : 2;
    return replaceLines(selected, lines, all.map((line) => shift(line, by)).join('\n'));
  };

export const indent = change((line, by) => (line.trim() ? ' '.repeat(by) + line : line));

export const outdent = change((line, by) => line.replace(new RegExp(`^ {1,${by}}`), ''));

const PREFIX = /^(\s*)(#{1,6} |> |[-*+] |\d{1,9}[.)] )?/;

export const LINE_KINDS = {
  heading: /^## /,
  subheading: /^### /,
  lesserHeading: /^#### /,
  quote: /^> /,
  bullets: /^\s*[-*+] /,
  numbers: /^\s*\d{1,9}[.)] /,
} as const;
export type LineKind = keyof typeof LINE_KINDS;

const PREFIXES: Record<LineKind, (place: number) => string> = {
  heading: () => '## ',
  subheading: () => '### ',
  lesserHeading: () => '#### ',
  quote: () => '> ',
  bullets: () => '- ',
  numbers: (place) => `${place + 1}. `,
};

/**
 * Puts a prefix before every selected line, in place of another one, or removes it if all have it.
 */
export const prefixLines =
  (kind: LineKind): Command =>
  (selected) => {
    const lines = linesOf(selected);
    const all = selected.text.slice(lines.from, lines.to).split('\n');
    const counted = all.length > 1 ? all.filter((line) => line.trim()) : all;
    const remove = counted.every((line) => LINE_KINDS[kind].test(line));
    let place = 0;
    const changed = all.map((line) => {
      if (all.length > 1 && !line.trim() && kind !== 'quote') return line;
      const prefix = remove ? '' : PREFIXES[kind](place);
      place += 1;
      return line.replace(PREFIX, `$1${prefix}`);
    });
    return replaceLines(selected, lines, changed.join('\n'));
  };

/**
 * A quote whose last line is its source. `source` is the word that stands in its place; it is selected,
 * or, in an empty line, the cursor is where the quoted words go.
 */
export const sourcedQuote =
  (source: string): Command =>
  (selected) => {
    const lines = linesOf(selected);
    const words = selected.text.slice(lines.from, lines.to).trim();
    const quote = words
      .split('\n')
      .map((line) => `> ${line.replace(/^> ?/, '')}`.trimEnd())
      .join('\n');
    const block = `${words ? quote : '> '}\n>\n> — ${source}`;
    const start = block.length - source.length;
    const whole = { ...selected, from: lines.from, to: lines.to };
    if (!words) return insertBlock(selected, block, [2, 2]);
    const { from, to } = whole;
    return { from, to, insert: block, select: [from + start, from + block.length] };
  };

export const rule: Command = (selected) => insertBlock(selected, '---');

export const block =
  (markdown: string): Command =>
  (selected) =>
    insertBlock(selected, markdown);

/** The next number of a footnote: one more than the greatest. */
export const nextNote = (text: string): number =>
  1 + Math.max(0, ...[...text.matchAll(/\[\^(\d{1,6})\]/g)].map(([, number]) => Number(number)));

/** A reference at the cursor and the note at the end of the text, where the user writes next. */
export const footnote: Command = ({ text, to }) => {
  const label = `[^${nextNote(text)}]`;
  const rest = text.slice(to).trimEnd();
  const hasNotes = /(?:^|\n)\[\^[^\]\s]{1,60}\]: [^\n]*$/.test(rest);
  const insert = `${label}${rest}${hasNotes ? '\n' : '\n\n'}${label}: `;
  const end = to + insert.length;
  return { from: to, to: text.length, insert, select: [end, end] };
};

/** Enter in a list or quote begins the next item; in an empty one it ends the list. */
export const continueLine: Command = (selected) => {
  const { text, from, to } = selected;
  const line = linesOf({ text, from, to: from });
  const words = text.slice(line.from, line.to);
  const item = ITEM.exec(words);
  const prefix = item?.[0] ?? QUOTE.exec(words)?.[0] ?? '';
  if (!prefix || from - line.from < prefix.length) return null;
  if (words.length === prefix.length && from === to)
    return { from: line.from, to: line.to, insert: '', select: [line.from, line.from] };
  const [, lead = '', mark = ''] = item ?? [];
  const next = item ? `${lead}${markAfter(mark)} ` : prefix;
  const end = from + 1 + next.length;
  return { from, to, insert: `\n${next}`, select: [end, end] };
};

const markAfter = (mark: string) =>
  /\d/.test(mark) ? `${Number.parseInt(mark, 10) + 1}${mark.at(-1)}` : mark;
