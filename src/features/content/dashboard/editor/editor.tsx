import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { UnsavedGuard } from '../../../../dashboard/frame/unsaved-work.tsx';
import { useText } from '../../../../dashboard/language/language.ts';
import { ErrorSummary } from '../../../../dashboard/parts/error-summary.tsx';
import { useSessionUser } from '../../../../dashboard/session/session-user.ts';
import type { Content, State } from '../../schema.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { contentsList } from '../list/contents-list.ts';
import { BodyWarnings } from './body-warnings.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBar } from './editor-bar.tsx';
import { checkFields, type EditorFields, sameFields } from './editor-fields.ts';
import { EditorMain } from './editor-main.tsx';
import { EditorSide } from './editor-side.tsx';
import { listFaults, resolveFields } from './field-faults.ts';
import { FoundCopyDialog } from './found-copy-dialog.tsx';
import { useLocalCopy } from './use-local-copy.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { newCreationKey, type SavedContent, savedFrom, useSaving } from './use-saving.ts';

/** A draft saves itself this long after typing stops. */
const AUTOSAVE_PAUSE = 2_000;

interface EditorProps {
  initial: SavedContent;
  /** A new piece has been saved for the first time. */
  onCreated?: (id: string) => void;
}

export function Editor({ initial, onCreated }: EditorProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const user = useSessionUser();
  const { saved, setSaved, saving, failure, setFailure, save } = useSaving(initial);
  const state = saved.content?.state ?? 'draft';
  const target = useRef<State>(state);
  const form = useForm<EditorFields>({
    defaultValues: initial.fields,
    shouldFocusError: false,
    resolver: (values) => resolveFields(t, values, target.current),
  });
  const fields = form.watch();
  const [attempt, setAttempt] = useState(0);
  const [deleting, setDeleting] = useState(false);
  const [comparing, setComparing] = useState(false);
  /** Changes when the whole text is replaced from outside the fields. */
  const [edition, setEdition] = useState(0);
  const gone = useRef(false);

  const unsaved = !sameFields(fields, saved.fields);
  const baseVersion = useRef(saved.content?.version ?? null);
  const [creationKey, setCreationKey] = useState(newCreationKey);
  const copy = useLocalCopy({
    userId: user.id,
    contentId: saved.content?.id ?? null,
    fields,
    saved: saved.fields,
    version: baseVersion.current,
    creationKey: saved.content ? null : creationKey,
    unsaved,
  });

  /** A quiet save is one nobody asked for: it moves no focus and says nothing when all is well. */
  async function submit(next: State, options: { quiet?: boolean; over?: number } = {}) {
    target.current = next;
    const sent = form.getValues();
    if (options.quiet) {
      if (checkFields(sent, next).problems.length > 0) return;
    } else if (!(await passes())) {
      setAttempt((count) => count + 1);
      return;
    }
    const version = options.over ?? baseVersion.current;
    // A piece whose first save was refused as a conflict exists on the server all the same.
    const id = saved.content?.id ?? failure?.newer?.id;
    const over = id && version !== null ? { id, version } : { key: creationKey };
    const content = await save(structuredClone(sent), next, over);
    if (content) settle(content, sent, next, options.quiet ?? false);
  }

  /** Runs the form's own validation, which then follows every change. */
  async function passes(): Promise<boolean> {
    let valid = false;
    await form.handleSubmit(() => {
      valid = true;
    })();
    return valid;
  }

  function settle(content: Content, sent: EditorFields, next: State, quiet: boolean) {
    const isNew = baseVersion.current === null;
    baseVersion.current = content.version;
    setComparing(false);
    if (form.getValues('slug') === sent.slug) form.setValue('slug', content.slug);
    if (isNew) moveToOwnAddress(content);
    if (!quiet && next !== state) toast.success(t(`content:editor.done.${next}`));
  }

  function moveToOwnAddress({ id }: Content) {
    onCreated?.(id);
    navigate(`/dashboard/blog/${id}/edit`, { replace: true, state: { saved: true } });
  }

  // The server's messages at the fields, the summary, and the comparison follow a failed save.
  useEffect(() => {
    if (!failure) return;
    for (const [field, message] of Object.entries(failure.fields)) {
      form.setError(field as keyof EditorFields, { type: 'server', message });
    }
    if (Object.keys(failure.fields).length > 0) setAttempt((count) => count + 1);
    if (failure.newer) setComparing(true);
  }, [failure, form]);

  const mayAutosave =
    unsaved &&
    !saving &&
    !failure?.newer &&
    !copy.found &&
    saved.content !== null &&
    state === 'draft';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause anew
  useEffect(() => {
    if (!mayAutosave) return;
    const timer = setTimeout(() => submit('draft', { quiet: true }), AUTOSAVE_PAUSE);
    return () => clearTimeout(timer);
  }, [mayAutosave, JSON.stringify(fields)]);

  useSaveKeys(() => submit(state));

  function replaceAll(next: EditorFields) {
    form.reset(next, { keepDefaultValues: true });
    setEdition((count) => count + 1);
  }

  function loadTheirs(content: Content) {
    // One's own text is offered again rather than dropped.
    copy.offer({
      fields: structuredClone(fields),
      version: baseVersion.current,
      creationKey: null,
      typedAt: Date.now(),
    });
    const theirs = savedFrom(content);
    if (!saved.content) moveToOwnAddress(content);
    baseVersion.current = content.version;
    setSaved(theirs);
    setFailure(null);
    setComparing(false);
    replaceAll(theirs.fields);
  }

  const faults = attempt > 0 ? listFaults(form.formState.errors) : [];
  return (
    <FormProvider {...form}>
      <form className="editor" noValidate onSubmit={(event) => event.preventDefault()}>
        <EditorBar
          content={saved.content}
          savedAt={saved.at}
          unsaved={unsaved}
          saving={saving}
          failure={failure}
          onSave={(next) => submit(next)}
          onCompare={() => setComparing(true)}
          onDelete={() => setDeleting(true)}
        />
        {failure && !failure.newer ? (
          <p className="editor-failure">
            {failure.message} {t('content:editor.kept')}
          </p>
        ) : null}
        <div role="status">
          {copy.isOff ? <p className="editor-notice">{t('content:editor.storageOff')}</p> : null}
        </div>
        <div role="status">
          <BodyWarnings warnings={saved.warnings} />
        </div>
        {faults.length > 0 ? (
          <div className="editor-faults">
            <ErrorSummary title={t('content:editor.faults')} faults={faults} attempt={attempt} />
          </div>
        ) : null}
        <div className="editor-body">
          <EditorMain edition={edition} isNew={saved.content === null} state={state} />
          <EditorSide />
        </div>
      </form>
      <UnsavedGuard unsaved={unsaved && !gone.current} onDiscard={copy.discard} />
      {copy.found ? (
        <FoundCopyDialog
          copy={copy.found}
          currentVersion={saved.content?.version ?? null}
          onRestore={(found) => {
            if (found.version !== null) baseVersion.current = found.version;
            if (found.creationKey) setCreationKey(found.creationKey);
            replaceAll(found.fields);
            copy.take();
          }}
          onDiscard={copy.discard}
        />
      ) : null}
      {failure?.newer ? (
        <ConflictDialog
          opened={comparing}
          theirs={failure.newer}
          mine={fields}
          busy={saving !== null}
          onLoadTheirs={loadTheirs}
          onSaveMine={(newer) => submit(failure.target, { over: newer.version })}
          onClose={() => setComparing(false)}
        />
      ) : null}
      <DeleteContentDialog
        content={deleting && saved.content ? saved.content : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          gone.current = true;
          copy.discard();
          navigate(contentsList.lastAddress(), { replace: true, state: { saved: true } });
        }}
      />
    </FormProvider>
  );
}
