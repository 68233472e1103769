import type * as z from 'zod/mini';
import { newerOf } from '../session/api-error.ts';
import type { Faults } from './use-submit.ts';

interface Conflict<Rec> {
  /** The record that the API sends with a conflict. */
  schema: z.ZodMiniType<Rec>;
  /** Shows the newer version on the page. */
  show: (current: Rec) => void;
  /** Says that another user has changed the record, and that what was typed stays. */
  message: string;
}

/** `explain` of `useSubmit` for a form that must not overwrite the change of another user. */
export const explainConflict =
  <Rec>({ schema, show, message }: Conflict<Rec>) =>
  (error: unknown): Faults | undefined => {
    const newer = newerOf(schema, error);
    if (!newer) return undefined;
    show(newer);
    return { form: message };
  };
