import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { makeAccessToken } from '../../src/features/identity/sessions/access-token.server.ts';
import { openDatabase, openPool } from '../../src/platform/database/client.server.ts';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';

/** Adds editors with a session each, and returns their access tokens. */
export async function addReaders(dataDir: string, key: Buffer, count: number): Promise<string[]> {
  const connection = await findRunningDatabase(dataDir);
  if (!connection) throw new Error('No database runs.');
  const pool = openPool(connection, () => {});
  const db = openDatabase(pool);
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.execute(sql`
    with added as (
      insert into users (username, email, password_hash, role, created_at)
      select 'okur' || n, 'okur' || n || '@ufuk.example', '-', 'editor', now() - interval '1 day'
      from generate_series(1, ${count}) n returning id
    ), numbered as (select id, row_number() over () as n from added)
    insert into sessions (id, user_id, generation_at, token_expires_at, cookie_hash, created_at, ends_at)
    select given.id::uuid, numbered.id, now(), now() + interval '1 hour', 'x', now(), now() + interval '5 hours'
    from numbered join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
      with ordinality as given (id, n) using (n)`);
  await pool.end();
  return ids.map((id) => makeAccessToken(key, id, 1));
}
