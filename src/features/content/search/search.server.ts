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
import { countHolders, findHits, type HitRequest, type Hits } from './search-hits.server.ts';

/*
 * The engine must look words up: it takes reading every row for cheap, since it does not see that
 * the words of a row lie apart from it. And selects that are appended have to keep their order.
 */
const BEGIN = `begin isolation level repeatable read read only; set local statement_timeout = 1500;
  set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0`;
const TOO_SLOW = '57014';
/** For all statements of a search together, in ms; one under way at its end may take as long again. */
const TIME_LIMIT = 1500;
/** Counted so far, a frequent word is told from a rare one. */
const TRIED = 1000;

/** Why nothing was looked for, or what was, and what it found. */
export type SearchOutcome<T> = { fault: SearchFault } | (Found & { read: T });
interface Found {
  search: ParsedQuery;
  hits: Hits;
}

/**
 * Looks up what somebody typed among what is published, with the archive where the request asks for
 * it. When nothing is found, in the archive or besides content neither, unknown words are corrected and
 * it looks again. `read` fetches what is shown of
 * the hits on the same connection. What is typed is never an error.
 * @throws Refusal 503 when it takes too long
 */
export async function searchContents<T>(
  db: Database,
  typed: string,
  request: HitRequest,
  read: (db: PgQueryable, search: ParsedQuery, ids: string[]) => Promise<T>,
): Promise<SearchOutcome<T>> {
  const terms = readQuery(typed);
  if (typeof terms === 'string') return { fault: terms };
  const client = await db.$client.connect();
  let broken = true;
  try {
    await client.query(BEGIN);
    const asks = inTime(client);
    const found = await look(asks, terms, request);
    const outcome =
      'fault' in found ? found : { ...found, read: await read(asks, found.search, found.hits.ids) };
    await client.query('commit');
    broken = false;
    return outcome;
  } catch (error) {
    if ((error as { code?: string }).code === TOO_SLOW) throw new Refusal(503, 'unavailable');
    throw error;
  } finally {
    // A connection in the middle of something is not used again.
    client.release(broken);
  }
}

/** Answers until the time is over. A misspelled search asks some thirty times, each a little. */
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

async function look(
  db: PgQueryable,
  terms: Term[],
  request: HitRequest,
): Promise<{ fault: SearchFault } | Found> {
  const search = await parseSearch(db, terms);
  if (typeof search === 'string') return { fault: search };
  const hits = await findHits(db, search, request);
  if (hits.total + hits.archived > 0 || (await countEntries(db, search)) > 0) {
    return { search, hits };
  }
  const corrected = await correctSearch(db, search, (queries) => countHolders(db, queries, TRIED));
  const found = corrected && (await findHits(db, corrected, request));
  if (!corrected || !found) return { search, hits };
  const helps = found.total + found.archived > 0 || (await countEntries(db, corrected)) > 0;
  return helps ? { search: corrected, hits: found } : { search, hits };
}
