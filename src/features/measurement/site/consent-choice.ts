import type { Choice } from '../consent.ts';

const KEY = 'app.consent';
/** After a year the question is asked again. */
const VALID_MS = 365 * 24 * 3_600_000;

/** Used only for this page, if the browser cannot store the choice. */
let unstored: Choice | null = null;

/** The choice in this browser; null if there is none or if it is too old. */
export function readChoice(): Choice | null {
  // A choice from the page without scripts is newer than the stored one.
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
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the newer API
  document.cookie = 'app.consent=; max-age=0; path=/';
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice, at: Date.now() }));
  } catch {
    // The storage may be full or not allowed.
  }
}
