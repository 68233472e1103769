import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface Autosave {
  /** Whether the record may be saved without being asked for now. */
  isOn: boolean;
  /** Milliseconds from the last change to the save. */
  pause: number;
}

/** Saves when typing has stopped, as long as there is something that `may` be saved. */
export function useAutosave<Fields extends FieldValues, Input>(
  form: UseFormReturn<Fields, unknown, Input>,
  autosave: Autosave | undefined,
  may: boolean,
  save: () => void,
): void {
  const latest = useRef(save);
  latest.current = save;
  const isOn = may && (autosave?.isOn ?? false);
  const pause = autosave?.pause ?? 0;
  useEffect(() => {
    if (!isOn) return;
    const wait = () => setTimeout(() => latest.current(), pause);
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
