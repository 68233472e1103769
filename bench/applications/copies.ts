import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  decryptSecrets,
  encryptSecrets,
  type SecretName,
} from '../../src/features/applications/secrets.server.ts';
import { applications } from '../../src/features/applications/tables.server.ts';
import type { Database } from '../../src/platform/database/client.server.ts';
import type { Keyring } from '../../src/platform/encryption/keyring.server.ts';
import type { RecordKey } from '../../src/platform/encryption/record-key.server.ts';

const SECRETS = [
  ...(['email', 'phone', 'address', 'birthDate', 'tcKimlikNo'] as const),
  ...(['tcSerialNumber', 'networkAddress'] as const),
] as const satisfies SecretName[];

const COLUMNS = SECRETS.map((name) => applications[name].name);

/** An application with what its copies are encrypted from. */
export interface Original {
  id: string;
  key: RecordKey;
  plain: Record<(typeof SECRETS)[number], string>;
}

export async function readOriginals(db: Database, keys: Keyring): Promise<Original[]> {
  const rows = await db.select().from(applications).where(sql`code ~ '^Z-[0-9]+$'`);
  return rows.map((row) => ({
    id: row.id,
    key: keys.recordKey(row.recordKey),
    plain: decryptSecrets(keys, row, SECRETS),
  }));
}

/** How the copies differ from the originals. */
interface Differences {
  /** How long before its original a copy arrived, in SQL. */
  ago: string;
  /** Other columns in SQL, from the original `a` and what `from` adds. */
  columns?: Record<string, string>;
  /** Further joins of the statement. */
  from?: string;
}

/**
 * One copy of each original, with its key and its plain texts: a ciphertext can be read only in its own
 * row, so they are encrypted again.
 */
export async function copyApplications(
  db: pg.Client,
  originals: Original[],
  n: number,
  { ago, columns = {}, from = '' }: Differences,
): Promise<void> {
  await db.query(
    `create temporary table copied (id uuid, copy_id uuid, ${COLUMNS.join(' bytea, ')} bytea)`,
  );
  const statement = db.query(copyFrom('copy copied from stdin'));
  await pipeline(Readable.from(originals.map(lineOf)), statement);
  const { names, values } = await columnsOf(db, n, ago, columns);
  await db.query(
    `insert into applications (${names.join(', ')}) select ${values.join(', ')}
     from applications a join copied on copied.id = a.id ${from}`,
  );
  await db.query(
    `insert into application_events (id, application_id, at, kind, actor_kind, from_status, to_status)
     select gen_random_uuid(), copy_id, e.at - (${ago}),
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
async function columnsOf(db: pg.Client, n: number, ago: string, columns: Record<string, string>) {
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
    created_at: `a.created_at - (${ago})`,
    status_changed_at: `a.status_changed_at - (${ago})`,
    ...columns,
  };
  return { names, values: names.map((name) => own[name] ?? `a.${name}`) };
}
