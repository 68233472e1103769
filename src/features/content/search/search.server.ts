import type { Database } from '../../../platform/database/client.server.ts';
import {
  correctSearch,
  countEntries,
  type Days,
  fold,
  likeNameOf,
  matchPages,
  namesPage,
  type PageHit,
  type ParsedQuery,
  type PgQueryable,
  parseSearch,
  QUESTION_WORDS,
  readQuery,
  type SitePage,
  searchQueries,
  type Term,
} from '../../search/operations.server.ts';
import type { Correction, SearchFault } from '../../search/schema.ts';
import { countHolders } from './count-hits.server.ts';
import { findOnDays } from './day-hits.server.ts';
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
  pages: PageHit[];
  hits: Hits;
  besides: Besides;
  rows: Rows;
}

/** What is read on the connection of the search, so that the database need not wait in between. */
export interface Reads<Besides, Rows> {
  /** The pages of the site that are searched too. */
  pages: readonly SitePage[];
  /** The days that the visitor wants. */
  days: Days | null;
  /** What needs only the search. It is sent together with the statement that finds the hits. */
  besides(db: PgQueryable, search: ParsedQuery): Promise<Besides>;
  /** All of its statements start before it returns. */
  rows(db: PgQueryable, ids: string[]): Promise<Rows>;
}

/** For a search whose hits are read elsewhere. */
export const NO_READS: Reads<null, null> = {
  ...{ pages: [], days: null },
  besides: async () => null,
  rows: async () => null,
};

/**
 * Searches the published contents for the text that a visitor typed, and the archive if requested.
 * If nothing is found, not even in the archive or outside content, words of questions are left out;
 * then unknown words are corrected. Statements are sent without waiting for the answers of earlier
 * ones that they do not need. No search text causes an error.
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
    const pages = matchPages(reads.pages, terms);
    if (typeof search === 'string') return { fault: search };
    const besides = await wordsBesides(connection, reads.days);
    const ask = (one: ParsedQuery, hits: PageHit[]) =>
      find(connection, one, hits, request, reads, besides ?? frequent);
    const found = await ask(search, pages);
    if (isFound(found.hits) || reads.days) return found;
    const plain = withoutQuestions(search);
    const asked = plain ? await ask(plain, pages) : found;
    if (await findsAny(connection, asked)) return asked;
    const corrected = await correctSearch(
      connection,
      asked.search,
      (queries) => countHolders(connection, queries, TRIED),
      (word) => namesPage(reads.pages, word),
    );
    const better =
      corrected &&
      (await ask(corrected, matchPages(reads.pages, correctedTerms(terms, corrected.corrections))));
    if (better && (await findsAny(connection, better))) return better;
    return (
      (await likePages(terms, reads.pages, (hits, corrections) =>
        ask({ ...search, corrections }, hits),
      )) ?? found
    );
  });
}

/** What was typed besides the wanted days, as a `tsquery`; null without such days. */
async function wordsBesides(db: PgQueryable, days: Days | null): Promise<string | null> {
  if (!days) return null;
  const terms = readQuery(days.rest);
  if (typeof terms === 'string') return '';
  const rest = await parseSearch(db, terms);
  if (typeof rest === 'string') return '';
  return searchQueries.words(withoutQuestions(rest) ?? rest);
}

/** The search without words of questions; null if there is none, or nothing else. */
function withoutQuestions(search: ParsedQuery): ParsedQuery | null {
  const terms = search.terms.filter(
    ({ phrase, excluded, words }) =>
      phrase || excluded || !QUESTION_WORDS.has(fold(words[0]?.typed ?? '')),
  );
  const plain = { ...search, terms };
  return terms.length < search.terms.length && searchQueries.wantedWords(plain).length > 0
    ? plain
    : null;
}

const correctedTerms = (terms: Term[], corrections: Correction[]): Term[] =>
  terms.map((term) => ({
    ...term,
    words: term.words.map((word) => corrections.find(({ from }) => from === word)?.to ?? word),
  }));

/** The pages whose name is one typing error away. */
async function likePages<T>(
  terms: Term[],
  pages: readonly SitePage[],
  ask: (hits: PageHit[], corrections: Correction[]) => Promise<T>,
): Promise<T | null> {
  const corrections = terms
    .flatMap(({ words, excluded }) => (excluded ? [] : words))
    .flatMap((from) => {
      const to = namesPage(pages, from) ? null : likeNameOf(pages, from);
      return to ? { from, to } : [];
    });
  if (corrections.length === 0) return null;
  const hits = matchPages(pages, correctedTerms(terms, corrections));
  return hits.length > 0 ? ask(hits, corrections) : null;
}

const NONE: ReadonlySet<string> = new Set();

/** @param how the frequent stems, or the words besides the wanted days */
async function find<Besides, Rows>(
  connection: SearchConnection,
  search: ParsedQuery,
  pages: PageHit[],
  request: HitRequest,
  reads: Reads<Besides, Rows>,
  how: ReadonlySet<string> | string,
): Promise<Found<Besides, Rows>> {
  const readRows = (hits: Hits) =>
    connection.together(() => {
      const rows = reads.rows(connection, hits.ids);
      if (isFound(hits)) connection.end();
      return rows;
    });
  const [hits, rows, besides] = await connection.together(() => {
    const finding =
      reads.days && typeof how === 'string'
        ? findOnDays(connection, search, reads.days, how, request)
        : findHits(connection, search, request, typeof how === 'string' ? NONE : how);
    return Promise.all([finding, finding.then(readRows), reads.besides(connection, search)]);
  });
  return { search, pages, hits, besides, rows };
}

const isFound = ({ total, archived }: Hits): boolean => total + archived > 0;

/** Whether there are hits, also in the archive or outside content. */
const findsAny = async (
  db: PgQueryable,
  { search, pages, hits }: Pick<Found<unknown, unknown>, 'search' | 'pages' | 'hits'>,
): Promise<boolean> => isFound(hits) || pages.length > 0 || (await countEntries(db, search)) > 0;
