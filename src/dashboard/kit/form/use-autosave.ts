import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Savable<Fields extends FieldValues, Input, Target> {
  form: UseFormReturn<Fields, unknown, Input>;
  unsaved: boolean;
  pending: unknown;
  failure: { newer: unknown } | null;
  submit: (target: Target, quiet: boolean) => Promise<void>;
}

interface Autosave<Target> {
  /** Whether the record may be saved automatically now. */
  isOn: boolean;
  /** Milliseconds from the last change to the save. */
  pause: number;
  target: Target;
}

/**
 * Saves the record of `useRecordForm` after a pause in typing. The user resolves a conflict; any
 * other failed save is retried after the same pause.
 */
export function useAutosave<Fields extends FieldValues, Input, Target>(
  { form, unsaved, pending, failure, submit }: Savable<Fields, Input, Target>,
  autosave: Autosave<Target>,
): void {
  const { pause } = autosave;
  const isOn = autosave.isOn && unsaved && !pending && !failure?.newer;
  const save = useRef(() => {});
  save.current = () => void submit(autosave.target, true);
  useEffect(() => {
    if (!isOn) return;
    const wait = () => setTimeout(() => save.current(), pause);
    let timer = wait();
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = wait();
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, isOn, pause]);
}
