import { useRef, useState } from 'react';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { contentRoutes, type SavedReply } from '../../contract.ts';
import type { Content } from '../../schema.ts';
import { newerContent } from '../content-queries.ts';
import {
  type EditorFields,
  fieldsOf,
  newCreationKey,
  sameFields,
  storedFields,
} from './editor-fields.ts';
import { type ContentInput, isState, type Target } from './editor-rules.ts';

/** Creates a content once, even if the call is repeated. */
export function useCreation() {
  const [key, setKey] = useState(newCreationKey);
  /** The fields of all calls that got no reply: the server may have stored any of them. */
  const unanswered = useRef<EditorFields[]>([]);

  /**
   * If the reply to the first save was lost, the content already exists. The current text is then
   * saved over it, unless another user has changed it: that is a conflict.
   */
  async function create(
    fields: EditorFields,
    input: ContentInput,
    target: Target,
  ): Promise<SavedReply> {
    const sentBefore = unanswered.current;
    unanswered.current = [...sentBefore, fields];
    try {
      const created = await call(contentRoutes.create, {
        body: { ...input, state: isState(target) ? target : 'draft' },
        headers: { 'Idempotency-Key': key },
      });
      if (created.data.version === 1) return created;
      throw new ApiError({ status: 409, body: { code: 'conflict', current: created.data } }, '');
    } catch (error) {
      const created = newerContent(error);
      if (!created || !sentBefore.some((sent) => isUntouched(created, sent))) throw error;
      return await sendSave(created.id, input, created.version, target);
    }
  }
  return { key, setKey, create };
}

/**
 * Whether the stored content equals what was sent. If the address was empty, the server has made
 * it.
 */
const isUntouched = (created: Content, sent: EditorFields) =>
  created.version === 1 &&
  sameFields(fieldsOf(created), {
    ...storedFields(sent, created),
    slug: sent.slug.trim() || fieldsOf(created).slug,
  });

/** Saves a content that exists. */
export const sendSave = (
  id: string,
  input: ContentInput,
  version: number,
  target: Target,
): Promise<SavedReply> =>
  isState(target)
    ? call(contentRoutes.save, { params: { id }, body: { ...input, version, state: target } })
    : call(contentRoutes.savePending, {
        params: { id },
        body: { ...input, version, auto: target === 'auto' },
      });
