import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from './errors.ts';

/**
 * For argon2id, the library's default algorithm: 12 MiB, three passes, one lane. According to OWASP
 * this is as strong as 19 MiB and two passes. It takes a quarter less processor time, which matters
 * because anyone can make the server compute it.
 */
export const PASSWORD_COST = { memoryCost: 12 * 1024, timeCost: 3, parallelism: 1 };
const ARGON2ID = 2;

let cost = PASSWORD_COST;

/** For tests of other subjects, which would otherwise spend most of their time on passwords. */
export function setPasswordCost(changed: typeof PASSWORD_COST): void {
  cost = changed;
}

/** Half of Node's worker threads: the others are needed for files and DNS. */
const AT_ONCE = 2;
/** About two seconds of work. With a longer wait, users would retry anyway. */
export const MAX_WAITING = 100;

const limit = pLimit(AT_ONCE);

/** @throws Refusal 503 when too many already wait. */
function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) throw new Refusal(503, 'unavailable');
  return limit(work);
}

/** Different keyboards send the same letter as different bytes: a Mac may send ö as o and two dots. */
const plain = (password: string) => password.normalize('NFC');

/** @throws Refusal 503 when too many are waiting already */
export const hashPassword = async (password: string): Promise<string> =>
  queued(() => hash(plain(password), cost));

const random = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
const DUMMY = `${random(16)}$${random(32)}`;
/** A hash that no password matches. Checking it takes as long as checking a real one. */
const dummyHash = () =>
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${DUMMY}`;

/**
 * Takes the same time for a user who does not exist or has no password yet (`stored` null), so that
 * the response time does not show which users exist.
 * @throws Refusal 503 when too many are waiting already
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await queued(() => verify(stored ?? dummyHash(), plain(password)));
  return stored !== null && matches;
}

/** Whether a stored hash is weaker than a new one. */
export function isWeakHash(stored: string): boolean {
  const { algorithm, memoryCost, timeCost } = parseOptions(stored);
  return algorithm !== ARGON2ID || memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}
