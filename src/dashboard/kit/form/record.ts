import type { FieldValues } from 'react-hook-form';
import type { FieldWords, Rules } from './resolver.ts';

/** The record that the fields were filled from. A save replaces this version of it. */
export interface Stored<Fields, Rec> {
  /** Null for a record that does not exist yet. */
  record: Rec | null;
  /** What differs from these is unsaved. */
  fields: Fields;
}

/** Why the last save failed. It stands until one succeeds. */
export interface SaveFailure<Rec, Target> {
  message: string;
  target: Target;
  /** What is stored now, if another user saved in between. */
  newer: Rec | null;
}

export interface Saving<Fields, Rec, Target> {
  fields: Fields;
  target: Target;
  over: Stored<Fields, Rec>;
}

export interface RecordFormOptions<Fields extends FieldValues, Input, Rec, Target> {
  initial: Stored<Fields, Rec>;
  /** What a save accepts. It may depend on its target (such as a state) and on what is stored. */
  rules: (fields: Fields, target: Target, stored: Stored<Fields, Rec>) => Rules<Input>;
  words: FieldWords;
  /** The ids of the fields' elements, in reading order. */
  ids: Record<string, string>;
  /** Whether the server would store the same of both. */
  isSame: (a: Fields, b: Fields) => boolean;
  /** Sends; resolves with what is stored now. */
  save: (input: Input, saving: Saving<Fields, Rec, Target>) => Promise<Rec>;
  /** The newer record of a conflict (409); null for any other error. */
  newerOf: (error: unknown) => Rec | null;
  /** The fields as they are stored after a save; those that were sent if left out. */
  fieldsAfter?: (sent: Fields, record: Rec) => Fields;
  onConflict?: (newer: Rec) => void;
  /** `quiet` for a save that nobody asked for: it moves no focus and says nothing. */
  onSaved: (record: Rec, saving: Saving<Fields, Rec, Target>, quiet: boolean) => void;
  /** The usual target of a save. */
  target: Target;
}
