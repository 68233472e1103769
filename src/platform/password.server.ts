import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from './errors.ts';

/**
 * For argon2id, the library's default algorithm: 12 MiB, three passes, one lane. OWASP lists it as
 * equal to 19 MiB and two passes; it takes a quarter less of the processor, and strangers can make
 * us compute it.
 */
const OPTIONS = { memoryCost: 12 * 1024, timeCost: 3, parallelism: 1 };
const ARGON2ID = 2;

/** Half of the threads that Node keeps for such work: the others read files and names meanwhile. */
const AT_ONCE = 2;
/** About two seconds of work. Who comes after these would wait so long as to try again anyway. */
export const MOST_WAITING = 100;

const limit = pLimit(AT_ONCE);

/** @throws Refusal 503 when too many are waiting already. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MOST_WAITING) throw new Refusal(503, 'unavailable');
  return limit(work);
}

/** The same letters come in other bytes from other keyboards: a Mac may send ö as o and two dots. */
const plain = (password: string) => password.normalize('NFC');

/** @throws Refusal 503 when too many are waiting already */
export const hashPassword = async (password: string): Promise<string> =>
  inTurn(() => hash(plain(password), OPTIONS));

const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
/** Nobody's password leads to it, and trying one takes as long as trying anybody's. */
const DECOY = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$${random(16)}$${random(32)}`;

/**
 * Takes the same time for a user who does not exist or has no password yet (`stored` null), so that
 * names cannot be probed.
 * @throws Refusal 503 when too many are waiting already
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? DECOY, plain(password)));
  return stored !== null && matches;
}

/** Whether a stored password is easier to guess than one that is hashed now. */
export function isWeakHash(stored: string): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(stored);
  return algorithm !== ARGON2ID || memoryCost < OPTIONS.memoryCost || timeCost < OPTIONS.timeCost;
}
