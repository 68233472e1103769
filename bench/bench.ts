import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { CATEGORIES, type Category } from '../src/features/content/schema.ts';
import { findFreePort } from '../tests/harness/free-port.ts';
import { fieldKeysVariable } from '../tests/harness/keys.ts';
import { MemoryWatch } from './machine/memory-watch.ts';
import type { Options } from './options.ts';
import { describeProfile, inspectArgs, takeProfile } from './profile/profile.ts';
import type { Section } from './report/table.ts';
import { readSeeded, type Seeded, seed } from './seed.ts';
import { connectTo } from './servers/database.ts';
import {
  copyProduct,
  type Product,
  type ProductSettings,
  startProduct,
} from './servers/product.ts';

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

const pathOf = (category: string) => CATEGORIES[category as Category];

/** Starts the product on a filled database. `close` stops it and removes its files. */
export async function openBench(options: Options): Promise<Bench & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ufuk-bench-'));
  // PostgreSQL and nginx may run under other accounts.
  await chmod(folder, 0o755);
  const copy = await copyProduct(folder);
  const dataDir = options.dataDir ? resolve(options.dataDir) : join(folder, 'data');
  const log = (sentence: string) => void process.stderr.write(`· ${sentence}\n`);
  const inspectPort = options.profileDir ? await findFreePort() : null;
  const settings: ProductSettings = {
    ...copy,
    dataDir,
    env: { FIELD_KEYS: fieldKeysVariable(1) },
    nodeArgs: inspectPort ? inspectArgs(inspectPort) : [],
  };

  log('the first start loads the demo party');
  const first = await startProduct(settings);
  log(`filling the database up to ${options.contents} published items`);
  const filler = await connectTo(first);
  await filler.query('set statement_timeout = 0');
  await seed(filler, options.contents);
  await filler.end();
  // The rows were written directly to the database, so its caches are stale.
  await first.stop();

  const product = await startProduct(settings);
  const db = await connectTo(product);
  const memory = new MemoryWatch();
  const bench: Bench & { close(): Promise<void> } = {
    options,
    folder,
    settings,
    product,
    db,
    seeded: await readSeeded(db, pathOf),
    memory,
    log,
    async profiled(name, run) {
      if (!inspectPort || !options.profileDir) return;
      log(`profile: ${name}`);
      const { profile } = await takeProfile(inspectPort, run);
      await mkdir(options.profileDir, { recursive: true });
      const path = join(options.profileDir, name.replace(/\W+/g, '-'));
      await writeFile(`${path}.cpuprofile`, JSON.stringify(profile));
      await writeFile(`${path}.txt`, `${await describeProfile(profile)}\n`);
    },
    async close() {
      memory.stop();
      await bench.db.end().catch(() => {});
      await bench.product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return bench;
}
