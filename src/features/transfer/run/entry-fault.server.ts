import { chain } from '../../../platform/database/faults.server.ts';
import type { Read } from '../entry.ts';

/** Values that the database cannot store (class 22), such as the character 0, or too long ones (54). */
const BAD_VALUE = /^(?:22|54)[0-9A-Z]{3}$/;

/**
 * Whether an error comes from what an entry contains, so that another try would fail too: the entry is
 * skipped, and the others are imported.
 */
export const isFaultOfEntry = (error: unknown): boolean =>
  error instanceof URIError ||
  error instanceof RangeError ||
  error instanceof SyntaxError ||
  [...chain(error)].some(({ code }) => BAD_VALUE.test(String(code)));

/** What `read` gives, or the entry as one that cannot be read. */
export async function readOrSkip(
  { id, title }: { id: string; title: string },
  read: () => Read | Promise<Read>,
): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!isFaultOfEntry(error)) throw error;
    return { kind: 'skipped', id, title, reason: 'badEntry' };
  }
}
