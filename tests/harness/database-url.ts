import type pg from 'pg';

/** The `DATABASE_URL` of a database in the test engine, for another process. */
export function databaseUrl({ host, port, user, password, database }: pg.PoolConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user}${secret}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
}
