import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import { fieldKeysVariable } from '../../tests/harness/keys.ts';
import { type Product, startProduct } from '../servers/product.ts';
import { fillAllApplications } from './fill-applications.ts';
import { fillContents } from './fill-contents.ts';
import { fillAudit, fillMedia } from './fill-others.ts';

export interface Size {
  contents: number;
  applications: number;
  media: number;
  audit: number;
}

/** How many of each when there are `contents` contents. */
export const sizeOf = (contents: number): Size => ({
  ...{ contents, applications: contents },
  ...{ media: contents / 10, audit: contents * 10 },
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
