import type { Choice } from '../consent.ts';

const KEY = 'app.consent';
/** After a year the question is asked again. */
const VALID_MS = 365 * 24 * 3_600_000;

/** For this page alone, where nothing can be stored. */
let unstored: Choice | null = null;

/** What was chosen in this browser; null when nothing was, or long ago. */
export function readChoice(): Choice | null {
  // Chosen on the page without scripts, after everything that the storage holds.
  const sent = /(?:^|; )app\.consent=(agreed|refused)(?:;|$)/.exec(document.cookie)?.[1];
  if (sent) return sent as Choice;
  try {
    const { choice, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const age = Date.now() - at;
    return (choice === 'agreed' || choice === 'refused') && age >= 0 && age < VALID_MS
      ? choice
      : unstored;
  } catch {
    return unstored;
  }
}

export function storeChoice(choice: Choice) {
  unstored = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not everywhere
  document.cookie = 'app.consent=; max-age=0; path=/';
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice, at: Date.now() }));
  } catch {
    // Storage may be full or forbidden.
  }
}
