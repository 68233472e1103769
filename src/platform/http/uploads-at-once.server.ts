import { Refusal } from '../errors.ts';

/** The limit for one account; each upload may need a temporary file of 50 MB. */
const MOST = 4;
const TRY_AGAIN_SECONDS = 5;

/** Counts the running uploads of each account. */
export class UploadsAtOnce {
  readonly #underWay = new Map<string, number>();

  /** @throws Refusal 429 when the account already has too many running uploads */
  async run<T>(account: string, work: () => Promise<T>): Promise<T> {
    const before = this.#underWay.get(account) ?? 0;
    if (before >= MOST) throw new Refusal(429, 'tooManyRequests', { seconds: TRY_AGAIN_SECONDS });
    this.#underWay.set(account, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#underWay.get(account) ?? 1) - 1;
      if (left > 0) this.#underWay.set(account, left);
      else this.#underWay.delete(account);
    }
  }
}
