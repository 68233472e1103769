import type { Node } from 'prosemirror-model';
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isDecorative } from '../../../../platform/markup/own-picture.ts';
import { htmlAsMarkdown } from '../paste.ts';
import type { TextForm, TextPlace } from '../text-form.ts';
import type { ToolName } from '../tools.ts';
import { insertBlocks } from './blocks/commands.ts';
import type { Desk } from './blocks/desk.ts';
import { insertTable } from './blocks/table-commands.ts';
import { uploadKeyOf } from './blocks/uploads.ts';
import { insertRead, insertText } from './clipboard.ts';
import { type Misfits, placeOfMisfit } from './misfits.ts';
import { activeIn, toolCommands } from './run-tool.ts';
import { type PictureAttrs, schema } from './schema.ts';
import { FIGURES } from './shape.ts';
import type { MarkdownText } from './text.ts';

const { nodes, marks } = schema;

interface VisualFormOptions {
  view: EditorView;
  text: MarkdownText;
  desk: Desk;
  misfits: Misfits;
  /** Opens the address of a link. */
  onLink: () => void;
}

/** The visual editor, for what also works on the source. `notify` is called with every change of it. */
export function visualForm({ view, text, desk, misfits, onLink }: VisualFormOptions): {
  form: TextForm;
  notify: () => void;
} {
  const commands = toolCommands(desk);
  const listeners = new Set<(active: string) => void>();
  let active = activeIn(view.state);
  let isWaiting = false;
  function notify() {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const now = activeIn(view.state);
      if (now === active) return;
      active = now;
      for (const listener of listeners) listener(active);
    });
  }
  function run(tool: ToolName): boolean {
    if (tool === 'link') {
      onLink();
      return true;
    }
    return commands[tool]?.(view.state, view.dispatch, view) ?? false;
  }
  const form: TextForm = {
    run,
    insertWords(words) {
      const { selection, tr } = view.state;
      // A selected picture stays: the words get a paragraph behind it.
      if (selection instanceof NodeSelection && selection.node.isBlock) {
        const at = selection.to;
        tr.insert(at, nodes.paragraph.create(null, schema.text(words)));
        tr.setSelection(TextSelection.create(tr.doc, at + 1 + words.length));
        view.dispatch(tr.scrollIntoView());
      } else insertText(view, words);
    },
    insert(markdown) {
      insertBlocks(text.readSnippet(markdown, view.state.doc))(view.state, view.dispatch);
    },
    insertTable: (rows, columns) => void insertTable(rows, columns)(view.state, view.dispatch),
    async paste(html, plain) {
      const { markdown, lostPictures, isPlain } = await htmlAsMarkdown(
        html,
        plain,
        text.write(view.state.doc),
      );
      if (view.isDestroyed) return lostPictures;
      if (isPlain) insertText(view, plain);
      else insertRead(view, text.readSnippet(markdown, view.state.doc));
      return lostPictures;
    },
    swap: (found, by) => swapPicture(view, text, desk, found, by),
    focus: () => view.focus(),
    show: (place) => show(view, text, desk, place),
    watch(listener) {
      listeners.add(listener);
      listener(active);
      return () => listeners.delete(listener);
    },
    watchMisfits: misfits.watch,
    showMisfit: ({ id }) => showMisfit(view, id),
    readText: () => text.write(view.state.doc),
    become(next) {
      const tr = text.replace(view.state, next);
      if (tr) view.dispatch(tr);
    },
  };
  return { form, notify };
}

function showMisfit(view: EditorView, id: number): void {
  const at = placeOfMisfit(view.state, id);
  if (at === null) {
    view.focus();
    return;
  }
  const { doc, tr } = view.state;
  const node = doc.nodeAt(at);
  const selection =
    node && FIGURES.includes(node.type.name)
      ? NodeSelection.create(doc, at)
      : Selection.near(doc.resolve(at));
  view.dispatch(tr.setSelection(selection).scrollIntoView());
  view.focus();
}

