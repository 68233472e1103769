import type { PlaceIn } from './edit.ts';
import type { ToolName } from './tools.ts';

/** A place of the text that somebody is led to. */
export interface TextPlace {
  /** In the source, counted from 1. */
  line: number;
  /** In the source: the part of the line. */
  inLine: PlaceIn;
  /** In the visual editor: what stands there, with these words. */
  what: 'picture' | 'link' | 'note' | 'words';
  words: string;
}

/** Why Markdown cannot hold a block as it is. */
export type MisfitReason =
  /** A list in an item begins with an item without words. */
  | 'emptyItem'
  /** A picture, gallery or video is all that a list has. */
  | 'figure'
  | 'other';

/** A block of the visual editor that Markdown cannot hold as it is. */
export interface Misfit {
  id: number;
  reason: MisfitReason;
  /** Where it needs a change. */
  at: number;
}

/** What toolbar, dialogs, uploads and checks do with a text, in whatever form it is written. */
export interface Editing {
  /** Runs a tool of the toolbar that needs no dialog. False: it has nothing to do at this place. */
  run: (tool: ToolName) => boolean;
  /** Inserts words at the selection as they are. */
  insertWords: (words: string) => void;
  /** Inserts blocks of Markdown at the selection. */
  insert: (markdown: string) => void;
  insertTable: (rows: number, columns: number) => void;
  /**
   * Inserts HTML at the selection.
   * @param plain the same text without formatting; it is inserted if formatting adds nothing to it
   * @returns how many pictures could not be taken over
   */
  paste: (html: string, plain: string) => Promise<number>;
  /** Replaces a text in Markdown without moving the cursor or making a step of its own to undo. */
  swap: (found: string, by: string) => boolean;
  focus: () => void;
  /** Scrolls to a place, and opens the settings that it is about. */
  show: (place: TextPlace) => void;
  /** Calls the listener with what the cursor stands in, when that changes. Returns how to stop. */
  watch: (listener: (active: string) => void) => () => void;
  /** Calls the listener with the blocks that do not fit, when these change. Returns how to stop. */
  watchMisfits: (listener: (misfits: readonly Misfit[]) => void) => () => void;
  /** Leads to such a block, to the place that needs a change. */
  showMisfit: (misfit: Misfit) => void;
}

/** One of the two forms in which a text is written. */
export interface TextForm extends Editing {
  /** The text as it is now. Another editor of the same text goes on from it. */
  readText: () => string;
  /** Makes it another text, as one step that can be undone. */
  become: (text: string) => void;
}
