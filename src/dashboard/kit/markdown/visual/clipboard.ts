import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { Plugin, Selection, TextSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { isAllowedLink } from '../../../../platform/markup/allowed-link.ts';
import { isOwnPicture } from '../../../../platform/markup/own-picture.ts';
import { bringNotes, endOfNotes, notesOf } from './blocks/notes.ts';
import { uploadKeyOf } from './blocks/uploads.ts';
import { around } from './run-tool.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** The exact form, for pasting in this editor. */
const OWN = 'application/x-ufuk-blocks';

/**
 * Copies and pastes without the parser of ProseMirror: it would make HTML of what was pasted, which the
 * content security policy forbids.
 * @param onTransfer takes pictures and text with formatting. True: they are taken over
 */
export function clipboard(onTransfer: (data: DataTransfer | null) => boolean): Plugin {
  // Ctrl+Shift+V: only the words.
  let isPlain = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        copy: (view, event) => copy(view, event),
        cut(view, event) {
          if (!copy(view, event)) return false;
          view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
          return true;
        },
        keydown(_view, event) {
          const isPaste = event.key.toLowerCase() === 'v' && (event.ctrlKey || event.metaKey);
          isPlain = isPaste && event.shiftKey;
          return false;
        },
        paste(view, event) {
          event.preventDefault();
          take(view, event.clipboardData, isPlain ? () => false : onTransfer, isPlain);
          return true;
        },
        drop(view, event) {
          // What was dragged from here is moved by ProseMirror.
          if (view.dragging) return false;
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at) {
            const $at = view.state.doc.resolve(at.pos);
            view.dispatch(view.state.tr.setSelection(Selection.near($at)));
          }
          view.focus();
          take(view, event.dataTransfer, onTransfer, false);
          return true;
        },
      },
    },
  });
}

function copy(view: EditorView, event: ClipboardEvent): boolean {
  const { selection } = view.state;
  if (selection.empty || !event.clipboardData) return false;
  const { dom, text, slice } = view.serializeForClipboard(selection.content());
  event.preventDefault();
  event.clipboardData.clearData();
  event.clipboardData.setData('text/html', dom.innerHTML);
  event.clipboardData.setData('text/plain', text);
  // With the places where blocks come from: in this text, a copy is written like them.
  const own = { slice, notes: notesOf(view.state.doc, slice.content) };
  event.clipboardData.setData(OWN, JSON.stringify(own));
  return true;
}

function take(
  view: EditorView,
  data: DataTransfer | null,
  onTransfer: (data: DataTransfer | null) => boolean,
  isPlain: boolean,
): void {
  if (!data) return;
  const text = data.getData('text/plain');
  if (around(view.state.selection.$from, nodes.code, nodes.source)) {
    const { from, to } = view.state.selection;
    view.dispatch(view.state.tr.insertText(text.replace(/\r\n?/g, '\n'), from, to));
    return;
  }
  const own = isPlain ? null : ownPart(data.getData(OWN));
  if (own) {
    const { slice, notes } = bringNotes(view.state.doc, own.slice, own.notes);
    addNotes(view, notes);
    insertSlice(view, slice);
    return;
  }
  if (!isPlain && (linkSelected(view, text) || (isTabbed(text) && fillCells(view, text)))) return;
  if (onTransfer(data)) return;
  if (text) insertText(view, text);
}

/** What was copied, in the exact form. Another page can write it too, so it is checked as what a user types. */
function ownPart(written: string): { slice: Slice; notes: Node[] } | null {
  if (!written) return null;
  try {
    const { slice: json, notes: notesJson } = JSON.parse(written, (name, value) =>
      name === 'origin' && !Number.isSafeInteger(value) ? null : value,
    );
    const slice = Slice.fromJSON(schema, json);
    const notes = (notesJson as unknown[]).map((note) => schema.nodeFromJSON(note));
    for (const note of notes) note.check();
    let isSafe = notes.every(({ type }) => type === nodes.note);
    const look = (node: Node) => {
      if (!isSafeNode(node)) isSafe = false;
    };
    for (const content of [slice.content, ...notes.map((note) => note.content)])
      content.descendants(look);
    return isSafe ? { slice, notes } : null;
  } catch {
    // Not what this editor has written.
    return null;
  }
}

const isShown = (src: unknown): boolean =>
  typeof src === 'string' && (isOwnPicture(src) || uploadKeyOf(src) !== null);

