import type { Database } from '../../../platform/database/client.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type FoundEntries, readEntries } from '../../search/entries.server.ts';
import type { PgQueryable } from '../../search/lexicon.server.ts';
import { beginningOf, formsOf, type Marker, mark, markerOf } from '../../search/mark.server.ts';
import { PAGE_RANKS, type PageHit, type SitePage } from '../../search/match-pages.server.ts';
import { meantSubjects } from '../../search/meant-subjects.ts';
import { searchQueries } from '../../search/query.ts';
import { readDays } from '../../search/read-days.ts';
import {
  type EntryKind,
  entriesIn,
  type FoundEntry,
  type FoundGroup,
  type Marked,
  SEARCH_LIMITS,
} from '../../search/schema.ts';
import { ITEM, type ItemRow, toItem } from '../published/items.server.ts';
import type { Category, State } from '../schema.ts';
import type { FoundItemView, FoundView } from '../views.ts';
import { searchContents } from './search.server.ts';

/** Visitors do not need more result pages; the last one explains the limit. */
const MOST_RESULT_PAGES = 50;

/**
 * `order by` uses the full column name: a bare name would mean an output column, such as `place`.
 */
const ROWS = `select ${ITEM}, c.state, ${beginningOf('c.body')} as body from unnest($1::uuid[]) with ordinality hit (id, number)
  join contents c on c.id = hit.id left join media m on m.id = c.cover_id order by hit.number`;

export interface FoundRequest {
  typed: string;
  now: Date;
  /** The pages of the site in that language. */
  sitePages: readonly SitePage[];
  /** The only kind of results to list besides contents; null for contents and all kinds. */
  only: EntryKind | null;
  /** The language of the page that shows the results. */
  locale: Locale;
  category: Category | null;
  year: number | null;
  archive: boolean;
  page: number;
  pageSize: number;
}

/** One page of a visitor's search results, with marked words. Null after the last page. */
export async function readFound(db: Database, request: FoundRequest): Promise<FoundView | null> {
  const { locale, category, year, archive, page, pageSize, only } = request;
  if (page > MOST_RESULT_PAGES) return null;
  const wanted = { category, year, archive, offset: (page - 1) * pageSize, limit: pageSize };
  // Filters and later pages apply to content only.
  const withEntries = page === 1 && category === null && year === null;
  const days = readDays(request.typed, request.now);
  const outcome = await searchContents(db, request.typed, wanted, {
    pages: withEntries ? request.sitePages : [],
    days,
    async extras(db, search) {
      const marking = markerOf(db, search);
      const entries = withEntries ? readEntries(db, search, marking, { locale, only, days }) : null;
      return Promise.all([marking, entries]);
    },
    rows: readRows,
  });
  // The page contains the query in a dozen places, so it is cut to the longest allowed query.
  const typed = request.typed.slice(0, SEARCH_LIMITS.characters).toWellFormed();
  if ('fault' in outcome) return { ...NOTHING, typed, archive, fault: outcome.fault };
  const { search, hits, rows } = outcome;
  const [marker, others] = outcome.extras;
  const items = rows.map((row) => toFound(row, marker));
  const { sitePages, stored } = withPagesOfPeople(outcome.pages, others);
  const { pages: found, isNamed } = pageEntries(sitePages, stored?.pages ?? NO_GROUP, only);
  const entries = stored && { ...stored, pages: found };
  const best = only
    ? null
    : bestOf(entries, isNamed, items, searchQueries.wantedWords(search).length);
  const pages = Math.min(MOST_RESULT_PAGES, Math.max(1, Math.ceil(hits.total / pageSize)));
  if (page > pages) return null;
  const { corrections, beginnings } = search;
  return {
    typed,
    fault: null,
    corrections,
    beginnings,
    total: hits.total,
    more: hits.more,
    pages,
    archive,
    archived: hits.archived,
    items: only ? [] : items,
    entries: best ? withoutBest(entries, best) : entries,
    best,
    only,
    meant: hits.total === 0 && entriesIn(entries) === 0 ? meantSubjects(typed) : [],
  };
}

const NOTHING = {
  corrections: [],
  beginnings: [],
  total: 0,
  more: false,
  pages: 1,
  archived: 0,
  items: [],
  entries: null as FoundEntries | null,
  best: null,
  only: null,
  meant: [],
};

