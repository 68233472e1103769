import type { Node, ResolvedPos } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
} from 'prosemirror-state';
import { type PictureAttrs, schema, type VideoAttrs } from '../schema.ts';
import type { Desk } from './desk.ts';

const { nodes } = schema;

/** The block that a command is about: the selected one, or the one around the cursor at the top. */
function blockAt({ selection }: { selection: Selection }): { node: Node; $at: ResolvedPos } | null {
  if (selection instanceof NodeSelection && selection.node.isBlock)
    return { node: selection.node, $at: selection.$from };
  const { $from } = selection;
  if ($from.depth === 0) return null;
  const $at = $from.doc.resolve($from.before(1));
  return $at.nodeAfter ? { node: $at.nodeAfter, $at } : null;
}

/** Moves a block before the one above it (-1) or behind the one below it (1). */
export const moveBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const block = blockAt(state);
    if (!block) return false;
    const { node, $at } = block;
    const other = by < 0 ? $at.nodeBefore : $at.parent.maybeChild($at.index() + 1);
    if (!other) return false;
    if (!dispatch) return true;
    const from = $at.pos;
    const to = by < 0 ? from - other.nodeSize : from + other.nodeSize;
    const within = state.selection.from - from;
    const tr = state.tr.delete(from, from + node.nodeSize).insert(to, node);
    tr.setSelection(
      state.selection instanceof NodeSelection
        ? NodeSelection.create(tr.doc, to)
        : TextSelection.near(tr.doc.resolve(to + within)),
    );
    dispatch(tr.scrollIntoView());
    return true;
  };

/** Removes a block. With its last picture, a gallery goes. */
export const removeBlock: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
  const { $from, node } = selection;
  const isLast = $from.parent.type === nodes.gallery && $from.parent.childCount === 1;
  const at = isLast ? $from.before() : selection.from;
  const size = isLast ? $from.parent.nodeSize : node.nodeSize;
  if (dispatch) {
    const $at = state.doc.resolve(at);
    const tr = state.tr;
    // A quote, an item or a text is never without a block.
    if ($at.parent.childCount === 1) tr.replaceWith(at, at + size, nodes.paragraph.create());
    else tr.delete(at, at + size);
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at, tr.doc.content.size)), 1));
    dispatch(tr.scrollIntoView());
  }
  return true;
};

/** Where the next block goes: in place of an empty paragraph, or behind the block at the cursor. */
function roomFor(doc: Node, $from: ResolvedPos): { from: number; to: number } {
  let depth = $from.depth;
  // Inside of a table, a note's words or a gallery there is no room for blocks.
  while (depth > 0 && !acceptsBlocks($from.node(depth - 1))) depth--;
  if (depth === 0) return { from: $from.pos, to: $from.pos };
  const node = $from.node(depth);
  const before = $from.before(depth);
  const isEmpty = node.type === nodes.paragraph && node.content.size === 0;
  const after = before + node.nodeSize;
  return isEmpty
    ? { from: before, to: after }
    : { from: Math.min(after, doc.content.size), to: after };
}

const acceptsBlocks = ({ type }: Node): boolean =>
  type === nodes.doc || type === nodes.blockquote || type === nodes.list_item;

/** Inserts blocks at the selection, or at `at`, and selects the first of them. */
export const insertBlocks =
  (blocks: readonly Node[], at?: number): Command =>
  (state, dispatch) => {
    if (blocks.length === 0) return false;
    const $from =
      at === undefined
        ? state.selection.$to
        : state.doc.resolve(Math.min(at, state.doc.content.size));
    const { from, to } = roomFor(state.doc, $from);
    if (!dispatch) return true;
    const tr = state.tr.replaceWith(from, to, blocks);
    const first = blocks[0] as Node;
    const end = from + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
    // There is always a line to go on writing.
    if (end === tr.doc.content.size) tr.insert(end, nodes.paragraph.create());
    if (NodeSelection.isSelectable(first) && first.isAtom)
      tr.setSelection(NodeSelection.create(tr.doc, from));
    else tr.setSelection(Selection.near(tr.doc.resolve(from + 1)));
    dispatch(tr.scrollIntoView());
    return true;
  };

/** One picture, or a gallery of several. */
export function insertPictures(pictures: readonly PictureAttrs[], at?: number): Command {
  const made = pictures.map((attrs) => nodes.picture.create(attrs));
  return insertBlocks(made.length > 1 ? [nodes.gallery.create(null, made)] : made, at);
}

export const insertVideo = (attrs: VideoAttrs): Command =>
  insertBlocks([nodes.video.create(attrs)]);

/** Adds pictures behind the last one of a gallery. */
export const addToGallery =
  (gallery: number, pictures: readonly PictureAttrs[]): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(gallery);
    if (node?.type !== nodes.gallery || pictures.length === 0) return false;
    const end = gallery + node.nodeSize - 1;
    dispatch?.(
      state.tr.insert(
        end,
        pictures.map((attrs) => nodes.picture.create(attrs)),
      ),
    );
    return true;
  };

/** Takes the selected picture out of its gallery and puts it behind it. */
export const leaveGallery: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof NodeSelection)) return false;
  const { $from, node } = selection;
  if ($from.parent.type !== nodes.gallery || $from.parent.childCount < 2) return false;
  if (dispatch) {
    const after = $from.after() - node.nodeSize;
    const tr = state.tr.delete($from.pos, $from.pos + node.nodeSize).insert(after, node);
    dispatch(tr.setSelection(NodeSelection.create(tr.doc, after)).scrollIntoView());
  }
  return true;
};

/** Puts the selected picture together with the picture or gallery above it, or below it. */
export const joinGallery: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.picture) return false;
  const { $from, node } = selection;
  if ($from.parent.type === nodes.gallery) return false;
  const isPictures = (one: Node | null | undefined): one is Node =>
    one?.type === nodes.picture || one?.type === nodes.gallery;
  const above = $from.nodeBefore;
  const below = $from.parent.maybeChild($from.index() + 1);
  const isAbove = isPictures(above);
  const other = isAbove ? above : below;
  if (!isPictures(other)) return false;
  if (dispatch) {
    const others = other.type === nodes.gallery ? [...other.children] : [other];
    const all = isAbove ? [...others, node] : [node, ...others];
    const from = isAbove ? $from.pos - other.nodeSize : $from.pos;
    const tr = state.tr.replaceWith(
      from,
      from + other.nodeSize + node.nodeSize,
      nodes.gallery.create(null, all),
    );
    let place = from + 1;
    for (const one of all) {
      if (one === node) break;
      place += one.nodeSize;
    }
    dispatch(tr.setSelection(NodeSelection.create(tr.doc, place)).scrollIntoView());
  }
  return true;
};

/** Opens the settings of the selected block, of a note beside the cursor, or of the table around it. */
export const openBlock =
  (desk: Desk): Command =>
  (state) => {
    const at = placeWithSettings(state);
    if (at === null) return false;
    desk.open(at);
    return true;
  };

/** Nodes that have settings. */
const WITH_SETTINGS = new Set(['picture', 'gallery', 'video', 'image', 'note_ref']);

function placeWithSettings({ selection }: EditorState): number | null {
  if (selection instanceof NodeSelection)
    return WITH_SETTINGS.has(selection.node.type.name) ? selection.from : null;
  const { $from } = selection;
  if ($from.nodeBefore?.type === nodes.note_ref) return $from.pos - 1;
  if ($from.nodeAfter?.type === nodes.note_ref) return $from.pos;
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === nodes.table) return $from.before(depth);
  return null;
}
