import type { Mark } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import { isAllowedLink } from '../../../../platform/markup/allowed-link.ts';
import { schema } from './schema.ts';

const { link } = schema.marks;

/** The words that are or become a link. */
export interface Linked {
  from: number;
  to: number;
  mark: Mark | null;
}

/** The link at the cursor as a whole, or the selected words. Null: there can be no link here. */
export function linkAt({ doc, selection }: EditorState): Linked | null {
  const { $from, $to, from, to } = selection;
  if (!$from.sameParent($to) || !$from.parent.inlineContent) return null;
  if (!$from.parent.type.allowsMarkType(link)) return null;
  const marked = $from.parent.childAfter($from.parentOffset);
  const before = $from.parent.childBefore($from.parentOffset);
  const mark =
    link.isInSet(marked.node?.marks ?? []) ??
    (selection.empty ? link.isInSet(before.node?.marks ?? []) : undefined);
  if (!mark) return { from, to, mark: null };
  let [start, end] = [from, to];
  const isLinked = (at: number): boolean => mark.isInSet(doc.resolve(at).nodeAfter?.marks ?? []);
  const [first, last] = [$from.start(), $from.end()];
  while (start > first && isLinked(start - 1)) start -= 1;
  while (end < last && isLinked(end)) end += 1;
  return { from: start, to: end, mark };
}

/** What was typed as an address; null: it is none. */
export function addressIn(typed: string): string | null {
  const written = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(written)) return `mailto:${written}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(written)) return `https://${written}`;
  return written && isAllowedLink(written) ? written : null;
}
