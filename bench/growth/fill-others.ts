import type pg from 'pg';
import { openDatabase, openPool } from '../../src/platform/database/client.server.ts';
import { openKeyring } from '../../src/platform/encryption/open-keyring.server.ts';
import { testFieldKeys } from '../../tests/harness/keys.ts';
import { fillApplications } from '../applications/fill.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Applications whose encrypted fields can be read; the others are copies of them. */
export const READABLE_APPLICATIONS = 10_000;

export async function fillMedia(db: pg.Client, count: number): Promise<void> {
  await withoutIndexes(db, 'media', async () => {
    await db.query(
      `insert into media (name, alt, original_name, type, width, height, widths, bytes, sha256,
         created_at, updated_at)
       select 'Fotoğraf ' || n, 'Bir toplantıdan', 'img-' || n || '.jpg', 'image/jpeg', 1600, 1067,
         '{480,960,1600}', 200000, encode(sha256(n::text::bytea), 'hex'), at, at
       from (select n, now() - n * interval '3650 days' / $1::int as at
         from generate_series(1, $1::int) n) made`,
      [count],
    );
  });
}

/** Audit events of ten years. Their hashes are invented: the chain cannot be verified. */
export async function fillAudit(db: pg.Client, count: number): Promise<void> {
  await withoutIndexes(db, 'audit_events', async () => {
    await db.query(
      `insert into audit_events (seq, at, actor_id, actor_name, action, subject_kind, subject_id,
         subject_name, address, user_agent, after, key_version, hash)
       select last + n, now() - (1 - n / $1::float) * interval '3650 days',
         ('00000000-0000-4000-8000-0000000000' || lpad((n % 40)::text, 2, '0'))::uuid,
         'Editör ' || n % 40,
         (array['content.update', 'content.publish', 'auth.signIn', 'media.create'])[1 + n % 4],
         'content', gen_random_uuid(), 'Konu ' || n % 1000, '203.0.113.' || n % 255,
         'Mozilla/5.0 (X11; Linux x86_64)', jsonb_build_object('title', md5(n::text)), 1,
         sha256(n::text::bytea)
       from generate_series(1, $1::int) n, (select max(seq) as last from audit_events) head`,
      [count],
    );
  });
}

/** The first ones are of the past two years, and readable; the copies are older. */
export async function fillAllApplications(
  db: pg.Client,
  config: pg.PoolConfig,
  count: number,
): Promise<void> {
  const pool = openPool({ ...config, statement_timeout: 0 }, () => {});
  const whole = openDatabase(pool);
  const readable = Math.min(count, READABLE_APPLICATIONS);
  await fillApplications(whole, await openKeyring(whole, testFieldKeys(1)), readable);
  await pool.end();
  const copies = Math.floor(count / readable) - 1;
  if (copies <= 0) return;
  await withoutIndexes(db, 'applications', () =>
    withoutIndexes(db, 'application_events', () => copyApplications(db, copies)),
  );
}

async function copyApplications(db: pg.Client, copies: number): Promise<void> {
  const columns = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'applications' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = columns.rows.map(({ name }) => name);
  const values: Record<string, string> = {
    id: 'copy_id',
    code: `a.code || '-' || n`,
    submission_hash: 'null',
    identity_hash: `sha256((a.code || n)::bytea)`,
    created_at: `a.created_at - interval '2 years' - (n % 97) * interval '30 days'`,
    status_changed_at: `a.status_changed_at - interval '2 years' - (n % 97) * interval '30 days'`,
  };
  for (let n = 1; n <= copies; n++) {
    await db.query(
      `create temporary table copied as select id, gen_random_uuid() as copy_id from applications
         where code ~ '^Z-[0-9]+$'`,
    );
    await db.query(
      `insert into applications (${names.join(', ')})
       select ${names.map((name) => values[name] ?? `a.${name}`).join(', ')}
       from applications a join copied using (id), (select ${n} as n) numbered`,
    );
    await db.query(
      `insert into application_events (id, application_id, at, kind, actor_kind, from_status, to_status)
       select gen_random_uuid(), copy_id, e.at - interval '2 years' - (${n} % 97) * interval '30 days',
         e.kind, e.actor_kind, e.from_status, e.to_status
       from application_events e join copied on copied.id = e.application_id`,
    );
    await db.query('drop table copied');
  }
}
