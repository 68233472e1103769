import type { Surface } from './edit.ts';
import type { Editing } from './text-form.ts';

/** The id of the element with the text, on pages that have only one. */
export const SOURCE_ID = 'field-body';

/** What both forms of a text get. */
export interface FormProps {
  /** Of the element with the text, in the form that is on the screen. */
  id: string;
  /** The initial text; to replace it later, pass a new `key`. */
  initial: string;
  /** Called when typing pauses, and before the text is saved or left. */
  onChange: (text: string) => void;
  label: string;
  fault: string | undefined;
  /** The id of what explains the field. */
  describedBy?: string | undefined;
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

/** What explains a text: the id of its fault comes first. */
export function describedIn(
  { id, fault, describedBy }: Pick<FormProps, 'id' | 'fault' | 'describedBy'>,
  more?: string,
): { 'aria-invalid'?: 'true'; 'aria-describedby'?: string } {
  const ids = [fault && `${id}-fault`, describedBy, more].filter(Boolean).join(' ');
  return {
    ...(fault ? { 'aria-invalid': 'true' } : {}),
    ...(ids ? { 'aria-describedby': ids } : {}),
  };
}
