import { Refusal } from '../../platform/errors.ts';

/** Of one account; each may be 15 MB of temporary file. */
const MOST = 4;
const TRY_AGAIN_SECONDS = 5;

/** How many uploads of each account are being received or made at present. */
export class UploadsAtOnce {
  readonly #underWay = new Map<string, number>();

  /** @throws Refusal 429 when the account has too many under way already */
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
