import type { Figures } from './target.ts';

/** Times of single answers, in ms. */
export class Latencies {
  readonly #all: number[] = [];
  bad = 0;

  add(ms: number, status: number): void {
    this.#all.push(ms);
    if (status < 200 || status > 299) this.bad++;
  }

  figures(seconds: number): Figures {
    const sorted = Float64Array.from(this.#all).sort();
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    return { requests: sorted.length, seconds, p50: at(0.5), p99: at(0.99), bad: this.bad };
  }
}
