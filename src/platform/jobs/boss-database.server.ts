import type pg from 'pg';
import type { Db } from 'pg-boss';
import { listen } from '../database/listen.server.ts';

/** Our pool as pg-boss wants to see it, with a connection of its own for notices. */
export function bossDatabase(pool: pg.Pool): Db {
  const { options } = pool;
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotice, onGap) =>
      listen(
        { ...options, password: options.password, application_name: 'ufuk jobs' },
        channel,
        onNotice,
        onGap,
      ),
  };
}
