import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';

/** A part of one of two texts; `changed` if it is different in the other text. */
export interface Stretch {
  text: string;
  changed: boolean;
}
export interface Sides {
  theirs: Stretch[];
  mine: Stretch[];
}
/** Lines that are the same in both texts, or lines that differ, in reading order. */
export type Block = { same: string[] } | Sides;

/**
 * Comparing two long texts that have no line in common would take minutes. The time for all parts of
 * one comparison together, in ms.
 */
const TIMEOUT_MS = 500;
const whole = (text: string): Stretch[] => (text ? [{ text, changed: true }] : []);

/** Compares two texts word by word. If this takes too long, the whole text counts as changed. */
export function compareWords(theirs: string, mine: string, timeout = TIMEOUT_MS): Sides {
  const changes = diffWordsWithSpace(theirs, mine, { timeout });
  if (!changes) return { theirs: whole(theirs), mine: whole(mine) };
  const side = (left: 'added' | 'removed', changed: 'added' | 'removed') =>
    changes
      .filter((change) => !change[left])
      .map((change) => ({ text: change.value, changed: change[changed] }));
  return { theirs: side('added', 'removed'), mine: side('removed', 'added') };
}

/** Compares two texts line by line, and the lines that differ word by word. */
export function compareTexts(theirs: string, mine: string): Block[] {
  if (theirs === mine) return [{ same: linesOf(theirs) }];
  const end = performance.now() + TIMEOUT_MS;
  const changes = diffLines(withEnd(theirs), withEnd(mine), { timeout: TIMEOUT_MS });
  if (!changes) return [{ theirs: whole(theirs), mine: whole(mine) }];
  const blocks: Block[] = [];
  for (let at = 0; at < changes.length; at++) {
    const change = changes[at] as ChangeObject<string>;
    const next = changes[at + 1];
    if (!change.added && !change.removed) blocks.push({ same: linesOf(change.value) });
    else if (change.removed && next?.added) {
      const left = Math.max(1, end - performance.now());
      blocks.push(compareWords(withoutEnd(change.value), withoutEnd(next.value), left));
      at++;
    } else if (change.removed) blocks.push({ theirs: whole(withoutEnd(change.value)), mine: [] });
    else blocks.push({ theirs: [], mine: whole(withoutEnd(change.value)) });
  }
  return blocks;
}

/**
 * Without a line break at its end, the last line would differ from the same line in the middle of
 * the other text.
 */
const withEnd = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);
const withoutEnd = (text: string) => text.replace(/\n$/, '');
const linesOf = (text: string) => withoutEnd(text).split('\n');
