import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useText } from '../language/language.ts';
import { listFaults, type Messages } from '../parts/error-summary.tsx';
import { ApiError, rawError } from '../session/api-error.ts';
import type { RecordFormOptions, SaveFailure, Saving, Stored } from './record.ts';
import { checkValues, findFaults } from './resolver.ts';
import { rootOf, saveParts } from './save-parts.ts';

/**
 * The form of one record: its values, their validation, unsaved changes, saving, and the error of a
 * failed save. One save runs at a time; values typed during a save stay and are unsaved. A failed
 * save changes no field.
 */
export function useRecordForm<Fields extends FieldValues, Input, Rec, Target = undefined>(
  options: RecordFormOptions<Fields, Input, Rec, Target>,
) {
  const { t } = useText();
  const { initial, words, isSame } = options;
  const [stored, setStored] = useState(initial);
  const [pending, setPending] = useState<{ target: Target } | null>(null);
  const [failure, setFailure] = useState<SaveFailure<Rec, Target> | null>(null);
  /** Counts failed attempts: each one moves the focus to the summary. */
  const [attempt, setAttempt] = useState(0);
  const [isListed, setListed] = useState(false);
  // For code that runs before a changed state has been rendered.
  const running = useRef<{ quiet: boolean; done: Promise<void> } | null>(null);
  const usual = options.target as Target;
  const now = useRef({ stored, target: usual });
  /** The fields that show why the last automatic save left them out. */
  const leftOut = useRef<readonly string[]>([]);

  const form = useForm<Fields, unknown, Input>({
    defaultValues: initial.fields as DefaultValues<Fields>,
    shouldFocusError: false,
    resolver: (values, _context, resolverOptions) => {
      const { target, stored: over } = now.current;
      return checkValues(t, words, options.rules(values, target, over), values, resolverOptions);
    },
  });
  const idsOf = () =>
    typeof options.ids === 'function' ? options.ids(form.getValues()) : options.ids;
  const ids = idsOf();
  const unsaved = useUnsaved(form, stored.fields, isSame);

  function store(next: Stored<Fields, Rec>): void {
    now.current.stored = next;
    setStored(next);
  }

  /** Resolves with the values to send, or null if a value is invalid. */
  async function validate(): Promise<{ input: Input } | null> {
    let valid: { input: Input } | null = null;
    await form.handleSubmit((input) => {
      valid = { input };
    })();
    if (!valid) failAttempt(true);
    return valid;
  }

  function failAttempt(hasFaults: boolean): void {
    setAttempt((count) => count + 1);
    setListed(hasFaults);
  }

  /**
   * Saves. If an automatic save is running, it is awaited; a second press of a button does nothing:
   * two quick presses of Enter must not become two calls, and state is too late for the second one.
   */
  async function submit(target: Target = usual, quiet = false): Promise<void> {
    const before = running.current;
    if (before && (quiet || !before.quiet)) return;
    const save = { quiet, done: Promise.resolve() };
    running.current = save;
    save.done = (async () => {
      await before?.done.catch(() => undefined);
      now.current.target = target;
      if (quiet) return sendParts(target);
      const valid = await validate();
      if (valid) await send(valid.input, target);
    })();
    try {
      await save.done;
    } finally {
      if (running.current === save) running.current = null;
    }
  }

  async function send(input: Input, target: Target): Promise<void> {
    const saving = { fields: structuredClone(form.getValues()), target, over: now.current.stored };
    setPending({ target });
    try {
      const record = await options.save(input, saving);
      setFailure(null);
      finish(record, saving, false);
    } catch (error) {
      fail(error, target, false);
    } finally {
      setPending(null);
    }
  }

  /** An automatic save: of the fields that are not refused. Nothing is shown until one is saved. */
  async function sendParts(target: Target): Promise<void> {
    const over = now.current.stored;
    const typed = structuredClone(form.getValues());
    try {
      const saved = await saveParts({
        typed,
        stored: over.fields,
        essential: options.essential,
        check: (fields) => findFaults(t, words, options.rules(fields, target, over), fields),
        save(input, fields) {
          setPending({ target });
          return options.save(input, { fields, target, over });
        },
      });
      if (!saved) return;
      showLeft(saved.faults, saved.left, target);
      finish(saved.record, { fields: saved.fields, target, over }, true);
    } catch (error) {
      fail(error, target, true);
    } finally {
      setPending(null);
    }
  }

  function finish(record: Rec, saving: Saving<Fields, Rec, Target>, quiet: boolean): void {
    store({ record, fields: options.fieldsAfter?.(saving.fields, record) ?? saving.fields });
    options.onSaved(record, saving, quiet);
  }

  /** At the fields, and as the state of the form, until all is saved. */
  function showLeft(faults: Messages, left: readonly string[], target: Target): void {
    form.clearErrors(leftOut.current as FieldPath<Fields>[]);
    leftOut.current = Object.keys(faults).map((path) => (path in idsOf() ? path : rootOf(path)));
    for (const [path, message] of Object.entries(faults))
      if (message) setFault(path in idsOf() ? path : rootOf(path), message);
    const pathOf = (name: string) =>
      [...Object.keys(faults), ...Object.keys(idsOf())].find((path) => rootOf(path) === name);
    const labels = left.map((name) => words.label(pathOf(name) ?? name));
    setFailure((last) => {
      const wanted = isStillWanted(last, true) ? last : null;
      if (left.length === 0) return wanted;
      const partial = { message: '', newer: null, target, left: labels };
      return { ...(wanted ?? partial), isRefused: true };
    });
  }

  const setFault = (path: string, message: string) =>
    form.setError(path as FieldPath<Fields>, { type: 'server', message });

  /** An automatic save does not do what the user asked for when the last save failed. */
  const isStillWanted = (
    last: SaveFailure<Rec, Target> | null,
    quiet: boolean,
  ): last is SaveFailure<Rec, Target> =>
    quiet && last !== null && !last.newer && options.isMoreThanSaving?.(last.target) === true;

  /**
   * The server's messages for fields are shown at the fields; all others are shown for the whole
   * form.
   */
  function fail(error: unknown, target: Target, quiet: boolean): void {
    const refused = error instanceof ApiError;
    const newer = options.newerOf(error);
    const message = refused ? error.message : t('dashboard:failure.generic');
    // An automatic save can still save a part of what another save was refused.
    const isRefused = refused && error.status === 422 && (quiet || !options.essential);
    setFailure((last) => ({
      message,
      newer,
      isRefused,
      details: rawError(error),
      target: isStillWanted(last, quiet) ? last.target : target,
    }));
    const named = Object.entries(refused ? error.fields : {}).filter(([path]) => path in idsOf());
    for (const [path, text] of named) setFault(path, text);
    // The summary takes the focus, which a user who is typing must keep.
    if (!quiet) failAttempt(named.length > 0);
    if (newer) options.onConflict?.(newer);
  }

  const messages = Object.fromEntries(
    Object.keys(ids).map((path) => [path, messageAt(form.formState.errors, path)]),
  );
  const faults = isListed ? listFaults(messages, ids) : [];
  // Errors found while the user types are shown at their fields only, because the summary takes the
  // focus.
  const isCorrected = isListed && faults.length === 0;
  useEffect(() => {
    if (isCorrected) setListed(false);
  }, [isCorrected]);
  return {
    form,
    stored,
    unsaved,
    pending,
    failure,
    /** Errors of the last attempt, for the summary. */
    faults,
    attempt,
    submit,
    /** Continues from another version; the fields get these values. Nothing is sent. */
    rebase(next: Stored<Fields, Rec>, values: Fields = next.fields): void {
      store(next);
      setFailure(null);
      form.reset(values, { keepDefaultValues: true });
    },
    /** Continues from the same version with other values of the record, which nobody typed. */
    follow(next: Stored<Fields, Rec>): void {
      store(next);
    },
    /** Replaces the typed values; they stay unsaved. */
    replace(values: Fields): void {
      form.reset(values, { keepDefaultValues: true });
    },
  };
}

const messageAt = (errors: object, path: string): string | undefined =>
  (get(errors, path) as { message?: string } | undefined)?.message;

/** Whether the fields differ from the stored record. Renders again only when the result changes. */
function useUnsaved<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  stored: Fields,
  isSame: (a: Fields, b: Fields) => boolean,
): boolean {
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    const look = () => setUnsaved(!isSame(form.getValues(), stored));
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, stored, isSame]);
  return unsaved;
}
