import type { Surface } from './edit.ts';
import type { Editing } from './text-form.ts';

/** The id of the element with the text; a page has only one. */
export const SOURCE_ID = 'field-body';

/** What both forms of a text get. */
export interface FormProps {
  /** The initial text; to replace it later, pass a new `key`. */
  initial: string;
  /** Called when typing pauses, and before the text is saved or left. */
  onChange: (text: string) => void;
  label: string;
  fault: string | undefined;
  /** The other form is on the screen; this one keeps its history. */
  isHidden: boolean;
}

export interface SourceProps extends FormProps {
  onSurface: (surface: Surface | null) => void;
  /** What was pasted or dropped. True: it is taken over. */
  onTransfer: (data: DataTransfer | null) => boolean;
}

/** What was pasted or dropped into a text. True: it is taken over. */
export type OnTransfer = (data: DataTransfer | null, into: Editing) => boolean;
