import { randomUUID } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  decryptSecrets,
  encryptSecrets,
  type SecretName,
} from '../../src/features/applications/secrets.server.ts';
import { applications } from '../../src/features/applications/tables.server.ts';
import {
  type Database,
  openDatabase,
  openPool,
} from '../../src/platform/database/client.server.ts';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import type { Keyring } from '../../src/platform/encryption/keyring.server.ts';
import { openKeyring } from '../../src/platform/encryption/open-keyring.server.ts';
import type { RecordKey } from '../../src/platform/encryption/record-key.server.ts';
import { fieldKeysVariable, testFieldKeys } from '../../tests/harness/keys.ts';
import { fillApplications } from '../applications/fill.ts';
import { type Product, startProduct } from '../servers/product.ts';
import { fillContents, withoutIndexes } from './fill-contents.ts';

/** Applications that are made one by one; the others are copies of them. */
const ORIGINALS = 10_000;

const SECRETS = [
  ...(['email', 'phone', 'address', 'birthDate', 'tcKimlikNo'] as const),
  ...(['tcSerialNumber', 'networkAddress'] as const),
] as const satisfies SecretName[];

const COLUMNS = SECRETS.map((name) => applications[name].name);

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

interface Original {
  id: string;
  key: RecordKey;
  plain: Record<(typeof SECRETS)[number], string>;
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
      for (let n = 1; n <= copies; n++) await copyAll(db, originals, n);
    }),
  );
  await db.query('truncate application_totals, application_identities');
  for (const statement of COUNT) await db.query(statement);
  await db.query('vacuum analyze application_totals, application_identities');
}

async function readOriginals(db: Database, keys: Keyring): Promise<Original[]> {
  const rows = await db.select().from(applications).where(sql`code ~ '^Z-[0-9]+$'`);
  return rows.map((row) => ({
    id: row.id,
    key: keys.recordKey(row.recordKey),
    plain: decryptSecrets(keys, row, SECRETS),
  }));
}

/**
 * One copy of each original, with its key and its plain texts: a ciphertext can be read only in its own
 * row, so they are encrypted again.
 */
async function copyAll(db: pg.Client, originals: Original[], n: number): Promise<void> {
  await db.query(
    `create temporary table copied (id uuid, copy_id uuid, ${COLUMNS.join(' bytea, ')} bytea)`,
  );
  const statement = db.query(copyFrom('copy copied from stdin'));
  await pipeline(Readable.from(originals.map(lineOf)), statement);
  const { names, values } = await columnsOf(db, n);
  await db.query(
    `insert into applications (${names.join(', ')}) select ${values.join(', ')}
     from applications a join copied on copied.id = a.id`,
  );
  await db.query(
    `insert into application_events (id, application_id, at, kind, actor_kind, from_status, to_status)
     select gen_random_uuid(), copy_id, e.at - interval '2 years' - (${n} % 97) * interval '30 days',
       e.kind, e.actor_kind, e.from_status, e.to_status
     from application_events e join copied on copied.id = e.application_id`,
  );
  await db.query('drop table copied');
  process.stderr.write(`\r· ${n} copies of the applications`);
}

function lineOf({ id, key, plain }: Original): string {
  const copy = randomUUID();
  const secrets = encryptSecrets(key, copy, plain);
  const bytes = SECRETS.map((name) => `\\\\x${secrets[name].bytes.toString('hex')}`);
  return `${[id, copy, ...bytes].join('\t')}\n`;
}

/** The columns of an application, and what copy `n` has in each. */
async function columnsOf(db: pg.Client, n: number) {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'applications' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = rows.map(({ name }) => name);
  const own: Record<string, string> = {
    ...Object.fromEntries(COLUMNS.map((name) => [name, `copied.${name}`])),
    id: 'copy_id',
    code: `a.code || '-${n}'`,
    submission_hash: 'null',
    identity_hash: `sha256((a.code || '-${n}')::bytea)`,
    created_at: `a.created_at - interval '2 years' - ${n % 97} * interval '30 days'`,
    status_changed_at: `a.status_changed_at - interval '2 years' - ${n % 97} * interval '30 days'`,
  };
  return { names, values: names.map((name) => own[name] ?? `a.${name}`) };
}
