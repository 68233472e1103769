import * as z from 'zod/mini';
import type { Messages } from '../../../../dashboard/kit/form/messages.ts';
import type { FieldWords, Rules, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { coverLacksAlt, NewContent, type State } from '../../schema.ts';
import { type UnfinishedUpload, unfinishedUploads } from '../../unfinished-uploads.ts';
import type { EditorFields } from './editor-fields.ts';

const { state: _target, ...written } = NewContent.shape;
/** The fields that are sent; of the cover, only those that the server accepts. */
const ContentInput = z.object(written);
export type ContentInput = z.infer<typeof ContentInput>;

/**
 * What a save does: `auto` and `keep` save the text without changing what the public sees, `keep`
 * because the user asked for it. All others put the content into this state.
 */
export type Target = 'auto' | 'keep' | State;
export const isState = (target: Target): target is State => target !== 'auto' && target !== 'keep';

const NEEDS_NOTHING: readonly Target[] = ['auto', 'keep', 'draft', 'inReview'];

/** The rules of the server, and the additional rules for publishing. */
export const contentRules = (
  t: Say,
  fields: EditorFields,
  target: Target,
): Rules<ContentInput> => ({
  schema: ContentInput,
  ...(NEEDS_NOTHING.includes(target) ? {} : { more: missingForPublishing(t, fields) }),
});

function bodyForPublishing(t: Say, body: string): Messages {
  if (!body.trim()) return { body: t('content:editor.problem.bodyForPublishing') };
  const [unfinished] = unfinishedUploads(body);
  return unfinished ? { body: unfinishedText(t, unfinished) } : {};
}

/** Why a text with the placeholder of a picture cannot be published. */
export const unfinishedText = (t: Say, { name }: UnfinishedUpload): string =>
  t('content:editor.problem.uploadForPublishing', { name });

function missingForPublishing(t: Say, { body, cover }: EditorFields): Messages {
  return {
    ...bodyForPublishing(t, body),
    ...(coverLacksAlt(cover) ? { 'cover.alt': t('content:editor.problem.altForPublishing') } : {}),
  };
}

export const contentWords = (t: Say): FieldWords => ({
  // A fault of one tag or file is a fault of the list.
  label: (path) => t(`content:editor.fields.${path.replace(/^(tags|attachments)\..*/, '$1')}`),
  wrong: (path, field) =>
    t(`content:editor.problem.${path === 'slug' ? 'address' : 'wrong'}`, { field }),
});
