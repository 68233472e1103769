import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
} from 'react-hook-form';
import { useText } from '../language/language.ts';
import { ApiError } from '../session/api-error.ts';
import { rawError } from '../session/raw-error.ts';
import { listFaults } from './messages.ts';
import type { RecordFormOptions, SaveFailure, Stored } from './record.ts';
import { checkValues } from './resolver.ts';
import { useUnsaved } from './use-unsaved.ts';

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
  const now = useRef({ stored, target: options.target });

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

  /**
   * Resolves with the values to send, or null if a value is invalid. A quiet check does not show
   * errors.
   */
  async function validate(quiet: boolean): Promise<{ input: Input } | null> {
    if (quiet) {
      const fields = form.getValues();
      const { schema, more } = options.rules(fields, now.current.target, now.current.stored);
      const parsed = schema.safeParse(fields);
      return parsed.success && Object.keys(more ?? {}).length === 0 ? { input: parsed.data } : null;
    }
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
  async function submit(target: Target = options.target, quiet = false): Promise<void> {
    const before = running.current;
    if (before && (quiet || !before.quiet)) return;
    const save = { quiet, done: Promise.resolve() };
    running.current = save;
    save.done = (async () => {
      await before?.done.catch(() => undefined);
      now.current.target = target;
      const valid = await validate(quiet);
      if (valid) await send(valid.input, target, quiet);
    })();
    try {
      await save.done;
    } finally {
      if (running.current === save) running.current = null;
    }
  }

  async function send(input: Input, target: Target, quiet: boolean): Promise<void> {
    const saving = { fields: structuredClone(form.getValues()), target, over: now.current.stored };
    setPending({ target });
    try {
      const record = await options.save(input, saving);
      setFailure((last) => (isStillWanted(last, quiet) ? last : null));
      const fields = options.fieldsAfter?.(saving.fields, record) ?? saving.fields;
      store({ record, fields });
      options.onSaved(record, saving, quiet);
    } catch (error) {
      fail(error, target, quiet);
    } finally {
      setPending(null);
    }
  }

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
    const isRefused = refused && error.status === 422;
    setFailure((last) => ({
      ...{ message, newer, isRefused, details: rawError(error) },
      target: isStillWanted(last, quiet) ? last.target : target,
    }));
    const named = Object.entries(refused ? error.fields : {}).filter(([path]) => path in idsOf());
    for (const [path, text] of named)
      form.setError(path as FieldPath<Fields>, { type: 'server', message: text });
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
    /** Replaces the typed values; they stay unsaved. */
    replace(values: Fields): void {
      form.reset(values, { keepDefaultValues: true });
    },
  };
}

const messageAt = (errors: object, path: string): string | undefined =>
  (get(errors, path) as { message?: string } | undefined)?.message;
