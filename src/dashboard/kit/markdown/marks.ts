import { LINE_KINDS } from './blocks.ts';
import type { Command, Selected } from './edit.ts';

/** `*` is also the end of `**`, which is another mark. */
function isAround({ text, from, to }: Selected, mark: string): boolean {
  const size = mark.length;
  const sign = mark[0] as string;
  if (text.slice(from - size, from) !== mark || text.slice(to, to + size) !== mark) return false;
  if (size === 2) return true;
  const signs = countBefore(text, from, sign);
  return signs % 2 === 1 && countAfter(text, to, sign) % 2 === 1;
}

function countBefore(text: string, at: number, sign: string): number {
  let count = 0;
  while (text[at - count - 1] === sign) count += 1;
  return count;
}

function countAfter(text: string, at: number, sign: string): number {
  let count = 0;
  while (text[at + count] === sign) count += 1;
  return count;
}

/** Puts a mark on both sides of the selection without its outer spaces, or removes it there. */
export const wrapIn =
  (mark: string): Command =>
  (selected) => {
    const { text } = selected;
    const words = text.slice(selected.from, selected.to);
    const from = selected.from + (words.trim() ? words.length - words.trimStart().length : 0);
    const to = from + words.trim().length;
    const inner = text.slice(from, to);
    const size = mark.length;
    if (isAround({ text, from, to }, mark)) {
      const start = from - size;
      return { from: start, to: to + size, insert: inner, select: [start, start + inner.length] };
    }
    const start = from + size;
    return { from, to, insert: mark + inner + mark, select: [start, start + inner.length] };
  };

export const link: Command = ({ text, from, to }) => {
  const words = text.slice(from, to);
  const target = 'https://';
  const insert = `[${words}](${target})`;
  const start = from + words.length + 3;
  // With a selection the user types the address next, without one the words of the link.
  return {
    from,
    to,
    insert,
    select: words ? [start, start + target.length] : [from + 1, from + 1],
  };
};

/** The marks around the cursor in its line. */
export function marksAt({
  text,
  from,
  to,
}: Selected): Record<'bold' | 'italic' | 'strike', boolean> {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  const before = text.slice(start, from);
  const after = text.slice(to, end < 0 ? undefined : end);
  const isOpen = (mark: RegExp) =>
    (before.match(mark)?.length ?? 0) % 2 === 1 && (after.match(mark)?.length ?? 0) % 2 === 1;
  return {
    bold: isOpen(/\*\*/g),
    italic: isOpen(/(?<!\*)\*(?!\*)|\*\*\*/g),
    strike: isOpen(/~~/g),
  };
}

/** What the cursor stands in, in the order of the toolbar, joined: cheap to compare. */
export function activeAt(selected: Selected): string {
  const { text, from } = selected;
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const line = text.slice(start, start + 300);
  const kinds = Object.entries(LINE_KINDS).filter(([, pattern]) => pattern.test(line));
  const marks = Object.entries(marksAt(selected)).filter(([, isOn]) => isOn);
  const names = [...kinds, ...marks].map(([name]) => name);
  if (/^\s*\|/.test(line)) names.push('table');
  return names.join(' ');
}
