import * as z from 'zod/mini';
import type { Messages } from '../../../../dashboard/kit/form/messages.ts';
import type { FieldWords, Rules, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { NewContent, type State } from '../../schema.ts';
import type { EditorFields } from './editor-fields.ts';

const { state: _target, ...written } = NewContent.shape;
/** What is sent of the fields: of a cover only what the server takes. */
const ContentInput = z.object(written);
export type ContentInput = z.infer<typeof ContentInput>;

/** What the server takes, and what publishing asks besides. */
export const contentRules = (t: Say, fields: EditorFields, target: State): Rules<ContentInput> => ({
  schema: ContentInput,
  ...(target === 'published' ? { more: missingForPublishing(t, fields) } : {}),
});

function missingForPublishing(t: Say, { body, cover }: EditorFields): Messages {
  return {
    ...(body.trim() ? {} : { body: t('content:editor.problem.bodyForPublishing') }),
    ...(cover && !cover.alt.trim()
      ? { 'cover.alt': t('content:editor.problem.altForPublishing') }
      : {}),
  };
}

export const contentWords = (t: Say): FieldWords => ({
  label: (path) => t(`content:editor.fields.${path}`),
  wrong: (path, field) =>
    t(`content:editor.problem.${path === 'slug' ? 'address' : 'wrong'}`, { field }),
});