const isSafeMark = ({ type, attrs }: Mark): boolean =>
  type !== marks.link || isAllowedLink(attrs.href);

function isSafeNode({ type, attrs, marks: on }: Node): boolean {
  if (type === nodes.picture || type === nodes.image) return isShown(attrs.src);
  if (type === nodes.video && attrs.poster && !isShown(attrs.poster.src)) return false;
  return on.every(isSafeMark);
}

/** Inserts what was copied; cells into cells. */
export function insertSlice(view: EditorView, slice: Slice): void {
  const given = new ClipboardEvent('paste');
  if (view.someProp('handlePaste', (handle) => handle(view, given, slice))) return;
  const { $from } = view.state.selection;
  const { tr } = view.state;
  if (isOneLine($from.parent)) tr.replaceSelection(new Slice(asWords(slice.content), 0, 0));
  else tr.replaceSelection(slice);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true));
}

/** Headings, cells and sources have words only. */
const isOneLine = ({ type }: Node): boolean =>
  type === nodes.table_cell || type === nodes.table_header || type === nodes.quote_source;

/** The words of blocks, in one line. */
function asWords(content: Fragment): Fragment {
  const words: Node[] = [];
  content.descendants((node) => {
    const isGap = node.type === nodes.hard_break || (node.isTextblock && words.length > 0);
    if (isGap) words.push(schema.text(' '));
    else if (node.isInline) words.push(node);
  });
  return Fragment.fromArray(words);
}

/** Notes stand behind the others before what refers to them comes. */
function addNotes(view: EditorView, notes: readonly Node[]): void {
  const { doc, tr } = view.state;
  if (notes.length > 0) view.dispatch(tr.insert(endOfNotes(doc), notes));
}

/** Inserts blocks that were read from Markdown; notes go behind the text. */
export function insertRead(view: EditorView, read: readonly Node[]): void {
  const found = read.filter(({ type }) => type !== nodes.note);
  const notes = read.filter(({ type }) => type === nodes.note);
  const [first] = found;
  if (!first) return;
  const open = (node: Node | undefined) => (node?.type === nodes.paragraph ? 1 : 0);
  addNotes(view, notes);
  insertSlice(view, new Slice(Fragment.fromArray(found), open(first), open(found.at(-1))));
}

/** Each line is a paragraph, as where it comes from. */
export function insertText(view: EditorView, text: string): void {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split(/\n+/);
  const { $from } = view.state.selection;
  const on = view.state.storedMarks ?? $from.marks();
  const kept = on.filter(({ type }) => type !== marks.link);
  const typed = (line: string): Node | null =>
    line ? schema.text(line, linkOf(line, kept)) : null;
  if (lines.length === 1 || isOneLine($from.parent)) {
    const node = typed(lines.join(' '));
    if (node) view.dispatch(view.state.tr.replaceSelectionWith(node, false).scrollIntoView());
    return;
  }
  const paragraphs = lines.map((line) => nodes.paragraph.create(null, typed(line)));
  insertSlice(view, new Slice(Fragment.fromArray(paragraphs), 1, 1));
}

const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|mailto:)\S+$/i.test(text.trim()) && isAllowedLink(text.trim());

const linkOf = (line: string, on: readonly Mark[]): readonly Mark[] =>
  isAddress(line) ? marks.link.create({ href: line.trim() }).addToSet(on) : on;

/** An address on selected words makes them a link. */
function linkSelected(view: EditorView, text: string): boolean {
  const { selection, tr } = view.state;
  if (selection.empty || !(selection instanceof TextSelection) || !isAddress(text)) return false;
  if (!selection.$from.sameParent(selection.$to)) return false;
  if (!selection.$from.parent.type.allowsMarkType(marks.link)) return false;
  view.dispatch(tr.addMark(selection.from, selection.to, marks.link.create({ href: text.trim() })));
  return true;
}

const isTabbed = (text: string): boolean => text.includes('\t');

/** Cells of a spreadsheet go into the cells from here on. */
function fillCells(view: EditorView, text: string): boolean {
  if (!isInTable(view.state)) return false;
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t'));
  const width = Math.max(...cells.map(({ length }) => length));
  const rows = cells.map((row) =>
    nodes.table_row.create(
      null,
      Array.from({ length: width }, (_, place) => {
        const words = row[place]?.trim();
        return nodes.table_cell.create(null, words ? schema.text(words) : null);
      }),
    ),
  );
  insertSlice(view, new Slice(Fragment.from(nodes.table.create(null, rows)), 0, 0));
  return true;
}
