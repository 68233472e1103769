import type pg from 'pg';
import type { MemoryWatch } from './machine/memory-watch.ts';
import type { Options } from './options.ts';
import type { Section } from './report/table.ts';
import type { Seeded } from './seed.ts';
import type { Product, ProductSettings } from './servers/product.ts';

/** The argument of every part. */
export interface Bench {
  options: Options;
  /** Temporary folder, removed at the end. */
  folder: string;
  settings: ProductSettings;
  product: Product;
  /** A second connection to the product's database. */
  db: pg.Client;
  seeded: Seeded;
  memory: MemoryWatch;
  /** Runs `run` once more with the profiler, if profiles were requested. */
  profiled(name: string, run: () => Promise<unknown>): Promise<void>;
  log(sentence: string): void;
}

export type Part = (bench: Bench) => Promise<Section[]>;

/** A list that is long enough to have a page 400. */
export const LONG_LIST = '/tum-icerikler';
