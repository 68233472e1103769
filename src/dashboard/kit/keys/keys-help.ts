import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Shows or hides the list of keyboard shortcuts. */
export function showKeysHelp(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useKeysHelp = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
