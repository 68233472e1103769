import { NodeSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { ComponentType } from 'react';
import { isDecorative } from '../../../../../platform/markup/own-picture.ts';
import { Composition } from '../composition.ts';
import type { PictureAttrs } from '../schema.ts';
import type { Uploads } from './uploads.ts';

/** What a field that may have pictures brings with it; the library of pictures is a feature. */
export interface PictureTools {
  /** The library, in a dialog. */
  Picker: ComponentType<{
    opened: boolean;
    many: boolean;
    onPick: (pictures: PictureAttrs[]) => void;
    onClose: () => void;
  }>;
  /** Alternative text and "decorative", with what the library knows of the picture. */
  AltFields: ComponentType<{
    src: string;
    value: { alt: string; decorative: boolean };
    onChange: (value: { alt: string; decorative: boolean }) => void;
  }>;
  /** Credit, focal point and size, as the library knows them. */
  About: ComponentType<{ src: string }>;
  /** Pixels of the picture, so that its place is kept before it is loaded. */
  sizeOf: (src: string) => Promise<{ width: number; height: number } | null>;
}

/** A block, or a reference to a note, whose settings are open. */
export interface Opened {
  /** Where it stands now. */
  at: number;
  /** The field that gets the focus. */
  field: 'alt' | null;
}

/** For which block a picture is chosen from the library. */
export interface Picking {
  what: 'replace' | 'add' | 'poster';
  at: number;
}

/** What the blocks of one editor share with the React around it. */
export class Desk {
  view: EditorView | null = null;
  readonly uploads: Uploads;
  readonly composition = new Composition();
  /** Null: pictures of the text are shown, but cannot be chosen. */
  tools: PictureTools | null = null;
  #opened: Opened | null = null;
  #picking: Picking | null = null;
  #serial = 0;
  #turn = 0;
  readonly #listeners = new Set<() => void>();

  constructor(uploads: Uploads) {
    this.uploads = uploads;
  }

  get opened(): Opened | null {
    return this.#opened;
  }

  /** Grows with everything that the settings show: another block, or a change of the document. */
  get turn(): number {
    return this.#turn;
  }

  /** What the library is open for. */
  get picking(): Picking | null {
    return this.#picking;
  }

  /** Another one for each time that settings are opened. */
  get serial(): number {
    return this.#serial;
  }

  readonly open = (at: number, field: Opened['field'] = null): void => {
    this.#opened = { at, field };
    this.#serial += 1;
    this.changed();
  };

  /** Opens the settings of the selected picture if it has no alternative text yet. */
  readonly openSelected = (field: 'alt'): void => {
    const selection = this.view?.state.selection;
    if (!(selection instanceof NodeSelection) || selection.node.attrs[field] !== '') return;
    if (!isDecorative(selection.node.attrs.src)) this.open(selection.from, field);
  };

  readonly pick = (what: Picking['what'], at: number): void => {
    this.#opened = null;
    this.#picking = { what, at };
    this.changed();
  };

  readonly stopPicking = (): void => {
    this.#picking = null;
    this.changed();
  };

  /** Follows a change of the document. */
  readonly follow = ({ mapping, docChanged }: Transaction): void => {
    if (!docChanged) return;
    const moved = <Place extends { at: number }>(place: Place | null): Place | null => {
      if (!place) return null;
      const { pos, deletedAfter } = mapping.mapResult(place.at, 1);
      return deletedAfter ? null : { ...place, at: pos };
    };
    this.#opened = moved(this.#opened);
    this.#picking = moved(this.#picking);
  };

  /** Closes the settings, and returns to the text unless the focus went elsewhere. */
  readonly close = (isLeft = false): void => {
    if (!this.#opened) return;
    this.#opened = null;
    this.changed();
    if (!isLeft) this.view?.focus();
  };

  readonly changed = (): void => {
    this.#turn += 1;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
