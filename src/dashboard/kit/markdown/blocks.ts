import { type Command, insertBlock, linesOf, replaceLines } from './edit.ts';

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
