import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection } from 'prosemirror-state';
import type { Decoration, EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view';
import { VIDEO_SITES, videoAt } from '../../../../../platform/markup/video-address.ts';
import { say } from '../../../language/language.ts';
import { type SourceReason, schema, type VideoAttrs } from '../schema.ts';
import css from './blocks.module.css';
import type { Desk } from './desk.ts';
import { element, isToolEvent, toolButton } from './dom.ts';
import { numberIn } from './notes.ts';
import { type GetPos, PictureView } from './picture-view.ts';

/** How the blocks are drawn; plain DOM, since React would be called with every key. */
export const nodeViews = (desk: Desk): Record<string, NodeViewConstructor> => ({
  picture: (node, view, getPos) => new PictureView(desk, node, view, getPos),
  image: (node, view, getPos) => new PictureView(desk, node, view, getPos),
  gallery: (node, view, getPos) => new GalleryView(desk, node, view, getPos),
  video: (node, view, getPos) => new VideoView(desk, node, view, getPos),
  table: (node, view, getPos) => new TableView(desk, node, view, getPos),
  note: (node, _view, _getPos, decorations) => new NoteView(node, decorations),
  note_ref: (node, view, getPos, decorations) =>
    new ReferenceView(desk, node, view, getPos, decorations),
  source: (node) => new SourceView(node),
  quote_source: (node) => new QuoteSourceView(node),
  rule: () => ruleView(),
});

/** Pictures in a grid, as the site shows them, with the buttons of the gallery above. */
class GalleryView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  #node: Node;
  readonly #name: HTMLElement;

  constructor(desk: Desk, node: Node, view: EditorView, getPos: GetPos) {
    this.#node = node;
    this.#name = element('span', css.name);
    this.contentDOM = element('div', css.gallery);
    const tools = element('div', css.tools);
    tools.contentEditable = 'false';
    tools.append(
      this.#name,
      toolButton('settings', () => openAt(desk, view, getPos)),
    );
    this.dom = element('div', css.galleryBlock);
    this.dom.setAttribute('role', 'group');
    this.dom.append(tools, this.contentDOM);
    this.#draw();
  }

  #draw(): void {
    const count = this.#node.childCount;
    const name = say('dashboard:blocks.gallery', { count });
    this.#name.textContent = name;
    this.dom.setAttribute('aria-label', name);
    this.contentDOM.dataset.columns = count === 3 || count > 4 ? '3' : '2';
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  stopEvent = isToolEvent;
  ignoreMutation = isNotContent(() => this.contentDOM);
}

/** The plate of a video, as on the site. Nothing is requested from the site that has the video. */
class VideoView implements NodeView {
  readonly dom: HTMLElement;
  #node: Node;
  readonly #stage = element('div', css.stage);
  readonly #title = element('span', css.videoTitle);
  readonly #site = element('span', css.videoSite);

  constructor(desk: Desk, node: Node, view: EditorView, getPos: GetPos) {
    this.#node = node;
    this.dom = element('div', css.video);
    this.dom.setAttribute('role', 'group');
    const tools = element('div', css.over);
    tools.append(toolButton('settings', () => openAt(desk, view, getPos)));
    this.dom.append(this.#stage, this.#title, this.#site, tools);
    this.dom.addEventListener('dblclick', () => openAt(desk, view, getPos));
    this.#draw();
  }

  #draw(): void {
    const { address, title, poster } = this.#node.attrs as VideoAttrs;
    const video = videoAt(address);
    const site = video ? VIDEO_SITES[video.site] : address;
    this.#title.textContent = title;
    this.#title.hidden = title === '';
    this.#site.textContent = site;
    const shown = this.#stage.querySelector('img');
    if (poster && shown?.getAttribute('src') !== poster.src) {
      const picture = element('img');
      picture.alt = '';
      picture.src = poster.src;
      this.#stage.replaceChildren(picture);
    } else if (!poster) this.#stage.replaceChildren();
    this.dom.setAttribute('aria-label', say('dashboard:blocks.video', { name: title || site }));
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  stopEvent = isToolEvent;
  ignoreMutation = () => true;
}

/** A table that scrolls by itself, with its button above. */
class TableView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  readonly #type: Node['type'];

  constructor(desk: Desk, node: Node, view: EditorView, getPos: GetPos) {
    this.#type = node.type;
    const tools = element('div', css.tools);
    tools.contentEditable = 'false';
    tools.append(toolButton('table', () => openAt(desk, view, getPos)));
    const scroll = element('div', css.tableScroll);
    const table = element('table');
    this.contentDOM = element('tbody');
    table.append(this.contentDOM);
    scroll.append(table);
    this.dom = element('div', css.tableBlock);
    this.dom.append(tools, scroll);
  }

