import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.server.ts';
import type { Product } from './product.ts';

/** Folder of the Unix socket on which the product's own PostgreSQL listens. */
async function socketOf(product: Product): Promise<string> {
  const cluster = join(await realpath(join(product.dataDir, 'postgres')), 'cluster');
  const running = await findPostmaster(cluster);
  if (!running) throw new Error(`No PostgreSQL runs in ${cluster}.`);
  return running.socketDirectory;
}

/** A second connection to the database of a running product. */
export async function connectTo(product: Product): Promise<pg.Client> {
  const host = await socketOf(product);
  const client = new pg.Client({ host, user: 'ufuk', database: 'ufuk', ssl: false });
  await client.connect();
  return client;
}

/** The same database as an address, for a second process of the product. */
export async function databaseUrlOf(product: Product): Promise<string> {
  return `postgres://ufuk@localhost/ufuk?host=${encodeURIComponent(await socketOf(product))}`;
}
