import type { Database } from '../../platform/database/client.server.ts';
import { defineSource, type ReadSource } from '../../platform/sources.server.ts';
import type { FindFormerAddress } from '../../site/kit/former-addresses.server.ts';
import { formerAddress, REDIRECTS_TAG, withoutQuery } from './addresses.ts';
import { IMPORTED_ADDRESSES } from './operations.server.ts';

const FIND = `
  select id, "to", is_permanent as "isPermanent" from redirects
  where md5("from") in (md5($1), md5($2)) and "from" in ($1, $2) order by length("from") desc limit 1`;
const ANY = 'select exists (select from redirects) as found';

interface Row {
  id: string;
  to: string;
  isPermanent: boolean;
}

/**
 * Finds where a former address leads: first the redirects that admins have entered, the one with the
 * same query before the one without a query, then the addresses of an imported site. Without any
 * redirect it asks the database only once, so that invented addresses cost nothing.
 */
export function findRedirect(db: Database, read: ReadSource): FindFormerAddress {
  const findImported = read(IMPORTED_ADDRESSES);
  const uses = read(USE_COUNTS);
  let any: Promise<boolean> | null = null;
  const forget = () => {
    any = null;
  };
  const hasAny = () => {
    any ??= db.$client
      .query<{ found: boolean }>({ name: 'redirects-any', text: ANY, values: [] })
      .then(({ rows }) => rows[0]?.found ?? false);
    any.catch(forget);
    return any;
  };
  const find: FindFormerAddress = async (url) => {
    const address = formerAddress(url);
    if (address === null || !(await hasAny())) return findImported(url);
    const path = withoutQuery(address);
    const { rows } = await db.$client.query<Row>({
      name: 'redirect',
      text: FIND,
      // The home page with another query is the home page.
      values: [address, path === '/' ? address : path],
    });
    const [row] = rows;
    if (!row) return findImported(url);
    uses.add(row.id);
    return { to: row.to, isTemporary: !row.isPermanent };
  };
  const invalidate = (tags: string[]) => tags.includes(REDIRECTS_TAG) && forget();
  return Object.assign(find, { invalidate, clear: forget });
}

/** How long uses are collected before they are written. A killed process loses them. */
const WAIT_MS = 5000;

// The rows are locked in one order, so that two processes cannot deadlock.
const WRITE = `
  with counted as (select * from unnest($1::uuid[], $2::int[]) as c(id, uses)),
    locked as (select id from redirects where id = any($1) order by id for update)
  update redirects r set uses = least(r.uses::bigint + c.uses, 2147483647)::int, last_used_at = now()
  from counted c join locked l on l.id = c.id where r.id = c.id`;

/**
 * Counts in memory how often redirects are used, and writes the counts in one statement every few
 * seconds. It has one number for each redirect.
 */
export class UseCounts {
  readonly #db: Database;
  onError: (error: unknown) => void = () => {};
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  add(id: string, uses = 1): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + uses);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes the collected counts. If this fails, they are written with the next ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const waiting = [...this.#counts];
    this.#counts = new Map();
    try {
      const ids = waiting.map(([id]) => id);
      const uses = waiting.map(([, count]) => count);
      await this.#db.$client.query({ name: 'redirect-uses', text: WRITE, values: [ids, uses] });
    } catch (error) {
      for (const [id, count] of waiting) this.add(id, count);
      this.onError(error);
    }
  }
}

export const USE_COUNTS = defineSource((db) => new UseCounts(db));