interface Row extends ItemRow {
  state: State;
  body: string;
}

async function readRows(db: PgQueryable, ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<Row>({ name: 'search-rows', text: ROWS, values: [ids] });
  return rows;
}

function toFound(row: Row, marker: Marker): FoundItemView {
  const passage = marker.passage(row.body);
  return {
    ...toItem(row),
    archived: row.state === 'archived',
    marked: {
      title: marker.whole(row.title),
      passage: passage.length > 0 ? passage : marker.whole(row.summary),
    },
  };
}

/** How many pages are shown among other results. */
const PAGES_SHOWN = 3;

const NO_GROUP: FoundGroup = { total: 0, items: [] };

/**
 * Fixed pages and those of the party's own, with boards: what is called exactly so first, then what has all
 * words in its name. `isNamed`: whether the first one is called exactly so.
 */
function pageEntries(hits: PageHit[], own: FoundGroup, only: EntryKind | null) {
  if (only && only !== 'pages') return { pages: NO_GROUP, isNamed: false };
  const named = hits.filter(({ rank }) => rank === PAGE_RANKS.wholeName).map(pageEntry);
  const others = hits.filter(({ rank }) => rank !== PAGE_RANKS.wholeName).map(pageEntry);
  const ownNamed = own.items.filter(({ title }) => isWhole(title));
  const rest = [...others, ...own.items.filter(({ title }) => !isWhole(title))];
  const items = [
    ...named,
    ...ownNamed,
    ...rest.filter(({ sure }) => sure),
    ...rest.filter(({ sure }) => !sure),
  ];
  return {
    pages: { total: hits.length + own.total, items: only ? items : items.slice(0, PAGES_SHOWN) },
    isNamed: named.length + ownNamed.length > 0,
  };
}

/** Whether every word of a title was searched for. */
const isWhole = (title: Marked): boolean =>
  title.every(({ text, hit }) => hit || !/[\p{L}\p{N}]/u.test(text));

/** The page of a person is the person's entry; it is as sure as the page would be. */
function withPagesOfPeople(pages: PageHit[], stored: FoundEntries | null) {
  if (!stored) return { sitePages: pages, stored };
  const rankOf = new Map(pages.map(({ page, rank }) => [page.path, rank]));
  const items = stored.people.items.map((item) => ({
    ...item,
    sure: item.sure || rankOf.get(item.path) === PAGE_RANKS.wholeName,
  }));
  const people = new Set(items.map(({ path }) => path));
  return {
    sitePages: pages.filter(({ page }) => !people.has(page.path)),
    stored: { ...stored, people: { ...stored.people, items } },
  };
}

function pageEntry({ page, rank, forms }: PageHit): FoundEntry {
  const marked = formsOf(forms);
  return {
    kind: 'pages',
    path: page.path,
    title: mark(page.title, marked),
    passage: mark(page.lead, marked),
    sure: rank >= PAGE_RANKS.name,
  };
}

/**
 * The hit that stands before all others, if it is not a content: a page that is called exactly so,
 * a person or a meeting with all words in its name; and, if no content has them in its title, a page
 * or a part of a document.
 */
function bestOf(
  entries: FoundEntries | null,
  isPageNamed: boolean,
  items: FoundItemView[],
  words: number,
): FoundEntry | null {
  if (!entries) return null;
  const first = (kind: EntryKind) => entries[kind].items.find(({ sure }) => sure);
  if (isPageNamed) return entries.pages.items[0] ?? null;
  const named = first('people') ?? first('meetings');
  const inTitle = (title: FoundItemView['marked']['title']) =>
    title.filter(({ hit }) => hit).length;
  const isContentSure = inTitle(items[0]?.marked.title ?? []) >= words;
  if (named?.kind === 'people') return named;
  if (isContentSure) return null;
  return first('pages') ?? named ?? first('documents') ?? null;
}

/** The best hit is not listed twice. */
function withoutBest(entries: FoundEntries | null, best: FoundEntry): FoundEntries | null {
  if (!entries) return null;
  const { total, items } = entries[best.kind];
  const others = items.filter(({ path }) => path !== best.path);
  return { ...entries, [best.kind]: { total: total - 1, items: others } };
}
