import { Connection, requestBytes } from './connection.ts';
import type { Figures, Load, Target } from './target.ts';

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

let number = Date.now() % 1e9;

/** Requests of a target in turn, ready to be sent. */
export function requestsOf(target: Target): () => Buffer {
  const { paths, method = 'GET', headers = {}, body } = target;
  if (body !== undefined) {
    return () =>
      requestBytes(method, paths[0] as string, headers, body.replace('{{n}}', String(++number)));
  }
  const ready = paths.map((path) => requestBytes(method, path, headers));
  let i = Math.floor(Math.random() * ready.length);
  return () => ready[++i % ready.length] as Buffer;
}

/** The same as `wrk` does, for machines without it; needs more of the client's core. */
export async function runOwnClient(origin: string, target: Target, load: Load): Promise<Figures> {
  const next = requestsOf(target);
  const latencies = new Latencies();
  const started = performance.now();
  const end = started + load.seconds * 1000;
  const work = async () => {
    const connection = await Connection.open(origin);
    while (performance.now() < end) {
      const asked = performance.now();
      const status = await connection.ask(next());
      latencies.add(performance.now() - asked, status);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: load.connections }, work));
  return latencies.figures((performance.now() - started) / 1000);
}
