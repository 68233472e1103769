import type { SaveReply } from '../content-calls.ts';
import { changeContent, savePending } from '../content-calls.ts';
import { type ContentInput, isState, type Target } from './editor-rules.ts';

/** Saves a content that exists. */
export const sendSave = (
  id: string,
  input: ContentInput,
  version: number,
  target: Target,
): Promise<SaveReply> =>
  isState(target)
    ? changeContent(id, { ...input, version, state: target })
    : savePending(id, { ...input, version, auto: target === 'auto' });
