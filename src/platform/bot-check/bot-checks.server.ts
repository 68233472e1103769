import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sweepStatement } from '../database/sweep.server.ts';
import { Refusal } from '../errors.ts';
import type { Transaction } from '../transaction.server.ts';
import { usedBotChecks } from './tables.server.ts';

/** A proof that was checked just before it expired may still wait for its transaction. */
const KEPT_MS = 60_000;

/** A proof has some 750 characters. */
const LONGEST = 2000;

const hex = z.string().check(z.regex(/^[0-9a-f]+$/));

/** A challenge of `altcha-lib` with its solution. Whether we signed it is checked afterwards. */
const Proof = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      cost: z.int(),
      data: z.strictObject({
        /** The path of the form's page, without language. */
        form: z.string(),
        /** In seconds since 1970. */
        expiresAt: z.int(),
      }),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

/** How long a proof is accepted after its challenge was made, in seconds. */
const VALID_S = 20 * 60;

/** How much a browser has to compute for one proof. */
interface Work {
  /** Iterations of PBKDF2 for one try. */
  cost: number;
  /** The most tries that are needed; half of them on average. */
  tries: number;
}

/**
 * 2 million iterations on average: some 0.5 s on one core of a server, 0.5 to 2 s on a phone. Making
 * a challenge costs one try.
 */
const WORK: Work = { cost: 5000, tries: 800 };

/** What a browser did for a proof. */
export interface DoneWork {
  algorithm: string;
  /** Iterations of one try. */
  cost: number;
  /** The number that was searched for, from zero: how many tries failed before it. */
  number: number;
  /** When the server made the challenge. */
  madeAt: Date;
}

/** A proof that is accepted if it was not used before. */
export interface CheckedProof {
  /** Identifies the challenge. */
  nonce: string;
  expiresAt: Date;
  work: DoneWork;
}

/** `invalid`: not a proof, altered, not solved, or made for another form. */
export type BotCheckFault = 'invalid' | 'expired';

/**
 * The bot-check: the browser has to find a number, which costs it time; the server checks this
 * proof at once. Challenges are signed and bound to their form, so none is stored.
 */
export class BotChecks {
  readonly #challengeKey: string;
  readonly #solutionKey: string;
  readonly #work: Work;

  constructor(key: Buffer, work: Work = WORK) {
    const keyFor = (purpose: string) => createHmac('sha256', key).update(purpose).digest('hex');
    this.#challengeKey = keyFor('bot-check challenge');
    this.#solutionKey = keyFor('bot-check solution');
    this.#work = work;
  }

  /** @param form the path of its page, without language */
  makeChallenge(form: string, now: Date): Promise<Challenge> {
    const { cost, tries } = this.#work;
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(tries),
      deriveKey,
      // Not the library's own `expiresAt`, which it compares with the clock of the machine.
      data: { form, expiresAt: Math.floor(now.getTime() / 1000) + VALID_S },
      hmacSignatureSecret: this.#challengeKey,
      hmacKeySignatureSecret: this.#solutionKey,
    });
  }

  /** Checks everything about a proof for `form`, except whether it was used. */
  async check(form: string, proof: unknown, now: Date): Promise<CheckedProof | BotCheckFault> {
    const parsed = parseProof(proof);
    if (!parsed) return 'invalid';
    const { nonce, data, algorithm, cost } = parsed.challenge.parameters;
    const { verified } = await verifySolution({
      ...parsed,
      deriveKey,
      hmacSignatureSecret: this.#challengeKey,
      hmacKeySignatureSecret: this.#solutionKey,
    });
    if (!verified || data.form !== form) return 'invalid';
    const expiresAt = new Date(data.expiresAt * 1000);
    if (expiresAt <= now) return 'expired';
    const madeAt = new Date((data.expiresAt - VALID_S) * 1000);
    const { counter: number } = parsed.solution;
    return { nonce, expiresAt, work: { algorithm, cost, number, madeAt } };
  }
}

type Proof = z.infer<typeof Proof>;

/** Reads a proof as the form sends it: the base64 of its JSON. Null for anything else. */
function parseProof(text: unknown): Proof | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  try {
    const read = z.safeParse(Proof, JSON.parse(Buffer.from(text, 'base64').toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/**
 * Marks a proof as used. Of two transactions with the same proof, the second one waits here until
 * the first one ends. If that was rolled back, the proof was not used.
 * @throws Refusal 422 if the proof was used before
 */
export async function markUsed(
  tx: Transaction,
  { nonce, expiresAt }: CheckedProof,
  now: Date,
): Promise<void> {
  const old = lt(usedBotChecks.expiresAt, new Date(now.getTime() - KEPT_MS));
  // One statement: each one more reduces how many forms a second can be stored.
  const { rows: marked } = await tx.execute(sql`
    with swept as (${sweepStatement(usedBotChecks.nonce, old)})
    insert into ${usedBotChecks} (nonce, expires_at) values (${nonce}, ${expiresAt.toISOString()})
    on conflict do nothing returning nonce`);
  if (marked.length === 0) throw new Refusal(422, 'botCheckUsed');
}
