import type { Database } from '../../../platform/database/client.server.ts';
import { fold } from '../../../platform/fold.ts';
import { countEntries } from '../../search/entries.server.ts';
import type { PgQueryable } from '../../search/lexicon.server.ts';
import {
  likeNameOf,
  matchPages,
  namesPage,
  type PageHit,
  QUESTION_WORDS,
  type SitePage,
} from '../../search/match-pages.server.ts';
import { correctSearch, parseSearch } from '../../search/parse.server.ts';
import { type ParsedQuery, readQuery, searchQueries, type Term } from '../../search/query.ts';
import type { Days } from '../../search/read-days.ts';
import type { Correction, SearchFault } from '../../search/schema.ts';
import { countMatches, findHits, findOnDays, type HitRequest, type Hits } from './hits.server.ts';
import { onConnection, type SearchConnection } from './search-connection.server.ts';

/** Counting up to this number is enough to distinguish a frequent word from a rare one. */
const TRIED = 1000;

/** The reason why no search was made, or the search with its results. */
export type SearchOutcome<Extras, Rows> = { fault: SearchFault } | Found<Extras, Rows>;
interface Found<Extras, Rows> {
  search: ParsedQuery;
  pages: PageHit[];
  hits: Hits;
  extras: Extras;
  rows: Rows;
}

/** What is read on the connection of the search, so that the database need not wait in between. */
export interface Reads<Extras, Rows> {
  /** The pages of the site that are searched too. */
  pages: readonly SitePage[];
  /** The days that the visitor wants. */
  days: Days | null;
  /** What needs only the search. It is sent together with the statement that finds the hits. */
  extras(db: PgQueryable, search: ParsedQuery): Promise<Extras>;
  /** All of its statements start before it returns. */
  rows(db: PgQueryable, ids: string[]): Promise<Rows>;
}

/** For a search whose hits are read elsewhere. */
export const NO_READS: Reads<null, null> = {
  pages: [],
  days: null,
  extras: async () => null,
  rows: async () => null,
};

/**
 * Searches the published contents for the text that a visitor typed, and the archive if requested.
 * If nothing is found, not even in the archive or outside content, words of questions are left out;
 * then unknown words are corrected. Statements are sent without waiting for the answers of earlier
 * ones that they do not need. No search text causes an error.
 * @throws Refusal 503 when it takes too long
 */
export async function searchContents<Extras, Rows>(
  db: Database,
  typed: string,
  request: HitRequest,
  reads: Reads<Extras, Rows>,
): Promise<SearchOutcome<Extras, Rows>> {
  const terms = readQuery(typed);
  if (typeof terms === 'string') return { fault: terms };
  return onConnection(db, async (connection) => {
    const search = await parseSearch(connection, terms);
    const pages = matchPages(reads.pages, terms);
    if (typeof search === 'string') return { fault: search };
    const otherWords = await wordsWithoutDays(connection, reads.days);
    const ask = (one: ParsedQuery, hits: PageHit[]) =>
      find(connection, one, hits, request, reads, otherWords);
    const found = await ask(search, pages);
    if (hasHits(found.hits) || reads.days) return found;
    const plain = withoutQuestions(search);
    const second = plain ? await ask(plain, pages) : found;
    if (await findsAny(connection, second)) return second;
    const corrected = await correctSearch(
      connection,
      second.search,
      (queries) => countMatches(connection, queries, TRIED),
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
async function wordsWithoutDays(db: PgQueryable, days: Days | null): Promise<string | null> {
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

/** @param otherWords what was typed besides the wanted days; null without such days */
async function find<Extras, Rows>(
  connection: SearchConnection,
  search: ParsedQuery,
  pages: PageHit[],
  request: HitRequest,
  reads: Reads<Extras, Rows>,
  otherWords: string | null,
): Promise<Found<Extras, Rows>> {
  const readRows = (hits: Hits) =>
    connection.together(() => {
      const rows = reads.rows(connection, hits.ids);
      if (hasHits(hits)) connection.end();
      return rows;
    });
  const [hits, rows, extras] = await connection.together(() => {
    const finding =
      reads.days && otherWords !== null
        ? findOnDays(connection, search, reads.days, otherWords, request)
        : findHits(connection, search, request);
    return Promise.all([finding, finding.then(readRows), reads.extras(connection, search)]);
  });
  return { search, pages, hits, extras, rows };
}

const hasHits = ({ total, archived }: Hits): boolean => total + archived > 0;

/** Whether there are hits, also in the archive or outside content. */
const findsAny = async (
  db: PgQueryable,
  { search, pages, hits }: Pick<Found<unknown, unknown>, 'search' | 'pages' | 'hits'>,
): Promise<boolean> => hasHits(hits) || pages.length > 0 || (await countEntries(db, search)) > 0;
