import { isHistoryTransaction } from 'prosemirror-history';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, NodeSelection, Plugin, type Transaction } from 'prosemirror-state';
import { canJoin } from 'prosemirror-transform';
import { videoAt } from '../../../../platform/markup/video-address.ts';
import type { Composition } from './composition.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/**
 * Keeps the document in the form that Markdown can hold: what would be read as something else becomes
 * that at once, or when it is composed. It looks only at what a change has touched.
 */
export const settleDocument = ({ settling }: Composition): Plugin =>
  new Plugin({
    appendTransaction: settling((transactions, before, after) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      // What was there before was settled.
      if (transactions.some(isHistoryTransaction)) return null;
      const { tr } = after;
      const [from, to] = changedIn(transactions, after);
      settleBlocks(tr, from, to);
      settleVideo(tr, before, transactions);
      return tr.docChanged ? tr : null;
    }),
  });

/** The range of the document that these transactions have changed. */
function changedIn(transactions: readonly Transaction[], { doc }: EditorState): [number, number] {
  let from = doc.content.size;
  let to = 0;
  const maps = transactions.flatMap(({ mapping }) => mapping.maps);
  for (const [at, map] of maps.entries())
    map.forEach((_oldStart, _oldEnd, start, end) => {
      let [first, last] = [start, end];
      for (const later of maps.slice(at + 1)) {
        first = later.map(first, -1);
        last = later.map(last, 1);
      }
      from = Math.min(from, first);
      to = Math.max(to, last);
    });
  return [from, to];
}

type Place = { node: Node; at: number; parent: Node; index: number };

function settleBlocks(tr: Transaction, from: number, to: number): void {
  const touched: Place[] = [];
  if (from > to) return;
  const { size } = tr.doc.content;
  tr.doc.nodesBetween(Math.max(0, from - 1), Math.min(size, to + 1), (node, at, parent, index) => {
    if (parent && node.isBlock) touched.push({ node, at, parent, index });
    return !node.inlineContent;
  });
  // From the end: what stands before keeps its place.
  for (const place of touched.reverse()) {
    const { node, at } = place;
    if (tr.doc.nodeAt(at) !== node) continue;
    if (node.type === nodes.paragraph) settleParagraph(tr, place);
    else if (node.type === nodes.gallery && node.childCount === 1) settleGallery(tr, node, at);
    else if (node.type === nodes.table) settleTable(tr, node, at);
    else if (node.type === nodes.blockquote) settleQuote(tr, node, at);
    else if (isList(node)) joinLists(tr, at, node, from, to);
  }
}

const isList = ({ type }: Node): boolean =>
  type === nodes.bullet_list || type === nodes.ordered_list;

/** Two lists of one kind that a change has put below each other are one. */
function joinLists(tr: Transaction, at: number, node: Node, from: number, to: number): void {
  for (const border of [at + node.nodeSize, at]) {
    if (border < from || border > to || border === 0 || border >= tr.doc.content.size) continue;
    const $at = tr.doc.resolve(border);
    const [one, other] = [$at.nodeBefore, $at.nodeAfter];
    if (!one || !other || one.type !== other.type || !isList(one)) continue;
    if (canJoin(tr.doc, border)) tr.join(border);
  }
}

/** A paragraph that has only pictures is shown as a figure or as a gallery. */
function settleParagraph(tr: Transaction, { node, at, parent, index }: Place): void {
  const pictures: Node[] = [];
  let isOnlyPictures = node.childCount > 0;
  node.forEach((child) => {
    if (child.type === nodes.image && child.marks.length === 0)
      pictures.push(nodes.picture.create(child.attrs));
    else if (child.type !== nodes.hard_break && child.text?.trim() !== '') isOnlyPictures = false;
  });
  if (!isOnlyPictures || pictures.length === 0) return;
  const shown = pictures.length === 1 ? pictures : [nodes.gallery.create(null, pictures)];
  if (parent.canReplaceWith(index, index + 1, (shown[0] as Node).type))
    tr.replaceWith(at, at + node.nodeSize, shown);
}

/** A gallery of one picture is a picture. */
function settleGallery(tr: Transaction, gallery: Node, at: number): void {
  const { selection } = tr;
  const wasSelected = selection instanceof NodeSelection && selection.from === at + 1;
  tr.replaceWith(at, at + gallery.nodeSize, gallery.child(0));
  if (wasSelected) tr.setSelection(NodeSelection.create(tr.doc, at));
}

/** Cells of the first row are heads, and those of a column have one alignment. */
function settleTable(tr: Transaction, table: Node, at: number): void {
  const sides = table.child(0).children.map(({ attrs }) => attrs.align);
  table.forEach((row, offset, place) => {
    const wanted = place === 0 ? nodes.table_header : nodes.table_cell;
    row.forEach((cell, inRow, column) => {
      const align = sides[column] ?? null;
      if (cell.type !== wanted || cell.attrs.align !== align)
        tr.setNodeMarkup(at + 1 + offset + 1 + inRow, wanted, { ...cell.attrs, align });
    });
  });
}

/** How the last line of a quote begins if it says who has said it. */
const SOURCE = /^— (?=\S)/;

/** The last line of a quote becomes its source as soon as it begins like one. */
function settleQuote(tr: Transaction, quote: Node, at: number): void {
  const last = quote.lastChild;
  if (last?.type !== nodes.paragraph) return;
  let line = 0;
  let size = 0;
  last.forEach((child, offset) => {
    if (child.type === nodes.hard_break) {
      line = offset + child.nodeSize;
      size = child.nodeSize;
    }
  });
  if (line === 0 && quote.childCount === 1) return;
  const first = last.childAfter(line).node;
  const dash = first?.isText ? SOURCE.exec(first.text ?? '')?.[0] : undefined;
  if (!dash || !nodes.quote_source.validContent(last.content.cut(line + dash.length))) return;
  const start = at + 1 + quote.content.size - last.nodeSize + 1;
  if (line > 0) {
    // The break goes first: a source has none.
    const end = start + line - size;
    tr.delete(end, start + line + dash.length);
    tr.split(end, 1, [{ type: nodes.quote_source }]);
  } else {
    tr.setNodeMarkup(start - 1, nodes.quote_source);
    tr.delete(start, start + dash.length);
  }
}

/** The address of a video becomes the video when the cursor leaves its paragraph. */
function settleVideo(tr: Transaction, before: EditorState, done: readonly Transaction[]): void {
  const { selection } = before;
  if (!selection.empty || selection.$from.parent.type !== nodes.paragraph) return;
  const at = done.reduce((place, { mapping }) => mapping.map(place, -1), selection.$from.before());
  const paragraph = at >= 0 && at < tr.doc.content.size ? tr.doc.nodeAt(at) : null;
  if (paragraph?.type !== nodes.paragraph || isInside(tr.selection.$from, at)) return;
  const address = paragraph.textContent.trim();
  if (paragraph.childCount !== 1 || !videoAt(address)) return;
  const $at = tr.doc.resolve(at);
  if ($at.parent.canReplaceWith($at.index(), $at.index() + 1, nodes.video))
    tr.replaceWith(at, at + paragraph.nodeSize, nodes.video.create({ address }));
}

const isInside = ($from: ResolvedPos, at: number): boolean =>
  $from.depth > 0 && $from.before($from.depth) === at;
