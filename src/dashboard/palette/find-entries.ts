import { fold } from '../../platform/fold.ts';
import type { SessionUser } from '../../platform/session.ts';
import { type DashboardFeature, type Entry, isAllowed } from '../kit/feature.ts';

/** Every link that this user may follow, each address once. */
export function entriesFor(features: readonly DashboardFeature[], user: SessionUser): Entry[] {
  const all = features.flatMap(({ navigation = [], administration = [], commands = [] }) => [
    ...navigation,
    ...administration,
    ...commands,
  ]);
  const allowed = all.filter((entry) => isAllowed(entry, user));
  return [...new Map(allowed.toReversed().map((entry) => [entry.to, entry])).values()].toReversed();
}

/**
 * The entries whose label has every typed word at the start of a word, however İ, ı and other letters
 * of Turkish are typed. `labelOf` gives the label in the user's language.
 */
export function findEntries(
  entries: readonly Entry[],
  typed: string,
  labelOf: (entry: Entry) => string,
): Entry[] {
  return entries.filter((entry) => matches(labelOf(entry), typed));
}

/** Whether a text has every typed word at the start of a word. */
export function matches(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)));
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s-]+/)
    .filter(Boolean);
