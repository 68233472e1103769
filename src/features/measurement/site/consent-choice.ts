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
  const { choice, at } = stored();
  const age = Date.now() - Number(at);
  return (choice === 'agreed' || choice === 'refused') && age >= 0 && age < VALID_MS
    ? choice
    : unstored;
}

export function storeChoice(choice: Choice) {
  unstored = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the newer API
  document.cookie = 'app.consent=; max-age=0; path=/';
  store({ choice, at: Date.now() });
}

/**
 * Whether videos of this site may be loaded without asking, and since when. An agreement is stored
 * beside the choice and is valid as long.
 */
export function mayLoadVideos(site: string): boolean {
  const age = Date.now() - Number(stored().videos?.[site]);
  return age >= 0 && age < VALID_MS;
}

export function allowVideos(site: string, allowed: boolean) {
  const { [site]: _, ...others } = stored().videos ?? {};
  store({ videos: allowed ? { ...others, [site]: Date.now() } : others });
}

interface Stored {
  choice?: Choice;
  /** The time of the choice in ms. */
  at?: number;
  /** By site: the time of the agreement in ms. */
  videos?: Record<string, number>;
}

function stored(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

function store(change: Stored) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  } catch {
    // The storage may be full or not allowed.
  }
}
