import { createHash } from 'node:crypto';
import type { Db } from 'pg-boss';
import type { Database, Queryable } from '../database/client.server.ts';

/** pg-boss has fewer statements; each name takes memory in every connection. */
const MOST_NAMES = 50;
const names = new Map<string, string>();

/**
 * A transaction in the interface of pg-boss. Every statement has a name, so each connection plans it
 * only once: planning the one that adds a job takes longer than running it.
 */
export function namedStatements(tx: Queryable): Db {
  const { session } = (tx as Database)._;
  return {
    async executeSql(text, params = []) {
      const statement = { sql: text, params };
      return session.prepareQuery(statement, undefined, statementName(text), false).execute();
    },
  } as Db;
}

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `job-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
