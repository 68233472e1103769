import type { Database } from '../../../platform/database/client.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import {
  correctSearch,
  countEntries,
  type ParsedQuery,
  type PgQueryable,
  parseSearch,
  readQuery,
  type Term,
} from '../../search/operations.server.ts';
import type { SearchFault } from '../../search/schema.ts';
import { countHolders } from './count-hits.server.ts';
import type { HitRequest, Hits } from './hit-request.ts';
import { findHits } from './search-hits.server.ts';

/*
 * The planner must use the index: it expects a sequential scan to be cheap, because it does not
 * know that `words` is stored outside the row. Parallel workers are disabled, because appended
 * selects must keep their order. Plans are generic, because with only one way to the rows a plan
 * for each search would be the same plan again, and making them was 8 % of PostgreSQL's time.
 */
const BEGIN = `begin isolation level repeatable read read only; set local statement_timeout = 1500;
  set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0;
  set local plan_cache_mode = force_generic_plan`;
const TOO_SLOW = '57014';
/**
 * The limit for all statements of a search together, in ms. The statement that is running then may
 * take the same time again.
 */
const TIME_LIMIT = 1500;
/** Counting up to this number is enough to distinguish a frequent word from a rare one. */
const TRIED = 1000;

/** The reason why no search was made, or the search with its results. */
export type SearchOutcome<T> = { fault: SearchFault } | Found<T>;
interface Found<T> {
  search: ParsedQuery;
  hits: Hits;
  read: T;
}

/**
 * What is read besides the hits, on the connection of the search. It sends at once what needs only the
 * search, and the rest as soon as the hits are known, so that the database need not wait in between.
 */
export type ReadMore<T> = (
  db: PgQueryable,
  search: ParsedQuery,
  finding: Promise<Hits>,
) => Promise<T>;

/** For a search whose hits are read elsewhere. */
export const NO_READS: ReadMore<null> = async () => null;

/**
 * Searches the published contents for the text that a visitor typed, and the archive if requested.
 * If nothing is found, not even in the archive or outside content, it corrects unknown words and
 * searches again. Statements are sent without waiting for the answers of earlier ones that they do
 * not need. No search text causes an error.
 * @throws Refusal 503 when it takes too long
 */
export async function searchContents<T>(
  db: Database,
  typed: string,
  request: HitRequest,
  readMore: ReadMore<T>,
): Promise<SearchOutcome<T>> {
  const terms = readQuery(typed);
  if (typeof terms === 'string') return { fault: terms };
  const client = await db.$client.connect();
  try {
    const [, outcome] = await Promise.all([
      client.query(BEGIN),
      look(inTime(client), terms, request, readMore),
    ]);
    // The visitor does not wait for it.
    client.query('commit').then(
      () => client.release(),
      (error) => client.release(error),
    );
    return outcome;
  } catch (error) {
    // A connection with an unfinished transaction must not be used again.
    client.release(true);
    if ((error as { code?: string }).code === TOO_SLOW) throw new Refusal(503, 'unavailable');
    throw error;
  }
}

/**
 * Runs statements until the time limit. A search with a spelling mistake runs some thirty short
 * ones.
 */
function inTime(db: PgQueryable): PgQueryable {
  const end = performance.now() + TIME_LIMIT;
  return {
    query(statement) {
      if (performance.now() < end) return db.query(statement);
      return Promise.reject(
        Object.assign(new Error('The search took too long.'), { code: TOO_SLOW }),
      );
    },
  };
}

async function look<T>(
  db: PgQueryable,
  terms: Term[],
  request: HitRequest,
  readMore: ReadMore<T>,
): Promise<SearchOutcome<T>> {
  const search = await parseSearch(db, terms);
  if (typeof search === 'string') return { fault: search };
  const find = async (one: ParsedQuery): Promise<Found<T>> => {
    const finding = findHits(db, one, request);
    const [hits, read] = await Promise.all([finding, readMore(db, one, finding)]);
    return { search: one, hits, read };
  };
  const found = await find(search);
  if (await findsAny(db, found)) return found;
  const corrected = await correctSearch(db, search, (queries) => countHolders(db, queries, TRIED));
  const better = corrected && (await find(corrected));
  return better && (await findsAny(db, better)) ? better : found;
}

/** Whether there are hits, also in the archive or outside content. */
const findsAny = async (db: PgQueryable, { search, hits }: Found<unknown>): Promise<boolean> =>
  hits.total + hits.archived > 0 || (await countEntries(db, search)) > 0;
