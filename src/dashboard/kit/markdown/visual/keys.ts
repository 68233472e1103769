import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  lift,
  newlineInCode,
  setBlockType,
  splitBlockAs,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keydownHandler } from 'prosemirror-keymap';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin, Selection, TextSelection } from 'prosemirror-state';
import { goToNextCell, isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { commandOfKey, isModified, type ToolName } from '../tools.ts';
import { tableCommands } from './blocks/table-commands.ts';
import { around } from './run-tool.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** The place of a cursor; null for a selection. */
const cursorIn = (selection: Selection): ResolvedPos | null =>
  selection instanceof TextSelection ? selection.$cursor : null;

const isOnlyChild = ($cursor: ResolvedPos): boolean => $cursor.node(-1).childCount === 1;

const isEmpty = ({ content }: Node): boolean => content.size === 0;

/** In a cell: to the one below, and behind the table after the last. */
const leaveCell: Command = (state, dispatch, view) => {
  const cell = around(state.selection.$from, nodes.table_cell, nodes.table_header);
  const table = around(state.selection.$from, nodes.table);
  if (!cell || !table) return false;
  if (!dispatch) return true;
  const row = state.selection.$from.index(table.depth);
  const column = state.selection.$from.index(table.depth + 1);
  const below = table.node.maybeChild(row + 1);
  if (below) {
    let at = table.at + 1;
    for (let place = 0; place <= row; place++) at += table.node.child(place).nodeSize;
    at += 1;
    for (let place = 0; place < column; place++) at += below.child(place).nodeSize;
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, at + 1)).scrollIntoView());
    return true;
  }
  return goBehind(table.at + table.node.nodeSize)(state, dispatch, view);
};

