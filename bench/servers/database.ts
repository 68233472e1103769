import pg from 'pg';
import {
  type Connection,
  findRunningDatabase,
} from '../../src/platform/database/embedded/running-database.server.ts';
import { databaseUrl } from '../../tests/harness/database-url.ts';
import type { Product } from './product.ts';

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
export async function databaseUrlOf(product: Product): Promise<string> {
  return databaseUrl(await connectionTo(product));
}
