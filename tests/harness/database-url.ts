import type pg from 'pg';

/** The address of a database of the engine, as a process of its own is told it. */
export function databaseUrl({ host, port, user, password, database }: pg.PoolConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user}${secret}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
}
