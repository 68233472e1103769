import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { BOT_CHECK_FIELD } from '../kit/forms/form-state.ts';

/** How long to wait for the challenge and for its solution, in ms. */
const FETCH_MS = 8000;
const SOLVE_MS = 20_000;

/** With more of them a phone would get hot and the page slow. */
const WORKERS = 2;

/** In ms; the server accepts a proof for 20 minutes. */
const FRESH_MS = 15 * 60_000;

interface Prepared {
  proof: Promise<string>;
  since: number;
}

/** A proof is used for one submission. */
let prepared: Prepared | null = null;

/** Begins to compute a proof. */
export function prepareProof(form: HTMLFormElement): Prepared {
  const proof = makeProof(form.dataset.botCheck as string);
  const mine: Prepared = { proof, since: Date.now() };
  prepared = mine;
  proof.catch(() => {
    // The next attempt is made when the form is submitted.
    if (prepared === mine) prepared = null;
  });
  return mine;
}

/**
 * Puts a proof that was not used before into the form, and shows in the form's status line that the
 * visitor has to wait. If there can be no proof, the form stays without one.
 */
export async function addProof(form: HTMLFormElement): Promise<void> {
  const field = findField(form);
  field.value = '';
  const status = form.querySelector<HTMLElement>('[data-waiting]');
  const usable = prepared && Date.now() - prepared.since < FRESH_MS ? prepared : null;
  const { proof } = usable ?? prepareProof(form);
  prepared = null;
  if (status) status.textContent = status.dataset.waiting ?? '';
  try {
    field.value = await proof;
  } catch (error) {
    console.info('The form is sent without a proof.', error);
  } finally {
    if (status) status.textContent = '';
  }
}

/** It is added by the script, so that a browser cannot restore an old value. */
function findField(form: HTMLFormElement): HTMLInputElement {
  const found = form.querySelector<HTMLInputElement>(`input[name="${BOT_CHECK_FIELD}"]`);
  if (found) return found;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = BOT_CHECK_FIELD;
  form.append(field);
  return field;
}

/**
 * Gets a challenge from this address and solves it, in some 0.5 to 2 s on a phone.
 * @throws without a connection, without a secure context (the browser then computes no hashes), or
 * if it takes too long
 */
async function makeProof(address: string): Promise<string> {
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