/** Puts the cursor into the block that begins here, or into a new paragraph. */
const goBehind =
  (at: number): Command =>
  (state, dispatch) => {
    const { tr } = state;
    if (!state.doc.resolve(at).nodeAfter?.isTextblock) tr.insert(at, nodes.paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };

/** Behind the line with the source of a quotation there is the text again. */
const leaveQuoteSource: Command = (state, dispatch, view) => {
  const $cursor = cursorIn(state.selection);
  if ($cursor?.parent.type !== nodes.quote_source) return false;
  return goBehind($cursor.after(-1))(state, dispatch, view);
};

/** An empty last paragraph above the source of a quotation is not wanted there. */
const toQuoteSource: Command = (state, dispatch) => {
  const $cursor = cursorIn(state.selection);
  if (!$cursor || !isEmpty($cursor.parent) || $cursor.depth < 2) return false;
  const quote = $cursor.node(-1);
  const next = quote.maybeChild($cursor.index(-1) + 1);
  if (next?.type !== nodes.quote_source || $cursor.index(-1) === 0) return false;
  const tr = state.tr.delete($cursor.before(), $cursor.after());
  const end = $cursor.before() + next.nodeSize - 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  return true;
};

/** Enter in an empty line at the end leaves a block of code. */
const leaveCode: Command = (state, dispatch, view) => {
  const $cursor = cursorIn(state.selection);
  if (!$cursor?.parent.type.spec.code || $cursor.parentOffset < $cursor.parent.content.size)
    return false;
  if (!$cursor.parent.textContent.endsWith('\n')) return false;
  if (!dispatch) return true;
  return exitCode(state, (tr) => dispatch(tr.delete($cursor.pos - 1, $cursor.pos)), view);
};

/** An empty item leaves its list. */
const leaveList: Command = (state, dispatch) => {
  const $cursor = cursorIn(state.selection);
  if (!$cursor || !isEmpty($cursor.parent) || $cursor.depth < 2) return false;
  if ($cursor.node(-1).type !== nodes.list_item || !isOnlyChild($cursor)) return false;
  return liftListItem(nodes.list_item)(state, dispatch);
};

/** Enter in an empty paragraph at the end of a quotation leaves it. */
const leaveQuote: Command = (state, dispatch) => {
  const $cursor = cursorIn(state.selection);
  if (!$cursor || !isEmpty($cursor.parent) || $cursor.depth < 2) return false;
  const outer = $cursor.node(-1);
  if (outer.type !== nodes.blockquote || $cursor.index(-1) < outer.childCount - 1) return false;
  return lift(state, dispatch);
};

const enter = chainCommands(
  leaveCell,
  leaveQuoteSource,
  toQuoteSource,
  leaveCode,
  leaveList,
  leaveQuote,
  splitListItem(nodes.list_item, { value: null }),
  newlineInCode,
  createParagraphNear,
  // In a quotation, the next block could also be its source.
  splitBlockAs((_node, isAtEnd) => (isAtEnd ? { type: nodes.paragraph } : null)),
);

/** A new line in the same paragraph; headings, cells and sources have one line. */
const lineBreak: Command = (state, dispatch, view) => {
  const { $from } = state.selection;
  if ($from.parent.type.spec.code) return newlineInCode(state, dispatch, view);
  if (!$from.parent.inlineContent || $from.parent.type !== nodes.paragraph) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
};

const isAtStart = (state: { selection: Selection }): ResolvedPos | null => {
  const $cursor = cursorIn(state.selection);
  return $cursor?.parentOffset === 0 ? $cursor : null;
};

/** At its start, a heading becomes a paragraph; an empty block of code, too. */
const toParagraph: Command = (state, dispatch) => {
  const $cursor = isAtStart(state);
  const type = $cursor?.parent.type;
  const isPlainLeft =
    type === nodes.heading || (type === nodes.code && isEmpty(($cursor as ResolvedPos).parent));
  return isPlainLeft && setBlockType(nodes.paragraph)(state, dispatch);
};

/** At the start of an item, the item leaves its list; at the start of a quotation, the block leaves it. */
const liftAtStart: Command = (state, dispatch) => {
  const $cursor = isAtStart(state);
  if (!$cursor || $cursor.depth < 2 || $cursor.index(-1) > 0) return false;
  const outer = $cursor.node(-1);
  if (outer.type === nodes.list_item) return liftListItem(nodes.list_item)(state, dispatch);
  return outer.type === nodes.blockquote && lift(state, dispatch);
};

/** At its start, the source of a quotation becomes its last paragraph. */
const sourceToWords: Command = (state, dispatch) => {
  const $cursor = isAtStart(state);
  if ($cursor?.parent.type !== nodes.quote_source) return false;
  const at = $cursor.before();
  const tr = state.tr;
  if (isEmpty($cursor.parent)) {
    tr.delete(at, $cursor.after());
    tr.setSelection(Selection.near(tr.doc.resolve(at), -1));
  } else tr.setNodeMarkup(at, nodes.paragraph);
  dispatch?.(tr.scrollIntoView());
  return true;
};

const backspace = chainCommands(
  undoInputRule,
  toParagraph,
  sourceToWords,
  liftAtStart,
  baseKeymap.Backspace as Command,
);

const tab =
  (by: 1 | -1): Command =>
  (state, dispatch, view) => {
    if (isInTable(state)) {
      if (goToNextCell(by)(state, dispatch)) return true;
      return by > 0 && tableCommands.rowAfter(state, dispatch);
    }
    if (!around(state.selection.$from, nodes.list_item)) return false;
    const shift = by > 0 ? sinkListItem : liftListItem;
    shift(nodes.list_item)(state, dispatch, view);
    // The first item cannot be moved, but the focus stays.
    return true;
  };

/** The keys that do something of their own here. */
export const keyCommands = { enter, lineBreak, backspace, tab: tab(1), shiftTab: tab(-1) };

const undoTyped = chainCommands(undoInputRule, undo);

/**
 * The keys of a word processor.
 * @param run runs a tool of the toolbar
 */
export function editorKeys(run: (tool: ToolName) => boolean, search: () => void): Plugin {
  const typed = keydownHandler({
    ...baseKeymap,
    Enter: enter,
    'Shift-Enter': lineBreak,
    'Mod-Enter': exitCode,
    Backspace: backspace,
    'Mod-Backspace': backspace,
    'Shift-Backspace': backspace,
    'Mod-z': undoTyped,
    'Mod-Z': redo,
    'Mod-y': redo,
  });
  // After Escape, Tab leaves the text, however long it takes to press it.
  let isLeaving = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        mousedown: () => {
          isLeaving = false;
        },
        blur: () => {
          isLeaving = false;
        },
      },
      handleKeyDown(view, event) {
        if (event.key === 'Escape') {
          isLeaving = true;
          return false;
        }
        if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) {
          if (isLeaving) return false;
          return keyCommands[event.shiftKey ? 'shiftTab' : 'tab'](view.state, view.dispatch, view);
        }
        if (event.key !== 'Shift') isLeaving = false;
        if (event.altKey && event.key === 'F10') return focusToolbar(view);
        const tool = commandOfKey(event);
        if (tool) {
          run(tool);
          return true;
        }
        if (isModified(event) && !event.shiftKey && event.key.toLowerCase() === 'f') {
          search();
          return true;
        }
        return typed(view, event);
      },
    },
  });
}

/** To the toolbar at the selection if there is one, otherwise to the one above the text. */
function focusToolbar({ dom }: EditorView): boolean {
  const bars = [...document.querySelectorAll(`[role=toolbar][aria-controls="${dom.id}"]`)];
  const bar = bars.find((one) => one.hasAttribute('data-near')) ?? bars[0];
  const button = bar?.querySelector<HTMLElement>('button[tabindex="0"]');
  button?.focus();
  return button !== undefined && button !== null;
}
