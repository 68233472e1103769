import type pg from 'pg';
import type { MemoryWatch } from './machine/memory-watch.ts';
import type { Options } from './options.ts';
import type { Section } from './report/table.ts';
import type { Seeded } from './seed.ts';
import type { Product, ProductSettings } from './servers/product.ts';

/** What every part is handed. */
export interface Bench {
  options: Options;
  /** Scratch folder, removed at the end. */
  folder: string;
  settings: ProductSettings;
  product: Product;
  /** A second connection to the product's database. */
  db: pg.Client;
  seeded: Seeded;
  memory: MemoryWatch;
  /** Runs once more under the profiler, when profiles were asked for. */
  profiled(name: string, run: () => Promise<unknown>): Promise<void>;
  tell(sentence: string): void;
}

export type Part = (bench: Bench) => Promise<Section[]>;

/** The list that is long enough to have a page 400. */
export const LONG_LIST = '/tum-icerikler';
