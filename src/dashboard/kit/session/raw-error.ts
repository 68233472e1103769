import { ApiError, ShownError } from './api-error.ts';

const LONGEST = 300;
/** What could be a token or an id. */
const SECRET = /[\w.+/=-]{24,}/g;

/**
 * The raw text of an error that has no message for users: what a colleague passes on when they ask
 * for help. It has no token, because a person may read it aloud or photograph it.
 */
export function rawError(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.details;
  if (error instanceof ShownError) return undefined;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(SECRET, '…').slice(0, LONGEST);
}
