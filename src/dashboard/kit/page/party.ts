import { useSyncExternalStore } from 'react';
import type { LogoPicture } from '../../../platform/logo.ts';

export interface ShownParty {
  name: string;
  shortName: string;
  logo: LogoPicture | null;
  /** `#rrggbb`; empty: the blue of the product. */
  color: string;
}

/** The party as the server wrote it into the document; the code does not contain it. */
let party: ShownParty = JSON.parse(
  // A document without it exists only in tests of single parts.
  document.querySelector<HTMLMetaElement>('meta[name=party]')?.content ?? '{}',
);
const listeners = new Set<() => void>();

/** Shows a changed party, until the document is loaded again. */
export function setParty(next: ShownParty): void {
  party = next;
  for (const listener of listeners) listener();
}

/** The party outside of components. */
export const currentParty = (): ShownParty => party;

export const useParty = (): ShownParty =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentParty);
