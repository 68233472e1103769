import { useCallback, useId, useLayoutEffect } from 'react';

/** The open dialogs, the one opened last at the end. */
const open: string[] = [];

/**
 * Whether a dialog is the one opened last. Escape reaches every open dialog; it is meant for the one
 * on top, such as the question for the password over the dialog that made it necessary.
 */
export function useIsOnTop(opened: boolean): () => boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return;
    open.push(id);
    return () => {
      open.splice(open.indexOf(id), 1);
    };
  }, [id, opened]);
  return useCallback(() => open.at(-1) === id, [id]);
}
