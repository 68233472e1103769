import { KeepAlive } from '../load/keep-alive.ts';
import { ACCEPT_ENCODING } from '../servers/answer.ts';
import { nextAddress } from '../servers/strangers.ts';

/** Addresses of searches; the words are added at their end. */
export const SEARCHES = { API: '/api/contents?pageSize=12&q=', page: '/tum-icerikler?ara=' };

/** A client with one connection to a server that trusts it as a proxy. */
export class Searcher {
  readonly #connection: KeepAlive;
  readonly #path: string;

  constructor(origin: string, path: string) {
    this.#connection = new KeepAlive(origin);
    this.#path = path;
  }

  /** Searches and returns the ms until the answer. */
  async search(query: string): Promise<number> {
    const began = performance.now();
    const status = await this.#connection.get(this.#path + encodeURIComponent(query), {
      'Accept-Encoding': ACCEPT_ENCODING,
      // One network may search 120 times a minute.
      'x-forwarded-for': nextAddress(),
    });
    if (status !== 200) throw new Error(`The search for ${query} answered with ${status}.`);
    return performance.now() - began;
  }

  close(): void {
    this.#connection.close();
  }
}

/** Searches one after another on one connection. Returns the ms of each. */
export async function searchInTurn(
  origin: string,
  path: string,
  queries: Iterable<string>,
): Promise<number[]> {
  const searcher = new Searcher(origin, path);
  const times: number[] = [];
  for (const query of queries) times.push(await searcher.search(query));
  searcher.close();
  return times;
}
