import type { Database } from '../../../platform/database/client.server.ts';
import {
  correctSearch,
  countEntries,
  type ParsedQuery,
  type PgQueryable,
  parseSearch,
  readQuery,
} from '../../search/operations.server.ts';
import type { SearchFault } from '../../search/schema.ts';
import { countHolders } from './count-hits.server.ts';
import { frequentStems } from './frequent-stems.server.ts';
import type { HitRequest, Hits } from './hit-request.ts';
import { onConnection, type SearchConnection } from './search-connection.server.ts';
import { findHits } from './search-hits.server.ts';

/** Counting up to this number is enough to distinguish a frequent word from a rare one. */
const TRIED = 1000;

/** The reason why no search was made, or the search with its results. */
export type SearchOutcome<Besides, Rows> = { fault: SearchFault } | Found<Besides, Rows>;
interface Found<Besides, Rows> {
  search: ParsedQuery;
  hits: Hits;
  besides: Besides;
  rows: Rows;
}

/** What is read on the connection of the search, so that the database need not wait in between. */
export interface Reads<Besides, Rows> {
  /** What needs only the search. It is sent together with the statement that finds the hits. */
  besides(db: PgQueryable, search: ParsedQuery): Promise<Besides>;
  /** All of its statements start before it returns. */
  rows(db: PgQueryable, ids: string[]): Promise<Rows>;
}

/** For a search whose hits are read elsewhere. */
export const NO_READS: Reads<null, null> = { besides: async () => null, rows: async () => null };

/**
 * Searches the published contents for the text that a visitor typed, and the archive if requested.
 * If nothing is found, not even in the archive or outside content, it corrects unknown words and
 * searches again. Statements are sent without waiting for the answers of earlier ones that they do
 * not need. No search text causes an error.
 * @throws Refusal 503 when it takes too long
 */
export async function searchContents<Besides, Rows>(
  db: Database,
  typed: string,
  request: HitRequest,
  reads: Reads<Besides, Rows>,
): Promise<SearchOutcome<Besides, Rows>> {
  const terms = readQuery(typed);
  if (typeof terms === 'string') return { fault: terms };
  const frequent = frequentStems(db);
  return onConnection(db, async (connection) => {
    const search = await parseSearch(connection, terms);
    if (typeof search === 'string') return { fault: search };
    const found = await find(connection, search, request, reads, frequent);
    if (await findsAny(connection, found)) return found;
    const corrected = await correctSearch(connection, search, (queries) =>
      countHolders(connection, queries, TRIED),
    );
    const better = corrected && (await find(connection, corrected, request, reads, frequent));
    return better && (await findsAny(connection, better)) ? better : found;
  });
}

async function find<Besides, Rows>(
  connection: SearchConnection,
  search: ParsedQuery,
  request: HitRequest,
  reads: Reads<Besides, Rows>,
  frequent: ReadonlySet<string>,
): Promise<Found<Besides, Rows>> {
  const readRows = (hits: Hits) =>
    connection.together(() => {
      const rows = reads.rows(connection, hits.ids);
      if (isFound(hits)) connection.end();
      return rows;
    });
  const [hits, rows, besides] = await connection.together(() => {
    const finding = findHits(connection, search, request, frequent);
    return Promise.all([finding, finding.then(readRows), reads.besides(connection, search)]);
  });
  return { search, hits, besides, rows };
}

const isFound = ({ total, archived }: Hits): boolean => total + archived > 0;

/** Whether there are hits, also in the archive or outside content. */
const findsAny = async (
  db: PgQueryable,
  { search, hits }: Pick<Found<unknown, unknown>, 'search' | 'hits'>,
): Promise<boolean> => isFound(hits) || (await countEntries(db, search)) > 0;
