import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, openPool } from '../../src/platform/database/client.server.ts';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import { openKeyring } from '../../src/platform/encryption/open-keyring.server.ts';
import { fieldKeysVariable, testFieldKeys } from '../../tests/harness/keys.ts';
import { copyApplications, readOriginals } from '../applications/copies.ts';
import { fillApplications } from '../applications/fill.ts';
import { type Product, startProduct } from '../servers/product.ts';
import { fillContents, withoutIndexes } from './fill-contents.ts';

/** Applications that are made one by one; the others are copies of them. */
const ORIGINALS = 10_000;

/** As the migration that made the tables. */
const COUNT = [
  `insert into application_totals (status, city, total)
   select status, city, count(*) from applications group by 1, 2`,
  `insert into application_identities (identity_hash, total, open)
   select identity_hash, count(*),
     count(*) filter (where status in ('application', 'inReview', 'missingInformation'))
   from applications group by 1`,
];

export interface Size {
  contents: number;
  applications: number;
  media: number;
  audit: number;
}

/** How many of each when there are `contents` contents. */
export const sizeOf = (contents: number): Size => ({
  contents,
  applications: contents,
  media: contents / 10,
  audit: contents * 10,
});

/**
 * The product on a database of this size, which is filled once for each data folder. `npm run bench` can
 * use the folder too (`--data`), because it has the same keys.
 */
export async function openGrown(
  copy: { node: string; project: string },
  dataDir: string,
  size: Size,
): Promise<{ product: Product; db: pg.Client; filledS: number | null }> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const env = { FIELD_KEYS: fieldKeysVariable(1), TRUST_PROXY: '127.0.0.1' };
  const settings = { ...copy, dataDir, env };
  let product = await startProduct(settings);
  let db = await connect(dataDir);
  const { rows } = await db.query('select count(*) >= $1 as filled from audit_events', [
    size.audit,
  ]);
  if (rows[0].filled) return { product, db, filledS: null };
  const begun = performance.now();
  await db.query('set statement_timeout = 0');
  const config = await findRunningDatabase(dataDir);
  await fillMedia(db, size.media);
  await fillContents(db, size.contents);
  await fillAllApplications(db, config ?? {}, size.applications);
  await fillAudit(db, size.audit);
  await db.query('checkpoint').catch(() => {});
  const filledS = (performance.now() - begun) / 1000;
  await db.end();
  // The rows were written directly to the database, so its caches are stale.
  await product.stop();
  product = await startProduct(settings);
  db = await connect(dataDir);
  return { product, db, filledS };
}

async function connect(dataDir: string): Promise<pg.Client> {
  const config = await findRunningDatabase(dataDir);
  if (!config) throw new Error(`No database runs in ${dataDir}.`);
  const client = new pg.Client(config);
  await client.connect();
  return client;
}

/** The folder of the data of one size below `root`. */
export const folderOf = (root: string, contents: number): string => join(root, String(contents));

async function fillMedia(db: pg.Client, count: number): Promise<void> {
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
async function fillAudit(db: pg.Client, count: number): Promise<void> {
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

/** The first ones are of the past two years; the copies are older. */
async function fillAllApplications(
  db: pg.Client,
  config: pg.PoolConfig,
  count: number,
): Promise<void> {
  const pool = openPool({ ...config, statement_timeout: 0 }, () => {});
  const whole = openDatabase(pool);
  const keys = await openKeyring(whole, testFieldKeys(1));
  const first = Math.min(count, ORIGINALS);
  await fillApplications(whole, keys, first);
  const originals = await readOriginals(whole, keys);
  await pool.end();
  const copies = Math.floor(count / first) - 1;
  if (copies <= 0) return;
  await withoutIndexes(db, 'applications', () =>
    withoutIndexes(db, 'application_events', async () => {
      for (let n = 1; n <= copies; n++)
        await copyApplications(db, originals, n, {
          ago: `interval '2 years' + ${n % 97} * interval '30 days'`,
        });
    }),
  );
  await db.query('truncate application_totals, application_identities');
  for (const statement of COUNT) await db.query(statement);
  await db.query('vacuum analyze application_totals, application_identities');
}
