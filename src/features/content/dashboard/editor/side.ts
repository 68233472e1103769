import { useEffect, useState } from 'react';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';

/** The id of the settings beside the text. */
export const SIDE_ID = 'editor-side';

/** The id of the place in the bar for what belongs to the text. */
export const VIEWS_ID = 'editor-views';
/** The id of the place above the title for it. */
export const VIEWS_ABOVE_ID = 'editor-views-above';

const isMac = /Mac|iP/.test(globalThis.navigator?.platform ?? '');
/** The key that opens and closes the settings, for its title. */
export const SIDE_KEY = isMac ? '⌘.' : 'Ctrl+.';

/** Whether the settings are open, which this browser remembers of each account. */
export function useSide() {
  const { id } = useSessionUser();
  const key = `editor.side:${id}`;
  const [isOpen, setOpen] = useState(() => readOpen(key));
  const toggle = () => {
    writeOpen(key, !isOpen);
    setOpen(!isOpen);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isHeld = isMac ? event.metaKey : event.ctrlKey;
      if (!isHeld || event.altKey || event.shiftKey || event.key !== '.' || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return { isOpen, toggle };
}

/** Opens the settings if they are closed, and puts the cursor into a field of theirs. */
export function goToSideField(id: string): void {
  const side = document.getElementById(SIDE_ID);
  if (side?.hidden) document.querySelector<HTMLElement>(`[aria-controls="${SIDE_ID}"]`)?.click();
  setTimeout(() => document.getElementById(id)?.focus());
}

export type Side = ReturnType<typeof useSide>;

const CLOSED = 'closed';

function readOpen(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== CLOSED;
  } catch {
    return true;
  }
}

function writeOpen(key: string, isOpen: boolean): void {
  try {
    if (isOpen) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, CLOSED);
  } catch {
    // It is still valid until the page is left.
  }
}
