import { type Challenge, solveChallengeWorkers } from 'altcha-lib';

/** How long to wait for the challenge and for its solution, in ms. */
const FETCH_MS = 8000;
const SOLVE_MS = 20_000;
/** With more of them a phone would get hot and the page slow. */
const WORKERS = 2;

/**
 * Gets a challenge from this address and solves it, in some 0.5 to 2 s on a phone.
 * @throws without a connection, without a secure context (the browser then computes no hashes), or
 * if it takes too long
 */
export async function makeProof(address: string): Promise<string> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(FETCH_MS) });
  if (!reply.ok) throw new Error(`The server answered ${reply.status}.`);
  const challenge = (await reply.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    timeout: SOLVE_MS,
    createWorker: () =>
      new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' }),
  });
  if (!solution) throw new Error(`Not solved within ${SOLVE_MS} ms.`);
  return btoa(JSON.stringify({ challenge, solution }));
}
