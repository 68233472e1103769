import pLimit from 'p-limit';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import { type Listening, listen } from '../database/listen.server.ts';

/** One failure may be an accident; after so many in a row the database counts as unavailable. */
const FAILURES = 2;

export interface BossDatabase extends Db {
  /** Whether new jobs are found: the last queries succeeded, and notices of new jobs arrive. */
  isWell(): boolean;
  /** Notices of new jobs arrive on this connection, not on one of its own. Call it before the start. */
  shareConnection(listening: Listening): void;
}

/** The pool in the interface of pg-boss. */
export function bossDatabase(pool: pg.Pool): BossDatabase {
  const { options } = pool;
  let failures = 0;
  let listening: Listening | null = null;
  let shared: Listening | null = null;
  // All kinds of jobs are polled at the same time: one after another they need a single connection, and
  // each idle connection takes 5 MB of the server.
  const oneByOne = pLimit(1);
  return {
    async executeSql(text, values) {
      try {
        const result = await oneByOne(() => pool.query(text, values));
        failures = 0;
        return result;
      } catch (error) {
        failures++;
        throw error;
      }
    },
    shareConnection(other) {
      shared = other;
    },
    async listen(channel, onNotice, onGap) {
      if (shared) {
        listening = shared;
        const remove = await shared.add(channel, onNotice, onGap);
        return { close: async () => remove() };
      }
      const config = { ...options, password: options.password, application_name: 'ufuk jobs' };
      listening = await listen(config, channel, onNotice, onGap);
      return listening;
    },
    isWell: () => failures < FAILURES && (listening === null || listening.state() === 'listening'),
  };
}
