import { KeepAlive } from '../load/keep-alive.ts';
import { ACCEPT_ENCODING } from '../servers/answer.ts';
import { nextAddress } from '../servers/strangers.ts';

/** Addresses of searches; the words are added at their end. */
export const SEARCHES = { API: '/api/contents?pageSize=12&q=', page: '/tum-icerikler?ara=' };

/**
 * Searches one after another on one connection, on a server that trusts this client as a proxy. Returns
 * the ms of each.
 */
export async function searchInTurn(
  origin: string,
  path: string,
  queries: Iterable<string>,
): Promise<number[]> {
  const connection = new KeepAlive(origin);
  const times: number[] = [];
  for (const query of queries) {
    const began = performance.now();
    const status = await connection.get(path + encodeURIComponent(query), {
      'Accept-Encoding': ACCEPT_ENCODING,
      // One network may search 120 times a minute.
      'x-forwarded-for': nextAddress(),
    });
    if (status !== 200) throw new Error(`The search for ${query} answered with ${status}.`);
    times.push(performance.now() - began);
  }
  connection.close();
  return times;
}
