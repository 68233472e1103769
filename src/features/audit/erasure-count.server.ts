import type { AuditRow } from './chain.server.ts';
import { ERASED_ACTIONS } from './erasure.ts';

/**
 * Compares, during the verification, the erased rows with the recorded erasure events. The chain
 * protects those events, so no one can erase more than was recorded, not even with the key.
 */
export class ErasureCount {
  /** By the time of the erasure: the number of erased rows, and the first of them. */
  readonly #erased = new Map<number, { count: number; first: number }>();
  readonly #recorded = new Map<number, number>();

  add({ seq, at, action, after, erasedAt }: AuditRow): void {
    if (erasedAt) {
      const moment = ERASED_ACTIONS.some((one) => one === action) ? erasedAt.getTime() : Number.NaN;
      const known = this.#erased.get(moment) ?? { count: 0, first: seq };
      this.#erased.set(moment, { ...known, count: known.count + 1 });
    } else if (action === 'audit.erase') {
      const told = Number(after?.count ?? 0);
      this.#recorded.set(at.getTime(), (this.#recorded.get(at.getTime()) ?? 0) + told);
    }
  }

  /** The first row of an erasure that erased more rows than it recorded; null if there is none. */
  firstUnrecorded(): number | null {
    const firsts = [...this.#erased]
      .filter(([moment, { count }]) => count > (this.#recorded.get(moment) ?? 0))
      .map(([, { first }]) => first);
    return firsts.length > 0 ? Math.min(...firsts) : null;
  }
}
