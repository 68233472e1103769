import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../dashboard/session/api-error.ts';
import { Content, type State } from '../../schema.ts';
import { changeContent, createContent, rememberContent } from '../content-calls.ts';
import { checkFields, type EditorFields, fieldsOf } from './editor-fields.ts';

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
}

export const savedFrom = (content: Content): SavedContent => ({
  content,
  fields: fieldsOf(content),
  at: new Date(content.updatedAt),
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

  /** `version` is the one to save over; null creates. Resolves with what was saved, or null. */
  async function save(
    fields: EditorFields,
    target: State,
    version: number | null,
  ): Promise<Content | null> {
    const { input } = checkFields(fields, target);
    if (!input || underWay.current) return null;
    underWay.current = true;
    setSaving(target);
    try {
      const id = saved.content?.id;
      const content =
        id && version !== null
          ? await changeContent(id, { ...input, version })
          : await createContent(input);
      // The address may have been made by the server; all else is as it was sent.
      setSaved({
        content,
        fields: { ...fields, slug: content.slug },
        at: new Date(content.updatedAt),
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

function describe(error: unknown, target: State): SaveFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return { message, target, newer: null, fields: {} };
  const newer = error.status === 409 ? Content.safeParse(error.current) : null;
  return { message, target, newer: newer?.success ? newer.data : null, fields: error.fields };
}
