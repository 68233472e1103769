import { diffWordsWithSpace } from 'diff';

/** A part of one of two texts; `changed` if it is different in the other text. */
export interface Stretch {
  text: string;
  changed: boolean;
}
export interface Sides {
  theirs: Stretch[];
  mine: Stretch[];
}

/** Comparing two long texts that have nothing in common would take minutes; in ms. */
const TIMEOUT_MS = 500;
const whole = (text: string): Stretch[] => (text ? [{ text, changed: true }] : []);

/** Compares two texts word by word. If this takes too long, the whole text counts as changed. */
export function compareWords(theirs: string, mine: string): Sides {
  const changes = diffWordsWithSpace(theirs, mine, { timeout: TIMEOUT_MS });
  if (!changes) return { theirs: whole(theirs), mine: whole(mine) };
  const side = (left: 'added' | 'removed', changed: 'added' | 'removed') =>
    changes
      .filter((change) => !change[left])
      .map((change) => ({ text: change.value, changed: change[changed] }));
  return { theirs: side('added', 'removed'), mine: side('removed', 'added') };
}
