import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Savable<Fields extends FieldValues, Input, Target> {
  form: UseFormReturn<Fields, unknown, Input>;
  unsaved: boolean;
  pending: unknown;
  failure: { newer: unknown; isRefused: boolean } | null;
  submit: (target: Target, quiet: boolean) => Promise<void>;
}

interface Autosave<Target> {
  /** Whether the record may be saved automatically now. */
  isOn: boolean;
  /** Milliseconds from the last change to the save. */
  pause: number;
  target: Target;
}

/** The pause before a failed save is retried, in ms. */
const RETRY_PAUSE = 5_000;

/**
 * Saves the record of `useRecordForm` after a pause in typing. The user resolves a conflict and
 * corrects refused values; any other failed save is retried.
 */
export function useAutosave<Fields extends FieldValues, Input, Target>(
  { form, unsaved, pending, failure, submit }: Savable<Fields, Input, Target>,
  autosave: Autosave<Target>,
): void {
  const { pause } = autosave;
  const isOn = autosave.isOn && unsaved && !pending && !failure?.newer;
  const { isRefused = false } = failure ?? {};
  const retryPause = failure ? RETRY_PAUSE : pause;
  const save = useRef(() => {});
  save.current = () => void submit(autosave.target, true);
  const changes = useRef({ all: 0, sent: 0, isRepeated: false });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          changes.current.all += 1;
        },
      }),
    [form],
  );
  const isPending = Boolean(pending);
  useEffect(() => {
    if (isPending) changes.current.sent = changes.current.all;
  }, [isPending]);
  useEffect(() => {
    if (!isOn) return;
    const wait = () => setTimeout(() => save.current(), pause);
    const { all, sent, isRepeated } = changes.current;
    // What was corrected while the refused save was on its way is saved once by itself.
    const isCorrected = isRefused && all !== sent && !isRepeated;
    if (isCorrected) changes.current.isRepeated = true;
    let timer = isCorrected
      ? wait()
      : isRefused
        ? undefined
        : setTimeout(() => save.current(), retryPause);
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        changes.current.isRepeated = false;
        clearTimeout(timer);
        timer = wait();
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, isOn, isRefused, pause, retryPause]);
}
