import { and, count, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { withinTime } from '../../../platform/database/within-time.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { countByState } from '../months/totals.server.ts';
import { SEARCH_MS } from '../operations.server.ts';
import { canEditContent } from '../policy.ts';
import { STATES } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { contentTrash } from '../trash/tables.server.ts';
import type { Matching } from './filter.ts';
import { conditions, matches } from './matching.server.ts';
import type { ContentCounts } from './schema.ts';

/**
 * How many contents each tab of the list has with these filters; the trash has no filters. Throws
 * 401, 403.
 */
export async function countStates(op: Operation, filter: Matching): Promise<ContentCounts> {
  requireThat(op.actor, canEditContent);
  const { state: _state, only: _only, ...others } = filter;
  const where = and(conditions(op, others), await matches(op, filter.q));
  const read = async (db: Queryable) => {
    const pending = and(where, isNotNull(contents.pendingRevision));
    return [
      await countByState(db, where, others),
      await db.select({ total: count() }).from(contents).where(pending),
    ] as const;
  };
  const [[rows, [pending]], [trash]] = await Promise.all([
    filter.q ? withinTime(op.db, SEARCH_MS, read) : read(op.db),
    op.db.select({ total: count() }).from(contentTrash),
  ]);
  const states = STATES.map(
    (state) => [state, rows.find((row) => row.state === state)?.total ?? 0] as const,
  );
  return {
    ...(Object.fromEntries(states) as Record<(typeof STATES)[number], number>),
    all: rows.reduce((sum, { total }) => sum + total, 0),
    pending: pending?.total ?? 0,
    trash: trash?.total ?? 0,
  };
}
