import type pg from 'pg';

/**
 * Sends the statements that `start` starts, before it returns, in one write. Otherwise each is
 * written alone, and on one core PostgreSQL interrupts this process to run it.
 */
export function sendTogether<T>({ connection }: pg.PoolClient, start: () => T): T {
  connection.stream.cork();
  try {
    return start();
  } finally {
    connection.stream.uncork();
  }
}
