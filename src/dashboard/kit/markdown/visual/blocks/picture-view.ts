import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { fileOfPicture, isDecorative } from '../../../../../platform/markup/own-picture.ts';
import { say } from '../../../language/language.ts';
import type { PictureAttrs } from '../schema.ts';
import css from './blocks.module.css';
import type { Desk } from './desk.ts';
import { element, isToolEvent, toolButton } from './dom.ts';
import { uploadKeyOf } from './uploads.ts';

export type GetPos = () => number | undefined;

/** A picture with its caption, in a place of its own, in a gallery or between words. */
export class PictureView implements NodeView {
  readonly dom: HTMLElement;
  #node: Node;
  readonly #desk: Desk;
  readonly #view: EditorView;
  readonly #getPos: GetPos;
  readonly #picture = element('img');
  readonly #caption = element('div', css.caption);
  readonly #over = element('div', css.over);
  readonly #stop: () => void;

  constructor(desk: Desk, node: Node, view: EditorView, getPos: GetPos) {
    this.#node = node;
    this.#desk = desk;
    this.#view = view;
    this.#getPos = getPos;
    const isInline = node.isInline;
    this.dom = element(isInline ? 'span' : 'div', isInline ? css.inline : css.picture);
    this.dom.setAttribute('role', 'group');
    this.#picture.draggable = false;
    this.dom.append(this.#picture, this.#over);
    if (!isInline) this.dom.append(this.#caption);
    this.dom.addEventListener('dblclick', () => this.#open());
    this.#stop = desk.uploads.subscribe((key) => {
      if (key === uploadKeyOf(this.#attrs.src)) desk.composition.wait(this, () => this.#draw());
    });
    this.#draw();
  }

  get #attrs(): PictureAttrs {
    return this.#node.attrs as PictureAttrs;
  }

  #open(field: 'alt' | null = null): void {
    const at = this.#getPos();
    if (at === undefined) return;
    const { tr, doc } = this.#view.state;
    this.#view.dispatch(tr.setSelection(NodeSelection.create(doc, at)));
    this.#desk.open(at, field);
  }

  #draw(): void {
    const { src, alt, caption } = this.#attrs;
    const key = uploadKeyOf(src);
    const upload = key === null ? undefined : this.#desk.uploads.stateOf(key);
    const file = key === null ? fileOfPicture(src) : upload?.preview;
    if (file && this.#picture.getAttribute('src') !== file) {
      this.#keepPlace(key === null ? file : '');
      this.#picture.src = file;
    } else if (!file) this.#picture.removeAttribute('src');
    this.#picture.alt = alt;
    this.#caption.textContent = caption;
    this.#caption.hidden = caption === '';
    const name = isDecorative(src)
      ? say('dashboard:blocks.pictureDecorative')
      : say(alt ? 'dashboard:blocks.picture' : 'dashboard:blocks.pictureNoAlt', { alt });
    this.dom.setAttribute('aria-label', name);
    this.dom.toggleAttribute('data-uploading', key !== null);
    if (key === null) this.#drawTools(alt === '' && !isDecorative(src));
    else this.#drawUpload(key);
  }

  /** The library knows the size before the picture is loaded, so that the text below does not move. */
  #keepPlace(file: string): void {
    if (!file) return;
    void this.#desk.tools?.sizeOf(file).then((size) => {
      if (!size || fileOfPicture(this.#attrs.src) !== file) return;
      this.#picture.width = size.width;
      this.#picture.height = size.height;
    });
  }

  #drawTools(lacksAlt: boolean): void {
    this.#over.replaceChildren();
    this.#over.removeAttribute('data-failed');
    if (lacksAlt) {
      const mark = toolButton('noAlt', () => this.#open('alt'));
      mark.dataset.warning = '';
      this.#over.append(mark);
    }
    this.#over.append(toolButton('settings', () => this.#open()));
  }

  /** Progress, failure and what can be done about it, on the picture itself. */
  #drawUpload(key: string): void {
    const { uploads } = this.#desk;
    const state = uploads.stateOf(key);
    const words = element('span', css.uploadWords);
    const parts: HTMLElement[] = [words];
    this.#over.toggleAttribute('data-failed', !state || state.message !== undefined);
    if (!state) {
      // A reload, or another device: the file was there.
      words.textContent = say('dashboard:blocks.upload.left', { name: this.#attrs.alt });
    } else if (state.message) {
      words.textContent = state.message;
      words.setAttribute('role', 'alert');
      if (state.mayRetry) parts.push(toolButton('retry', () => uploads.retry(key)));
    } else {
      const step =
        state.percent === 0 ? 'waiting' : state.percent === 100 ? 'processing' : 'percent';
      words.textContent = say(`dashboard:blocks.upload.${step}`, { percent: state.percent });
      const bar = element('progress', css.progress);
      bar.max = 100;
      // Without a value it moves: the server is at work.
      if (step === 'percent') bar.value = state.percent;
      bar.setAttribute('aria-label', state.name);
      parts.push(bar);
    }
    const isRunning = state && !state.message;
    parts.push(
      toolButton(isRunning ? 'cancel' : 'remove', () => {
        uploads.cancel(key);
        this.#remove();
      }),
    );
    this.#over.replaceChildren(...parts);
  }

  #remove(): void {
    const at = this.#getPos();
    if (at === undefined) return;
    const { tr } = this.#view.state;
    this.#view.dispatch(tr.delete(at, at + this.#node.nodeSize).setMeta('addToHistory', false));
    this.#view.focus();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#draw();
    return true;
  }

  stopEvent = isToolEvent;
  ignoreMutation = () => true;

  destroy(): void {
    this.#stop();
  }
}
