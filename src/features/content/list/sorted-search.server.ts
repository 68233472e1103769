import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { containing } from '../../../platform/database/like.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { parseSearch, readQuery, searchQueries } from '../../search/operations.server.ts';
import { canSeeUnpublished } from '../policy.ts';
import { unpublishedSearch } from '../search/tables.server.ts';
import { contents } from '../tables.server.ts';
import { type Matching, MOST_FOUND } from './filter.ts';

/** A search whose results are sorted in the requested order. */
export interface SortedSearch {
  /** The `tsquery` of the words; empty if none of them can be searched. */
  words: string;
  /** The letters that staff find in contents that are not public; null for visitors. */
  letters: string | null;
}

/**
 * Undefined if nothing is searched. Staff see results while they type, so the last word may be
 * incomplete. Contents that are not public are few and not in the index, so they are searched for the
 * letters.
 */
export async function readSearch(
  op: Operation,
  q: string | undefined,
): Promise<SortedSearch | undefined> {
  if (!q) return undefined;
  const isStaff = canSeeUnpublished(op.actor);
  const terms = readQuery(q);
  // The user has only begun to type (one letter or a minus); an empty list would only flicker.
  if (isStaff && typeof terms === 'string' && terms !== 'tooLong') return undefined;
  const search = typeof terms === 'string' ? terms : await parseSearch(op.db.$client, terms);
  const words =
    typeof search === 'string' ? '' : searchQueries[isStaff ? 'typing' : 'words'](search);
  return { words, letters: isStaff ? q : null };
}

const withLetters = (letters: string): SQL => sql`select content_id from ${unpublishedSearch}
  where searched like tr_fold(${containing(letters)})`;

/** The condition for contents that are not public. */
export const isUnpublishedMatch = ({ letters }: SortedSearch): SQL =>
  letters === null ? sql`false` : sql`${contents.id} in (${withLetters(letters)})`;

/** The condition for what a search finds; all of it is read from the index. */
export const isFound = ({ words, letters }: SortedSearch): SQL => {
  const indexed = sql`select search_contents(${words}::tsquery)`;
  return letters === null
    ? sql`${contents.id} in (${indexed})`
    : sql`${contents.id} in (${indexed} union all ${withLetters(letters)})`;
};

/**
 * The same for public contents, compared one by one: if many match, the first of a page are found sooner
 * in the order of the list.
 */
export const isFoundOneByOne = ({ words }: SortedSearch): SQL => sql`
  ${contents.publishedAt} is not null and ${contents.state} in ('published', 'archived') and
  (select found.words @@ ${words}::tsquery from content_search found
    where found.content_id = ${contents.id})`;

const OTHERS = ['createdBy', 'author', 'tag', 'language', 'only', 'from', 'to', 'year'] as const;

/** Whether {@link countFound} knows all filters. */
export const isCountedByIndex = (filter: Matching): boolean =>
  OTHERS.every((name) => filter[name] === undefined);

/** How many public contents of this state and category are found, at most {@link MOST_FOUND}. */
export async function countFound(
  db: Queryable,
  { words }: SortedSearch,
  { state, category }: Matching,
): Promise<number> {
  if (!words || (state && state !== 'published' && state !== 'archived')) return 0;
  const filters = [
    category && `'C${category}'`,
    state && (state === 'archived' ? "'Sarchived'" : "!'Sarchived'"),
  ].filter(Boolean);
  const wanted = [`(${words})`, ...filters].join(' & ');
  const { rows } = await db.execute<{ found: number }>(
    sql`select count_contents_found(${wanted}::tsquery, ${MOST_FOUND}) as found`,
  );
  return rows[0]?.found ?? 0;
}

/** A query for the ids of the first `most` in this order, of a search that finds many. */
export function firstFound(
  search: SortedSearch,
  where: SQL | undefined,
  order: SQL[],
  most: number,
): SQL {
  const first = (isMatch: SQL) => sql`(select ${contents.id} from ${contents}
    where ${and(where, isMatch)} order by ${sql.join(order, sql`, `)} limit ${most})`;
  return sql`${first(isUnpublishedMatch(search))} union all ${first(isFoundOneByOne(search))}`;
}
