import { type Command, linesOf, replaceLines } from './edit.ts';

const ITEM = /^(\s*(?:> ?)*\s*)([-*+]|\d{1,9}[.)]) (?:\[[ x]\] )?/;
const QUOTE = /^(?:> ?)+/;

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
