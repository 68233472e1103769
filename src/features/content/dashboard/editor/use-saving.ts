import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../dashboard/session/api-error.ts';
import type { BodyWarning, Content, NewContent, State } from '../../schema.ts';
import {
  changeContent,
  createContent,
  newerContent,
  rememberContent,
  type SaveReply,
} from '../content-calls.ts';
import { checkFields, type EditorFields, fieldsOf, sameFields } from './editor-fields.ts';

/** Why the last save did not happen. It stands until one does. */
export interface SaveFailure {
  message: string;
  /** The state that was to be saved, for trying again. */
  target: State;
  /** What the server holds instead, when somebody else saved in between. */
  newer: Content | null;
  /** Messages by field name. */
  fields: Record<string, string>;
}

export interface SavedContent {
  content: Content | null;
  /** The fields as they were sent or loaded; what differs from them is unsaved. */
  fields: EditorFields;
  /** When it was saved; null for a piece that never was. */
  at: Date | null;
  /** What the site leaves out of the text, as the last save told. */
  warnings: BodyWarning[];
}

/** Sent with every call that creates this piece, so that a repeated one creates no second piece. */
export const newCreationKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const savedFrom = (content: Content): SavedContent => ({
  content,
  fields: fieldsOf(content),
  at: new Date(content.updatedAt),
  warnings: [],
});

/**
 * Saves a piece and knows what is saved. One save at a time; what is typed meanwhile stays unsaved.
 */
export function useSaving(initial: SavedContent) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(initial);
  const [saving, setSaving] = useState<State | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const underWay = useRef(false);
  /** All that was sent to be created and got no answer: the server may have any of it. */
  const unanswered = useRef<EditorFields[]>([]);

  /**
   * A first save whose reply was lost has made the piece. What was typed since is then saved over it,
   * unless somebody else has been at it.
   */
  async function create(fields: EditorFields, input: NewContent, key: string): Promise<SaveReply> {
    const sentBefore = unanswered.current;
    unanswered.current = [...sentBefore, fields];
    try {
      const made = await createContent(input, key);
      if (made.data.version === 1) return made;
      throw new ApiError({ status: 409, body: { code: 'conflict', current: made.data } }, '');
    } catch (error) {
      const made = newerContent(error);
      if (!made || !sentBefore.some((sent) => isUntouched(made, sent))) throw error;
      return await changeContent(made.id, { ...input, version: made.version });
    }
  }

  /**
   * `over` is the version to save over; with a key in its place the piece is created. Resolves with
   * what was saved, or null.
   */
  async function save(
    fields: EditorFields,
    target: State,
    over: { id: string; version: number } | { key: string },
  ): Promise<Content | null> {
    const { input } = checkFields(fields, target);
    if (!input || underWay.current) return null;
    underWay.current = true;
    setSaving(target);
    try {
      const { data: content, warnings } =
        'key' in over
          ? await create(fields, input, over.key)
          : await changeContent(over.id, { ...input, version: over.version });
      // The address may have been made by the server; all else is as it was sent.
      setSaved({
        content,
        fields: { ...fields, slug: content.slug },
        at: new Date(content.updatedAt),
        warnings,
      });
      setFailure(null);
      rememberContent(client, content);
      return content;
    } catch (error) {
      setFailure(describe(error, target));
      return null;
    } finally {
      underWay.current = false;
      setSaving(null);
    }
  }

  return { saved, setSaved, saving, failure, setFailure, save };
}

/** Whether the piece is as it was sent. An address that was left out has been made by the server. */
const isUntouched = (made: Content, sent: EditorFields) =>
  made.version === 1 &&
  sameFields(fieldsOf(made), { ...sent, slug: sent.slug.trim() || made.slug });

function describe(error: unknown, target: State): SaveFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return { message, target, newer: null, fields: {} };
  return { message, target, newer: newerContent(error), fields: error.fields };
}
