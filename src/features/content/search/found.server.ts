import type { Database } from '../../../platform/database/client.server.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import {
  beginningOf,
  type FoundEntries,
  type Marker,
  markerOf,
  type PgQueryable,
  readEntries,
} from '../../search/operations.server.ts';
import { SEARCH_LIMITS } from '../../search/schema.ts';
import { ITEM, type ItemRow, toItem } from '../published/item-rows.server.ts';
import type { Category, State } from '../schema.ts';
import type { FoundItemView, FoundView } from '../views.ts';
import { searchContents } from './search.server.ts';

/** Visitors do not need more result pages; the last one explains the limit. */
const PAGES = 50;

/**
 * `order by` uses the full column name: a bare name would mean an output column, such as `place`.
 */
const ROWS = `select ${ITEM}, c.state, ${beginningOf('c.body')} as body from unnest($1::uuid[]) with ordinality hit (id, number)
  join contents c on c.id = hit.id left join media m on m.id = c.cover_id order by hit.number`;

export interface FoundRequest {
  typed: string;
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
  const { locale, category, year, archive, page, pageSize } = request;
  if (page > PAGES) return null;
  const wanted = { category, year, archive, offset: (page - 1) * pageSize, limit: pageSize };
  // Filters and later pages apply to content only.
  const withEntries = page === 1 && category === null && year === null;
  const outcome = await searchContents(db, request.typed, wanted, {
    async besides(asks, search) {
      const marking = markerOf(asks, search);
      const entries = withEntries ? readEntries(asks, search, marking, locale) : null;
      return Promise.all([marking, entries]);
    },
    rows: readRows,
  });
  // The page contains the query in a dozen places, so it is cut to the longest allowed query.
  const typed = request.typed.slice(0, SEARCH_LIMITS.characters).toWellFormed();
  if ('fault' in outcome) return { ...NOTHING, typed, archive, fault: outcome.fault };
  const { search, hits, rows } = outcome;
  const [marker, entries] = outcome.besides;
  const pages = Math.min(PAGES, Math.max(1, Math.ceil(hits.total / pageSize)));
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
    items: rows.map((row) => toFound(row, marker)),
    entries,
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
