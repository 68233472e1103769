const KEY = 'app.consent';
/** After a year the question is asked again. */
const VALID_MS = 365 * 24 * 3_600_000;

export type Choice = 'agreed' | 'refused';

/** For this page alone, where nothing can be stored. */
let unstored: Choice | null = null;

/** What was chosen in this browser; null when nothing was, or long ago. */
export function readChoice(): Choice | null {
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

export function keepChoice(choice: Choice) {
  unstored = choice;
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice, at: Date.now() }));
  } catch {
    // Storage may be full or forbidden.
  }
}
