import type pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

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