/** The picture that is written like this. */
function pictureIn(text: MarkdownText, markdown: string, doc: Node): Node | null {
  const [read] = markdown ? text.readSnippet(markdown, doc) : [];
  return read?.type === nodes.picture ? read : null;
}

const isSame = ({ attrs }: Node, other: Node): boolean =>
  (['src', 'alt', 'caption'] as const).every((name) => attrs[name] === other.attrs[name]);

/** Replaces a picture by another one, or removes it; outside of the history. */
function swapPicture(
  view: EditorView,
  text: MarkdownText,
  { uploads }: Desk,
  found: string,
  by: string,
): boolean {
  const { doc, tr } = view.state;
  const sought = pictureIn(text, found, doc);
  const next = pictureIn(text, by, doc);
  if (!sought || (by && !next)) return false;
  // It takes its place itself, in its time.
  if (uploads.arrivedAs(uploadKeyOf(sought.attrs.src) ?? '')) return false;
  let at = -1;
  doc.descendants((node, place) => {
    const isPicture = node.type === nodes.picture || node.type === nodes.image;
    if (at < 0 && isPicture && isSame(node, sought)) at = place;
    return at < 0;
  });
  if (at < 0) return false;
  const node = doc.nodeAt(at) as Node;
  if (next) {
    const { src, alt, caption } = next.attrs as PictureAttrs;
    for (const [name, value] of Object.entries({ src, alt, caption }))
      tr.setNodeAttribute(at, name, value);
  } else if (node.type === nodes.picture && doc.resolve(at).parent.childCount === 1)
    tr.replaceWith(at, at + node.nodeSize, nodes.paragraph.create());
  else tr.delete(at, at + node.nodeSize);
  view.dispatch(tr.setMeta('addToHistory', false));
  return true;
}

/** Leads to a place of the source: to the block that is written there, and in it to what is meant. */
function show(
  view: EditorView,
  text: MarkdownText,
  desk: Desk,
  { line, what, words }: TextPlace,
): void {
  const { doc, tr } = view.state;
  const written = text.writeWithStarts(doc);
  const start = startOfLine(written.text, line);
  const index = Math.max(
    0,
    written.starts.findLastIndex((at) => at <= start),
  );
  let at = 0;
  for (let place = 0; place < index; place++) at += doc.child(place).nodeSize;
  const block = doc.child(index);
  const found = placeIn(block, at, what, words);
  if (what === 'picture' && found !== null) {
    view.dispatch(tr.setSelection(NodeSelection.create(doc, found)).scrollIntoView());
    view.focus();
    desk.open(found, 'alt');
    return;
  }
  const selection =
    what === 'link' && found !== null
      ? TextSelection.create(doc, found, found + (doc.nodeAt(found)?.nodeSize ?? 0))
      : Selection.near(doc.resolve(found ?? at + block.nodeSize - 1), found === null ? -1 : 1);
  view.dispatch(tr.setSelection(selection).scrollIntoView());
  view.focus();
}

function startOfLine(text: string, line: number): number {
  let at = 0;
  let left = line - 1;
  for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) {
    if (left-- <= 0) break;
    at = index + end.length;
  }
  return at;
}

/** What is meant in a block; null: only the block itself. */
function placeIn(block: Node, at: number, what: TextPlace['what'], words: string): number | null {
  let found: number | null = null;
  const look = (node: Node, place: number): boolean => {
    if (found === null && isMeant(node, what, words)) found = place;
    return found === null;
  };
  if (look(block, at)) block.descendants((node, offset) => look(node, at + 1 + offset));
  return found;
}

function isMeant(
  { type, attrs, marks: on, text = '' }: Node,
  what: string,
  words: string,
): boolean {
  const isPicture = type === nodes.picture || type === nodes.image;
  if (what === 'picture')
    return isPicture && attrs.alt === words && (words !== '' || !isDecorative(attrs.src));
  if (what === 'note') return type === nodes.note_ref && attrs.label === words;
  const link = what === 'link' ? marks.link.isInSet(on) : undefined;
  return link !== undefined && (text.trim() === words.trim() || link.attrs.href === words);
}
