import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** The open dialogs, the one opened last at the end. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Whether a dialog is the one opened last. The component library closes all open dialogs with one
 * Escape; it must close only the last one, such as the password dialog over another dialog.
 */
export function useIsOnTop(opened: boolean): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return;
    change([...open, id]);
    return () => change(open.filter((one) => one !== id));
  }, [id, opened]);
  return useSyncExternalStore(subscribe, () => open.at(-1) === id);
}
