import type { Surface } from './edit.ts';

/** The id of the element with the text; a page has only one. */
export const SOURCE_ID = 'field-body';

export interface SourceProps {
  /** The initial text; to replace it later, pass a new `key`. */
  initial: string;
  /** Called when typing pauses, and before the text is saved or left. */
  onChange: (text: string) => void;
  onSurface: (surface: Surface | null) => void;
  /** What was pasted or dropped. True: it is taken over. */
  onTransfer: (data: DataTransfer | null, surface: Surface) => boolean;
  label: string;
  fault: string | undefined;
}
