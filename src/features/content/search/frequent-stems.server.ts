import type { Database } from '../../../platform/database/client.server.ts';
import type { ParsedWord, PgQueryable } from '../../search/operations.server.ts';
import { COUNTED } from './hit-request.ts';

/**
 * The estimates of PostgreSQL come from a sample, and a tenth of the contents may change before it
 * takes the next one. With this many times {@link COUNTED}, a stem is still in more contents than that.
 */
const SAFETY = 1.5;
/** How long the stems are used before they are read again, in ms. */
const VALID_MS = 5 * 60_000;

/** Archived contents may have the stem too. If their number is not listed, it is below all others. */
const READ = `
  with listed as (
    select lexeme, share * relation.reltuples as contents
    from pg_stats stats join pg_class relation on relation.oid = 'content_search'::regclass,
      unnest(most_common_elems::text::text[], most_common_elem_freqs) frequent (lexeme, share)
    where stats.schemaname = relation.relnamespace::regnamespace::text
      and stats.tablename = 'content_search' and attname = 'words' and lexeme is not null
  )
  select lexeme from listed, (
    select coalesce(max(contents) filter (where lexeme = 'Sarchived'), min(contents)) from listed
  ) archive (archived)
  where contents - archived > $1::real`;

/** Reads the stems that more than {@link COUNTED} published contents have; none before PostgreSQL's first estimate. */
export async function readFrequentStems(db: PgQueryable): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ lexeme: string }>({
    name: 'search-frequent',
    text: READ,
    values: [COUNTED * SAFETY],
  });
  return new Set(rows.map(({ lexeme }) => lexeme));
}

interface Known {
  stems: ReadonlySet<string>;
  until: number;
}
const NONE: Known = { stems: new Set(), until: 0 };
const knownOf = new WeakMap<object, Known>();

/** The stems that were read last. A search does not wait until they are read again. */
export function frequentStems({ $client: pool }: Database): ReadonlySet<string> {
  const { stems, until } = knownOf.get(pool) ?? NONE;
  if (performance.now() >= until) {
    const known = { stems, until: performance.now() + VALID_MS };
    knownOf.set(pool, known);
    readFrequentStems(pool).then(
      (read) => {
        known.stems = read;
      },
      // Without them, everything is counted.
      () => {},
    );
  }
  return stems;
}

/** Whether a word has one of these stems. */
export const isFrequent = ({ stems }: ParsedWord, frequent: ReadonlySet<string>): boolean =>
  stems.some((stem) => frequent.has(stem));
