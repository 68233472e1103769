import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import {
  type Connection,
  findRunningDatabase,
} from '../../src/platform/database/embedded/running-database.server.ts';
import { databaseUrl } from '../../tests/harness/database-url.ts';
import { type Product, type ProductSettings, startProduct } from './product.ts';

/** Starts another process on the database of a running product, as on a second machine. */
export async function startSecond(
  first: Product,
  settings: Pick<ProductSettings, 'node' | 'project' | 'env'>,
  folder: string,
): Promise<Product> {
  const dataDir = join(folder, 'second');
  await mkdir(dataDir, { recursive: true });
  const FIELD_KEYS =
    settings.env?.FIELD_KEYS ?? (await readFile(join(first.dataDir, 'field.keys'), 'utf8'));
  const env = { DATABASE_URL: await databaseUrlOf(first), DEMO: 'off', FIELD_KEYS };
  return startProduct({ ...settings, nodeArgs: [], dataDir, env });
}

async function connectionTo({ dataDir }: Product): Promise<Connection> {
  const found = await findRunningDatabase(dataDir);
  if (!found) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return found;
}

/** A second connection to the database of a running product. */
export async function connectTo(product: Product): Promise<pg.Client> {
  const client = new pg.Client(await connectionTo(product));
  await client.connect();
  return client;
}

/** The same database as an address, for a second process of the product. */
async function databaseUrlOf(product: Product): Promise<string> {
  return databaseUrl(await connectionTo(product));
}
