import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAutosave } from '../../../../dashboard/kit/form/use-autosave.ts';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { call, read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { contentRoutes } from '../../contract.ts';
import type { BodyWarning, Content } from '../../schema.ts';
import { newerContent, rememberContent } from '../content-queries.ts';
import { useDoneMessage } from '../done.tsx';
import { readAgainIn } from '../when-due.ts';
import {
  type EditorFields,
  FIELD_IDS,
  fieldsOf,
  fieldsToUpdate,
  sameFields,
  storedFields,
} from './editor-fields.ts';
import {
  type ContentInput,
  contentRules,
  contentWords,
  isState,
  type Target,
} from './editor-rules.ts';
import { type LocalCopy, useLocalCopy } from './local-copy.ts';
import { sendSave, useCreation } from './saving.ts';

/** The pause after typing, in ms, before the text is saved automatically. */
const AUTOSAVE_PAUSE = 2_000;

export interface EditorStart {
  /** Null for new content. */
  content: Content | null;
  fields: EditorFields;
}

/**
 * The state of the editor form with its copy in the browser. `onCreated` gets the id of new
 * content.
 */
export function useEditor(initial: EditorStart, onCreated?: (id: string) => void) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const user = useSessionUser();
  const creation = useCreation();
  const [warnings, setWarnings] = useState<BodyWarning[]>([]);
  const [comparing, setComparing] = useState(false);
  /** What the last save by hand was to do. */
  const [tried, setTried] = useState<Target>('keep');
  /** Changes when the whole text is replaced by code, not by typing. */
  const [edition, setEdition] = useState(0);
  /** The version that a restored copy is based on; null: the version that was loaded. */
  const restoredVersion = useRef<number | null>(null);
  /** New content has no address of its own until the first save. */
  const hasAddress = useRef(initial.content !== null);

  const record = useRecordForm<EditorFields, ContentInput, Content, Target>({
    initial: { record: initial.content, fields: initial.fields },
    target: 'keep',
    rules: (fields, target) => contentRules(t, fields, target),
    words: contentWords(t),
    ids: FIELD_IDS,
    isSame: sameFields,
    async save(input, { fields, target, over }) {
      const version = restoredVersion.current ?? over.record?.version;
      const { data, warnings: found } =
        over.record && version !== undefined
          ? await sendSave(over.record.id, input, version, target)
          : await creation.create(fields, input, target);
      setWarnings(found);
      rememberContent(client, data);
      return data;
    },
    fieldsAfter: storedFields,
    essential: ['title', 'category', 'body'],
    newerOf: newerContent,
    isMoreThanSaving: isState,
    onSaved(content, { fields, target, over }) {
      restoredVersion.current = null;
      setComparing(false);
      const saved = storedFields(fields, content);
      for (const name of fieldsToUpdate(form.getValues(), fields, saved))
        form.setValue(name, saved[name]);
      moveToOwnAddress(content);
      const before = over.record?.state ?? 'draft';
      if (isState(target) && (target !== before || target === 'published'))
        tellDone(content, target);
    },
  });
  const { form, stored, unsaved, failure } = record;
  const state = stored.record?.state ?? 'draft';
  const copy = useLocalCopy({
    userId: user.id,
    contentId: hasAddress.current ? (stored.record?.id ?? null) : null,
    form,
    stored: stored.fields,
    unsaved,
    // Until new content has its own address, a reload opens the form for new content. With the
    // stored key, the next save finds the content that already exists instead of creating it again.
    about: () =>
      hasAddress.current
        ? { version: restoredVersion.current ?? stored.record?.version ?? null, creationKey: null }
        : { version: null, creationKey: creation.key },
  });
  // New content is created as soon as it has what every content needs: a title and a category.
  useAutosave(record, { isOn: !copy.found, pause: AUTOSAVE_PAUSE, target: 'auto' });

  const tellDone = useDoneMessage();
  useDue(stored.record, record.pending !== null, (content) => {
    const fields = fieldsOf(content);
    for (const name of ['publishedAt', 'unpublishAt'] as const)
      if (form.getValues(name) === stored.fields[name]) form.setValue(name, fields[name]);
    record.follow({ record: content, fields });
    rememberContent(client, content);
    tellDone(content, content.state);
  });

  const newer = failure?.newer ?? null;
  useEffect(() => {
    if (newer) setComparing(true);
  }, [newer]);

  function moveToOwnAddress({ id }: Content) {
    if (hasAddress.current) return;
    hasAddress.current = true;
    onCreated?.(id);
    // The user may be typing far down in the text.
    const options = { replace: true, preventScrollReset: true, state: { saved: true } };
    void navigate(`/dashboard/blog/${id}/edit`, options);
  }

  function restore(found: LocalCopy) {
    restoredVersion.current = found.version;
    if (found.creationKey) creation.setKey(found.creationKey);
    // A copy of an earlier release does not have them.
    record.replace({ corrections: form.getValues('corrections'), ...found.fields });
    setEdition((count) => count + 1);
    copy.take();
  }

  /**
   * Replaces the text with the version from the server. The user's own text is stored as a copy and
   * offered again.
   */
  function takeTheirs(content: Content) {
    copy.offer({
      fields: structuredClone(form.getValues()),
      version: restoredVersion.current ?? stored.record?.version ?? null,
      creationKey: null,
      typedAt: Date.now(),
    });
    moveToOwnAddress(content);
    goOnFrom(content, fieldsOf(content));
    setWarnings([]);
    setComparing(false);
    setEdition((count) => count + 1);
  }

  /** Saves the user's text over the version on the server. */
  function saveMine(content: Content, target: Target) {
    goOnFrom(content, form.getValues());
    return submit(target === 'auto' ? 'keep' : target);
  }

  /** Removes the changes that are not published, also those that are not saved yet. */
  async function discardChanges(): Promise<void> {
    const { record: content } = stored;
    if (!content) return;
    try {
      const { id, version } = content;
      const { data: shown } = await call(contentRoutes.discardPending, {
        params: { id },
        query: { version },
      });
      rememberContent(client, shown);
      goOnFrom(shown, fieldsOf(shown));
      setWarnings([]);
      setEdition((count) => count + 1);
    } catch (error) {
      showFailure(error);
    }
  }

  function goOnFrom(content: Content, values: EditorFields) {
    restoredVersion.current = null;
    record.rebase({ record: content, fields: fieldsOf(content) }, values);
  }

  function submit(target: Target): Promise<void> {
    setTried(target);
    return record.submit(target);
  }

  return {
    ...record,
    submit,
    state,
    tried,
    warnings,
    edition,
    comparing,
    setComparing,
    copy,
    restore,
    takeTheirs,
    saveMine,
    discardChanges,
  };
}

/**
 * Follows the schedule of an open content: the server publishes or archives it at its time without
 * another version, so that only its state is old here. `onDue` gets the content as it is then.
 */
function useDue(content: Content | null, isSaving: boolean, onDue: (now: Content) => void) {
  const hasTime = content !== null && readAgainIn([content]) !== false;
  const { data } = useQuery({
    ...read(contentRoutes.getEdited, { params: { id: content?.id ?? '' } }),
    enabled: hasTime,
    refetchOnMount: false,
    refetchInterval: () => (content ? readAgainIn([content]) : false),
  });
  const isDue =
    content !== null &&
    data !== undefined &&
    !isSaving &&
    data.id === content.id &&
    data.version === content.version &&
    data.state !== content.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => {
    if (isDue) onDue(data);
  }, [isDue]);
}
