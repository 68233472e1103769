import type { Database } from '../../../platform/database/client.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import { sendTogether } from '../../../platform/inside/pg-connection.server.ts';
import type { PgQueryable } from '../../search/lexicon.server.ts';

/*
 * The planner must use the index: it expects a sequential scan to be cheap, because it does not
 * know that `words` is stored outside the row. Parallel workers are disabled, because appended
 * selects must keep their order. Plans are generic, because with only one way to the rows a plan
 * for each search would be the same plan again, and making them was 8 % of PostgreSQL's time.
 */
const BEGIN = `begin isolation level repeatable read read only; set local statement_timeout = 1500;
  set local enable_seqscan = off; set local max_parallel_workers_per_gather = 0;
  set local plan_cache_mode = force_generic_plan`;
const TOO_SLOW = '57014';
/**
 * The limit for all statements of a search together, in ms. The statement that is running then may
 * take the same time again.
 */
const TIME_LIMIT = 1500;

/** A connection with a transaction for the statements of one search. */
export interface SearchConnection extends PgQueryable {
  /** Sends the statements that `start` starts, before it returns, in one write. */
  together<T>(start: () => T): T;
  /** Ends the transaction after the statements that were sent. No statement may follow. */
  end(): void;
}

/**
 * Runs a search on a connection of its own, whose transaction ends with it at the latest.
 * @throws Refusal 503 when it takes too long
 */
export async function onConnection<T>(
  db: Database,
  run: (connection: SearchConnection) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  const until = performance.now() + TIME_LIMIT;
  let ended = false;
  const connection: SearchConnection = {
    // A search with a spelling mistake runs some thirty short statements.
    query(statement) {
      if (ended) return Promise.reject(new Error('The transaction of the search has ended.'));
      if (performance.now() < until) return client.query(statement);
      return Promise.reject(
        Object.assign(new Error('The search took too long.'), { code: TOO_SLOW }),
      );
    },
    together: (start) => sendTogether(client, start),
    end() {
      if (ended) return;
      ended = true;
      // The visitor does not wait for it.
      client.query('commit').then(
        () => client.release(),
        (error) => client.release(error),
      );
    },
  };
  try {
    const [, result] = await connection.together(() =>
      Promise.all([client.query(BEGIN), run(connection)]),
    );
    connection.end();
    return result;
  } catch (error) {
    // A connection with an unfinished transaction must not be used again. After the end, the next request
    // may have it already.
    if (!ended) client.release(true);
    if ((error as { code?: string }).code === TOO_SLOW) throw new Refusal(503, 'unavailable');
    throw error;
  }
}
