import { repeatable, weightedPicker } from '../../database/demo/random.ts';
import { KeepAlive } from '../load/keep-alive.ts';
import { ACCEPT_ENCODING } from '../servers/answer.ts';
import { nextAddress } from '../servers/strangers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Addresses of searches; the words are added at their end. */
export const SEARCHES = { API: '/api/contents?pageSize=12&q=', page: '/tum-icerikler?ara=' };

const FOLDED: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };
const withoutMarks = (word: string) => word.replace(/[çğıöşü]/g, (letter) => FOLDED[letter] ?? '');

/**
 * Queries of visitors, by kind: words as often as in the texts, so that the most frequent ones are
 * among them; two words; words without diacritics; misspelled words; phrases; and nonsense.
 */
export function makeQueries(words: Vocabulary, count: number): string[] {
  const random = repeatable(7);
  // Words of two letters are mostly stop words.
  const candidates = words.known
    .map((word, rank) => ({ word, rank }))
    .filter(({ word }) => word.length > 2);
  const pick = weightedPicker(
    candidates,
    candidates.map(({ rank }) => 1 / (rank + 20)),
    random,
  );
  const word = () => pick().word;
  const longWord = () => {
    let one = word();
    while (one.length < 6) one = word();
    return one;
  };
  const kinds: [number, () => string][] = [
    [45, word],
    [20, () => `${word()} ${word()}`],
    [5, () => `${word()} ${word()} ${word()}`],
    [10, () => withoutMarks(word())],
    [10, () => misspelled(longWord(), random)],
    [5, () => `"${word()} ${word()}"`],
    [3, () => `${word()} -${word()}`],
    [2, () => `zq${withoutMarks(longWord())}xw`],
  ];
  const kind = weightedPicker(
    kinds.map(([, make]) => make),
    kinds.map(([weight]) => weight),
    random,
  );
  return Array.from({ length: count }, () => kind()());
}

function misspelled(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [head, tail] = [word.slice(0, at), word.slice(at)];
  const letter = 'abcdefghiklmnoprstuvyz'[Math.floor(random() * 22)];
  const errors = [
    head + tail.slice(1),
    head + letter + tail,
    head + letter + tail.slice(1),
    head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
  ];
  return errors[Math.floor(random() * errors.length)] as string;
}

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
