import { isHistoryTransaction } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import {
  type Command,
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Composition } from '../composition.ts';
import { schema } from '../schema.ts';
import { sharedOf } from '../text.ts';
import type { Desk } from './desk.ts';

interface Numbering {
  decorations: DecorationSet;
}

const numbering = new PluginKey<Numbering>('notes');

/** The labels of the references, each once, in the order of the text. */
function labelsIn(doc: Node): string[] {
  const labels = new Set<string>();
  doc.descendants((node) => {
    if (node.type === schema.nodes.note_ref) labels.add(node.attrs.label);
    return !node.isTextblock || node.childCount > 0;
  });
  return [...labels];
}

/** The notes of a text by their labels; of several with one label, the last counts. */
function notesIn(doc: Node): Map<string, { node: Node; at: number }> {
  const notes = new Map<string, { node: Node; at: number }>();
  doc.forEach((node, at) => {
    if (node.type === schema.nodes.note) notes.set(node.attrs.label, { node, at });
  });
  return notes;
}

function number(doc: Node): Numbering {
  const order = labelsIn(doc);
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type !== schema.nodes.note_ref && node.type !== schema.nodes.note) return;
    const place = order.indexOf(node.attrs.label) + 1;
    // Drawn by the view of the node; a widget between words would break a composition.
    found.push(Decoration.node(at, at + node.nodeSize, {}, { number: place }));
  });
  return { decorations: DecorationSet.create(doc, found) };
}

/** The number that a reader sees for a note or a reference; 0 for a note that nothing refers to. */
export const numberIn = (decorations: readonly Decoration[]): number =>
  decorations.find(({ spec }) => typeof spec.number === 'number')?.spec.number ?? 0;

const concernsNotes = (tr: Transaction, before: Node): boolean =>
  hasNotes(before) || hasNotes(tr.doc);

/** Whether a text has a note or a reference at all; most have none. */
function hasNotes(doc: Node): boolean {
  const known = notesKnown.get(doc);
  if (known !== undefined) return known;
  let found = false;
  doc.descendants((node) => {
    if (node.type === schema.nodes.note_ref || node.type === schema.nodes.note) found = true;
    return !found;
  });
  notesKnown.set(doc, found);
  return found;
}
const notesKnown = new WeakMap<Node, boolean>();

/** Numbers the notes; a note goes with its last reference, and references with their note. */
export function notesPlugin({ settling }: Composition): Plugin {
  /** Notes that went with their last reference: a reference that is pasted elsewhere brings them back. */
  const gone = new Map<string, Node>();
  return new Plugin<Numbering>({
    key: numbering,
    state: {
      init: (_config, { doc }) => number(doc),
      apply(tr, before, { doc }) {
        if (!tr.docChanged) return before;
        return concernsNotes(tr, doc) ? number(tr.doc) : before;
      },
    },
    props: { decorations: (state) => numbering.getState(state)?.decorations },
    appendTransaction: settling((transactions, before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      if (transactions.some(isHistoryTransaction)) return null;
      if (!hasNotes(before.doc) && !hasNotes(doc)) return null;
      const was = labelsIn(before.doc);
      const is = new Set(labelsIn(doc));
      const notes = notesIn(doc);
      // From the end, so that the places before stay as they are.
      for (const [label, { node, at }] of [...notes].reverse())
        if (was.includes(label) && !is.has(label)) {
          gone.set(label, node);
          tr.delete(at, at + node.nodeSize);
        }
      for (const label of is) {
        const note = gone.get(label);
        if (note && !notes.has(label) && !was.includes(label)) tr.insert(endOfNotes(tr.doc), note);
      }
      removeLostReferences(tr);
      return tr.docChanged ? tr : null;
    }),
  });
}

/** References go with their note. */
function removeLostReferences(tr: Transaction): void {
  const { notes } = sharedOf(tr.doc);
  const lost: number[] = [];
  tr.doc.descendants((node, at) => {
    if (node.type === schema.nodes.note_ref && !(`:${node.attrs.label}` in notes)) lost.push(at);
  });
  for (const at of lost.reverse()) tr.delete(at, at + 1);
}

/** Behind the last note, or at the end of the text. */
export function endOfNotes(doc: Node): number {
  let end = doc.content.size;
  doc.forEach((node, at) => {
    if (node.type === schema.nodes.note) end = at + node.nodeSize;
  });
  return end;
}

/** Where a note stands; null if the text has none with this label. */
export const findNote = (doc: Node, label: string): { node: Node; at: number } | null =>
  notesIn(doc).get(label) ?? null;

/** The first number that is no label yet. */
function freeLabel(doc: Node, given: readonly string[] = []): string {
  const used = new Set([...labelsIn(doc), ...notesIn(doc).keys(), ...given]);
  let free = used.size + 1;
  while (used.has(String(free))) free += 1;
  return String(free);
}

/** Puts a reference at the cursor and an empty note behind the others, and opens it. */
export const addNote =
  (desk: Desk): Command =>
  (state, dispatch) => {
    const { $to, to } = state.selection;
    const { note, note_ref, paragraph } = schema.nodes;
    const isInNote = $to.depth > 0 && $to.node(1).type === note;
    const at = $to.index();
    if (isInNote || !$to.parent.inlineContent || $to.parent.type.spec.code) return false;
    if (!$to.parent.canReplaceWith(at, at, note_ref)) return false;
    if (!dispatch) return true;
    const label = freeLabel(state.doc);
    const tr = state.tr.insert(to, note_ref.create({ label }));
    tr.insert(endOfNotes(tr.doc), note.create({ label }, paragraph.create()));
    tr.setSelection(TextSelection.create(tr.doc, to + 1));
    dispatch(tr.scrollIntoView());
    desk.open(to);
    return true;
  };

/** An empty note for a reference that has none. */
export function writeNote({ doc, tr }: EditorState, label: string): Transaction {
  const { note, paragraph } = schema.nodes;
  return tr.insert(endOfNotes(doc), note.create({ label }, paragraph.create()));
}

/** The notes to which a part of a text refers. */
export function notesOf(doc: Node, content: Fragment): Node[] {
  const notes = notesIn(doc);
  const labels = new Set<string>();
  content.descendants((node) => {
    if (node.type === schema.nodes.note_ref) labels.add(node.attrs.label);
  });
  return [...labels].flatMap((label) => notes.get(label)?.node ?? []);
}

/**
 * What was copied with its notes, for another text: a note whose label means something else there gets
 * a label of its own.
 * @returns the part, and the notes that the text does not have yet
 */
export function bringNotes(doc: Node, slice: Slice, copied: readonly Node[]) {
  const known = notesIn(doc);
  const labels = new Map<string, string>();
  const notes: Node[] = [];
  for (const note of copied) {
    const { label } = note.attrs;
    const own = known.get(label)?.node;
    if (own?.content.eq(note.content)) continue;
    const isFree = own === undefined;
    const given = isFree ? label : freeLabel(doc, [...labels.values()]);
    if (!isFree) labels.set(label, given);
    notes.push(note.type.create({ label: given }, note.content));
  }
  const renamed = (content: Fragment): Fragment =>
    Fragment.fromArray(
      content.content.map((node) => {
        const label = node.type === schema.nodes.note_ref && labels.get(node.attrs.label);
        return label
          ? node.type.create({ label }, null, node.marks)
          : node.copy(renamed(node.content));
      }),
    );
  const content = labels.size > 0 ? renamed(slice.content) : slice.content;
  return { slice: new Slice(content, slice.openStart, slice.openEnd), notes };
}
