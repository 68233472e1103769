import { useSyncExternalStore } from 'react';

/** "off": keys without a modifier do nothing. The user chooses it for this browser. */
const NAME = 'app.singleKeys';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return window.localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}
let areOn = read();

function show(on: boolean): void {
  areOn = on;
  for (const listener of listeners) listener();
}
window.addEventListener('storage', ({ key }) => {
  if (key === NAME || key === null) show(read());
});

/** Turns keys without a modifier on or off: speech input can press them by accident. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(NAME);
    else window.localStorage.setItem(NAME, 'off');
  } catch {
    // It is still valid until the page is left.
  }
  show(on);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, () => areOn);

/** Whether the key is meant as a shortcut: without a modifier, and not in a field or a dialog. */
export function isShortcut({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  const inField =
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]',
    );
  return areOn && !ctrlKey && !metaKey && !altKey && !defaultPrevented && inField === null;
}
