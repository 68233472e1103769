import { afterAll, beforeAll } from 'vitest';
import {
  type Database,
  openDatabase,
  openPool,
} from '../../src/platform/database/client.server.ts';
import { freshDatabase } from './fresh-database.ts';

/** A database for the tests of this file, from `beforeAll` to `afterAll`. */
export function testDatabase(): { readonly db: Database } {
  const held = {} as { db: Database };
  let end: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase();
    held.db = openDatabase(openPool(database.config, () => {}));
    end = async () => {
      await held.db.$client.close();
      await database.drop();
    };
  });
  afterAll(() => end());
  return held;
}
