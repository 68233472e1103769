import { resolve } from 'node:path';
import type pg from 'pg';
import { CATEGORIES, type Category } from '../../src/features/content/schema.ts';
import { fieldKeysVariable } from '../../tests/harness/keys.ts';
import type { Measured } from '../load/measure.ts';
import { pin, SERVER_CORE } from '../machine/cores.ts';
import { readVocabulary } from '../search/fill.ts';
import { makeQueries } from '../search/queries.ts';
import { readSeeded, type Seeded } from '../seed.ts';
import { connectTo } from '../servers/database.ts';
import { type Product, startProduct } from '../servers/product.ts';

/** More than are sent in a comparison. */
const QUERIES = 50_000;

/** One of the two products that are compared, running on a filled database of its own. */
export interface Side {
  product: Product;
  db: pg.Client;
  seeded: Seeded;
  /** The searches that were not sent yet. */
  queries: string[];
  close(): Promise<void>;
}

/** One round on both products; the one at `first` begins. */
export type Compared = (
  sides: [Side, Side],
  seconds: number,
  first: 0 | 1,
) => Promise<[Measured, Measured]>;

/** @param project a folder with the built product, its packages and its `package.json` */
export async function openSide(project: string, dataDir: string): Promise<Side> {
  const product = await startProduct({
    node: process.execPath,
    project: resolve(project),
    dataDir: resolve(dataDir),
    env: { FIELD_KEYS: fieldKeysVariable(1), TRUST_PROXY: '127.0.0.1' },
  });
  const db = await connectTo(product);
  const seeded = await readSeeded(db, (category) => CATEGORIES[category as Category]);
  const queries = makeQueries(await readVocabulary(db), QUERIES);
  pin([product.pid], SERVER_CORE);
  return {
    ...{ product, db, seeded, queries },
    async close() {
      await db.end();
      await product.stop();
    },
  };
}
