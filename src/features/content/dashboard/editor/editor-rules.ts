import * as z from 'zod/mini';
import type { FieldWords, Rules, Say } from '../../../../dashboard/kit/form/resolver.ts';
import type { Messages } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { notReady } from '../../rules.ts';
import { type CorrectionNote, NewContent, type State } from '../../schema.ts';
import { type EditorFields, writtenNotes } from './editor-fields.ts';

const { state: _target, ...written } = NewContent.shape;
/** The fields that are sent; of the cover, only those that the server accepts. */
const ContentInput = z.object({
  ...written,
  corrections: z.pipe(
    z.transform((notes: CorrectionNote[] | undefined) => notes && writtenNotes(notes)),
    written.corrections,
  ),
});
export type ContentInput = z.infer<typeof ContentInput>;

/**
 * What a save does: `auto` and `keep` save the text without changing what the public sees, `keep`
 * because the user asked for it. All others put the content into this state.
 */
export type Target = 'auto' | 'keep' | State;
export const isState = (target: Target): target is State => target !== 'auto' && target !== 'keep';

/**
 * The rules of the server for this save. Not those about dates: the clock of this computer may be
 * wrong, so the dialog and the server check them. The pictures of the text are checked by the server
 * too, with its preview.
 */
export const contentRules = (
  t: Say,
  fields: EditorFields,
  target: Target,
): Rules<ContentInput> => ({
  schema: ContentInput,
  ...(isState(target) ? { more: missingFor(t, fields, target) } : {}),
});

function missingFor(t: Say, fields: EditorFields, state: State): Messages {
  const { publishedAt: _, unpublishAt: __, ...faults } = notReady(fields, state, new Date(), []);
  return Object.fromEntries(
    Object.entries(faults).map(([path, { rule, values }]) => [
      path,
      t(`content:editor.problem.${rule}`, values),
    ]),
  );
}

export const contentWords = (t: Say): FieldWords => ({
  // A fault of one tag or file is a fault of the list.
  label: (path) =>
    t(`content:editor.fields.${path.replace(/^(tags|attachments|corrections)\..*/, '$1')}`),
  wrong: (path, field) =>
    t(`content:editor.problem.${path === 'slug' ? 'address' : 'wrong'}`, { field }),
});
