import { and, count, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { withinTime } from '../../../platform/database/within-time.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { countByState } from '../months/totals.server.ts';
import { SEARCH_MS } from '../operations.server.ts';
import { canEditContent } from '../policy.ts';
import { STATES } from '../schema.ts';
import { contents, LACKS_ALT } from '../tables.server.ts';
import { contentTrash } from '../trash/tables.server.ts';
import { type Matching, MOST_FOUND } from './filter.ts';
import { conditions } from './matching.server.ts';
import type { ContentCounts } from './schema.ts';
import {
  countFound,
  isCountedByIndex,
  isFound,
  isFoundOneByOne,
  isUnpublishedMatch,
  readSearch,
  type SortedSearch,
} from './sorted-search.server.ts';

/**
 * How many contents each tab of the list has with these filters; the trash has no filters. Throws
 * 401, 403.
 */
export async function countStates(op: Operation, filter: Matching): Promise<ContentCounts> {
  requireThat(op.actor, canEditContent);
  const { state: _state, only: _only, q, ...others } = filter;
  const where = conditions(op, others);
  const search = await readSearch(op, q);
  const [counted, [trash]] = await Promise.all([
    search
      ? withinTime(op.db, SEARCH_MS, (tx) => countSearch(tx, search, others, where))
      : countAll(op.db, others, where),
    op.db.select({ total: count() }).from(contentTrash),
  ]);
  const states = STATES.map(
    (state) => [state, counted.rows.find((row) => row.state === state)?.total ?? 0] as const,
  );
  return {
    ...(Object.fromEntries(states) as Record<(typeof STATES)[number], number>),
    all: counted.rows.reduce((sum, { total }) => sum + total, 0),
    pending: counted.pending,
    lacksAlt: counted.lacksAlt,
    trash: trash?.total ?? 0,
  };
}

async function countMarked(db: Queryable, where: SQL | undefined) {
  const countOf = async (isMarked: SQL) => {
    const [counted] = await db
      .select({ total: count() })
      .from(contents)
      .where(and(where, isMarked));
    return counted?.total ?? 0;
  };
  return {
    pending: await countOf(isNotNull(contents.pendingRevision)),
    lacksAlt: await countOf(LACKS_ALT),
  };
}

const countAll = async (db: Queryable, filter: Matching, where: SQL | undefined) => ({
  rows: await countByState(db, where, filter),
  ...(await countMarked(db, where)),
});

/** Public contents that a search finds are counted in the index if they are many, up to a limit. */
async function countSearch(
  db: Queryable,
  search: SortedSearch,
  filter: Matching,
  where: SQL | undefined,
) {
  const found = await countFound(db, search, filter);
  if (found < MOST_FOUND || !isCountedByIndex(filter)) {
    const matching = and(where, isFound(search));
    return {
      rows: await countByState(db, matching, { ...filter, q: '' }),
      ...(await countMarked(db, matching)),
    };
  }
  const inState = async (state: 'published' | 'archived') => ({
    state,
    total: await countFound(db, search, { ...filter, state }),
  });
  return {
    rows: [
      ...(await countByState(db, and(where, isUnpublishedMatch(search)), { ...filter, q: '' })),
      await inState('published'),
      await inState('archived'),
    ],
    ...(await countMarked(
      db,
      and(where, sql`(${isUnpublishedMatch(search)} or (${isFoundOneByOne(search)}))`),
    )),
  };
}
