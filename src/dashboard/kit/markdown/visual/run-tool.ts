import { toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import {
  Fragment,
  type MarkType,
  type Node,
  type NodeType,
  type ResolvedPos,
} from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { ToolName } from '../tools.ts';
import { insertBlocks } from './blocks/commands.ts';
import type { Desk } from './blocks/desk.ts';
import { addNote } from './blocks/notes.ts';
import { tableCommands } from './blocks/table-commands.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The tools that need neither a dialog nor a popover. */
export const toolCommands = (desk: Desk): Partial<Record<ToolName, Command>> => ({
  undo,
  redo,
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  strike: toggleMark(marks.strike),
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  lesserHeading: toggleHeading(4),
  quote: toggleQuote,
  sourcedQuote,
  bullets: toggleList(nodes.bullet_list),
  numbers: toggleList(nodes.ordered_list),
  indent: sinkListItem(nodes.list_item),
  outdent: liftListItem(nodes.list_item),
  footnote: addNote(desk),
  addRow: tableCommands.rowAfter,
  addColumn: tableCommands.columnAfter,
  rule: insertBlocks([nodes.rule.create()]),
  code: toCode,
});

/** The paragraphs and headings that the selection touches. */
function wordsIn({ doc, selection }: EditorState): { node: Node; at: number }[] {
  const found: { node: Node; at: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.type === nodes.paragraph || node.type === nodes.heading) found.push({ node, at });
    return !node.inlineContent;
  });
  return found;
}

/** Makes the paragraphs headings, or headings of this level paragraphs. */
const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const found = wordsIn(state);
    if (found.length === 0) return false;
    if (!dispatch) return true;
    const isOn = found.every(
      ({ node }) => node.type === nodes.heading && node.attrs.level === level,
    );
    const { tr } = state;
    for (const { node, at } of found) {
      if (isOn) tr.setNodeMarkup(at, nodes.paragraph);
      else {
        withoutBreaks(tr, node, at);
        tr.setNodeMarkup(at, nodes.heading, { level });
      }
    }
    dispatch(tr.scrollIntoView());
    return true;
  };

/** A heading has one line. */
function withoutBreaks(tr: Transaction, node: Node, at: number): void {
  node.forEach((child, offset) => {
    const place = at + 1 + offset;
    if (child.type === nodes.hard_break) tr.replaceWith(place, place + 1, schema.text(' '));
  });
}

/** The innermost node of one of these kinds around a place, with its depth. */
export function around(
  $at: ResolvedPos,
  ...types: NodeType[]
): { node: Node; at: number; depth: number } | null {
  for (let depth = $at.depth; depth > 0; depth--) {
    const node = $at.node(depth);
    if (types.includes(node.type)) return { node, at: $at.before(depth), depth };
  }
  return null;
}

/** Makes blocks a quotation, or a quotation its blocks; who said it becomes a paragraph. */
const toggleQuote: Command = (state, dispatch) => {
  const quote = around(state.selection.$from, nodes.blockquote);
  if (!quote) return wrapIn(nodes.blockquote)(state, dispatch);
  if (!dispatch) return true;
  const { node, at } = quote;
  const blocks = node.children.map((child) =>
    child.type === nodes.quote_source ? nodes.paragraph.create(null, child.content) : child,
  );
  const shown = blocks.filter(
    (child, place) => place === 0 || child.content.size > 0 || child.isAtom,
  );
  const tr = state.tr.replaceWith(at, at + node.nodeSize, shown);
  const { from, to } = state.selection;
  const near = (place: number) => Math.min(Math.max(place - 1, 0), tr.doc.content.size);
  tr.setSelection(TextSelection.between(tr.doc.resolve(near(from)), tr.doc.resolve(near(to))));
  dispatch(tr.scrollIntoView());
  return true;
};

/**
 * A quotation with a line for who said it. The cursor is in that line, or, where nothing is quoted yet,
 * in the words.
 */
const sourcedQuote: Command = (state, dispatch) => {
  let made: Transaction | null = null;
  if (around(state.selection.$from, nodes.blockquote)) made = state.tr;
  else
    wrapIn(nodes.blockquote)(state, (tr) => {
      made = tr;
    });
  const tr = made as Transaction | null;
  if (!tr) return false;
  const quote = around(tr.selection.$from, nodes.blockquote);
  if (!quote || !dispatch) return quote !== null;
  const { node, at } = quote;
  const end = at + node.nodeSize - 1;
  const hasSource = node.lastChild?.type === nodes.quote_source;
  if (!hasSource) tr.insert(end, nodes.quote_source.create());
  const sourceEnd = hasSource ? end - 1 : end + 1;
  if (node.textContent.trim()) tr.setSelection(TextSelection.create(tr.doc, sourceEnd));
  dispatch(tr.scrollIntoView());
  return true;
};

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if ($from.parent.type === nodes.quote_source) return false;
    const list = around($from, nodes.bullet_list, nodes.ordered_list);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    const { tight } = list.node.attrs;
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { tight }).scrollIntoView());
    return true;
  };

/** The words of the paragraphs as a block of code. */
const toCode: Command = (state, dispatch) => {
  const found = wordsIn(state);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return false;
  const $first = state.doc.resolve(first.at);
  if ($first.parent !== state.doc.resolve(last.at).parent) return false;
  if (!$first.parent.canReplaceWith($first.index(), $first.index() + 1, nodes.code)) return false;
  if (!dispatch) return true;
  const text = found
    .map(({ node }) => node.textBetween(0, node.content.size, '\n', '\n'))
    .join('\n');
  const code = nodes.code.create(null, text ? schema.text(text) : Fragment.empty);
  const tr = state.tr.replaceWith(first.at, last.at + last.node.nodeSize, code);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, first.at + 1 + text.length)));
  return true;
};

const MARK_TOOLS = [
  ['bold', marks.strong],
  ['italic', marks.em],
  ['strike', marks.strike],
  ['link', marks.link],
] as const;
const HEADING_TOOLS = ['', '', 'heading', 'subheading', 'lesserHeading'];

/** What the cursor stands in, by the names of tools, joined: cheap to compare. */
export function activeIn(state: EditorState): string {
  const { selection } = state;
  const { $from } = selection;
  const names: string[] = [];
  if ($from.parent.type === nodes.heading)
    names.push(HEADING_TOOLS[$from.parent.attrs.level] ?? '');
  if (around($from, nodes.blockquote)) names.push('quote');
  const list = around($from, nodes.bullet_list, nodes.ordered_list);
  if (list) names.push(list.node.type === nodes.bullet_list ? 'bullets' : 'numbers');
  for (const [name, type] of MARK_TOOLS) if (isMarked(state, type)) names.push(name);
  if (!(selection instanceof NodeSelection) && isInTable(state)) names.push('table');
  return names.join(' ');
}

function isMarked({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return !!type.isInSet(storedMarks ?? $from.marks());
  return doc.rangeHasMark(from, to, type);
}
