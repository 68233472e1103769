import { LINE_KINDS, type LineKind } from './blocks.ts';
import type { Selected } from './edit.ts';
import { marksAt } from './marks.ts';

export type Active = LineKind | 'bold' | 'italic' | 'strike' | 'table';

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
