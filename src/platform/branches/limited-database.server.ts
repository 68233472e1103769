import type pg from 'pg';
import { type Actor, isLimited } from '../actor.ts';
import { type Database, openDatabase, type Queryable } from '../database/client.server.ts';
import { Refusal } from '../errors.ts';
import { sendTogether } from '../inside/pg-connection.server.ts';
import type { SafePool } from '../inside/pg-pool.server.ts';
import { LIMITED_ROLE } from './limited-role.server.ts';

/**
 * The database as an account sees it that is limited to branches: every statement runs as a role for
 * which row security shows only what belongs to the branches of the account. The list is read in the
 * same transaction, so a branch that was taken away is gone with the next statement.
 */
export const limitedDatabase = (db: Database, userId: string): Database =>
  openDatabase(new LimitedPool(db.$client, userId) as unknown as SafePool);

type Query = (...args: unknown[]) => Promise<pg.QueryResult>;

/** Drizzle recognises a pool by the end of its name. */
class LimitedPool {
  readonly #pool: SafePool;
  readonly #limit: pg.QueryConfig;

  constructor(pool: SafePool, userId: string) {
    this.#pool = pool;
    this.#limit = { name: 'limit-to-branches', text: LIMIT, values: [userId] };
  }

  /** A statement alone, in a transaction of its own that is sent in one write. */
  async query(...args: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#pool.connect();
    try {
      return await alone(client, this.#limit, args);
    } finally {
      client.release();
    }
  }

  /** A connection whose transactions are limited, and whose other statements are, too. */
  async connect(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    let isOpen = false;
    let isReleased = false;
    const release = () => {
      if (!isReleased) client.release();
      isReleased = true;
    };
    const query: Query = (...args) => {
      const text = textOf(args[0]);
      if (BEGINS.test(text)) {
        isOpen = true;
        return begin(client, this.#limit, args).catch(async (error) => {
          await client.query('rollback').catch(() => {});
          // Drizzle keeps a connection whose first statement has failed.
          release();
          throw error;
        });
      }
      if (!isOpen) return alone(client, this.#limit, args);
      if (ENDS.test(text)) isOpen = false;
      return (client.query as Query)(...args);
    };
    return Object.create(client, {
      query: { value: query },
      release: { value: release },
    }) as pg.PoolClient;
  }
}

/** While row security is switched off for a table, there is no role, and the account is refused. */
const LIMIT = `select set_config('ufuk.user', $1, true),
  set_config('ufuk.branches', branches_of_user($1::uuid)::text, true),
  set_config('role', case when exists (
    select from pg_policy join pg_class on pg_class.oid = polrelid
    where polname ^@ 'branches' and not relrowsecurity) then 'none left' else ${LIMITED_ROLE} end, true)`;

const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const ENDS = /^\s*(?:commit|end|rollback(?!\s+to)|abort)\b/i;

const textOf = (statement: unknown): string =>
  typeof statement === 'string'
    ? statement
    : String((statement as { text?: string } | null)?.text ?? '');

const NO_SUCH_ROLE = '22023';
const NOT_ALLOWED = '42501';

/** What the limit itself fails with: the operator has not made its role yet. */
const asRefusal = (error: unknown): never => {
  const { code } = error as { code?: string };
  throw code === NO_SUCH_ROLE || code === NOT_ALLOWED ? new Refusal(503, 'unavailable') : error;
};

async function begin(client: pg.PoolClient, limit: pg.QueryConfig, args: unknown[]) {
  const [begun] = await sendTogether(client, () =>
    Promise.all([(client.query as Query)(...args), client.query(limit).catch(asRefusal)]),
  );
  return begun;
}

async function alone(client: pg.PoolClient, limit: pg.QueryConfig, args: unknown[]) {
  const sent = sendTogether(client, () => [
    client.query('begin'),
    client.query(limit).catch(asRefusal),
    (client.query as Query)(...args),
    client.query('commit'),
  ]);
  // All of them, so that the connection is not used again before its transaction has ended.
  const ends = await Promise.allSettled(sent);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return (ends[2] as PromiseFulfilledResult<pg.QueryResult>).value;
}

/**
 * Runs `work` in an open transaction without the limits of its account, for what the product itself
 * does because of an allowed change: it moves a record to another branch, or looks for the same file.
 * What `work` returns must not tell the account of other branches.
 */
export async function beyondBranches<T>(
  { actor }: { actor: Actor },
  tx: Queryable,
  work: () => Promise<T>,
): Promise<T> {
  if (!isLimited(actor)) return work();
  await tx.execute(`select set_config('role', 'none', true)`);
  try {
    return await work();
  } finally {
    // After a failed statement the transaction, or its savepoint, ends and takes the setting with it.
    await tx.execute(`select set_config('role', ${LIMITED_ROLE}, true)`).catch(() => {});
  }
}