  update(node: Node): boolean {
    return node.type === this.#type;
  }

  stopEvent = isToolEvent;
  ignoreMutation = isNotContent(() => this.contentDOM);
}

/** A note at the place where it is written; its number is that of its first reference. */
class NoteView implements NodeView {
  readonly dom = element('div', css.note);
  readonly contentDOM = element('div', css.noteText);
  readonly #number = element('span', css.noteNumber);
  #node: Node;

  constructor(node: Node, decorations: readonly Decoration[]) {
    this.#node = node;
    this.#number.contentEditable = 'false';
    this.dom.append(this.#number, this.contentDOM);
    this.dom.setAttribute('role', 'group');
    this.#draw(decorations);
  }

  #draw(decorations: readonly Decoration[]): void {
    const number = numberIn(decorations);
    this.#number.textContent = number ? `${number}.` : '–';
    const name = number ? 'dashboard:blocks.note' : 'dashboard:blocks.noteUnused';
    this.dom.setAttribute('aria-label', say(name, { number }));
    this.dom.title = number ? '' : say('dashboard:blocks.noteUnused');
  }

  update(node: Node, decorations: readonly Decoration[]): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw(decorations);
    return true;
  }

  ignoreMutation = isNotContent(() => this.contentDOM);
}

/** The number of a note between words; a click or Enter opens the note. */
class ReferenceView implements NodeView {
  readonly dom = element('sup', css.reference);
  #node: Node;

  constructor(
    desk: Desk,
    node: Node,
    view: EditorView,
    getPos: GetPos,
    decorations: readonly Decoration[],
  ) {
    this.#node = node;
    this.dom.setAttribute('role', 'button');
    this.dom.setAttribute('aria-haspopup', 'dialog');
    this.dom.addEventListener('click', () => openAt(desk, view, getPos));
    this.#draw(decorations);
  }

  #draw(decorations: readonly Decoration[]): void {
    const number = numberIn(decorations);
    this.dom.textContent = String(number);
    this.dom.setAttribute('aria-label', say('dashboard:blocks.note', { number }));
  }

  update(node: Node, decorations: readonly Decoration[]): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw(decorations);
    return true;
  }

  ignoreMutation = () => true;
}

/** A part of the text as it is written, and why. */
class SourceView implements NodeView {
  readonly dom = element('div', css.source);
  readonly contentDOM = element('code');
  readonly #label = element('p', css.sourceLabel);
  #node: Node;

  constructor(node: Node) {
    this.#node = node;
    const text = element('pre');
    text.append(this.contentDOM);
    this.#label.contentEditable = 'false';
    this.dom.setAttribute('role', 'group');
    this.dom.append(this.#label, text);
    this.#draw();
  }

  #draw(): void {
    const reason: SourceReason = this.#node.attrs.reason;
    const words = say(`dashboard:blocks.source.${reason}`);
    this.#label.textContent = words;
    this.dom.setAttribute('aria-label', words);
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  ignoreMutation = isNotContent(() => this.contentDOM);
}

/** Who said a quotation. The words in the empty line are drawn by the style sheet. */
class QuoteSourceView implements NodeView {
  readonly dom = element('footer', css.quoteSource);
  readonly contentDOM = this.dom;
  readonly #type: Node['type'];

  constructor(node: Node) {
    this.#type = node.type;
    this.dom.dataset.placeholder = say('dashboard:blocks.quoteSource');
    this.update(node);
  }

  update(node: Node): boolean {
    if (node.type !== this.#type) return false;
    this.dom.toggleAttribute('data-empty', node.content.size === 0);
    return true;
  }
}

function ruleView(): NodeView {
  const dom = element('div', css.rule);
  dom.setAttribute('role', 'separator');
  dom.setAttribute('aria-label', say('dashboard:markdown.tool.rule'));
  dom.append(element('hr'));
  return { dom, ignoreMutation: () => true };
}

/** Selects the block and opens its settings; in a table the cursor stays in its cell. */
export function openAt(desk: Desk, view: EditorView, getPos: GetPos): void {
  const at = getPos();
  const node = at === undefined ? null : view.state.doc.nodeAt(at);
  if (at === undefined || !node) return;
  const { selection, tr, doc } = view.state;
  if (node.type === schema.nodes.table) {
    const isInside = selection.from > at && selection.to < at + node.nodeSize;
    if (!isInside) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at + 1))));
  } else if (NodeSelection.isSelectable(node))
    view.dispatch(tr.setSelection(NodeSelection.create(doc, at)));
  desk.open(at);
}

/** Changes of what is drawn around the content are ours. */
const isNotContent =
  (content: () => HTMLElement) =>
  (mutation: { type: string; target: globalThis.Node }): boolean =>
    mutation.type !== 'selection' && !content().contains(mutation.target);
