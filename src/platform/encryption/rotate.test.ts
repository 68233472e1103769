import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addMember,
  createMembers,
  NUMBER_HASH,
  readMembers,
} from '../../../tests/harness/encrypted-members.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { testFieldKeys } from '../../../tests/harness/keys.ts';
import { type Database, openDatabase, openPool } from '../database/client.server.ts';
import { listenForChanges } from '../database/notices.server.ts';
import type { Keyring } from './keyring.server.ts';
import { openKeyring } from './open-keyring.server.ts';
import { connectionName, rotateKeys } from './rotate.server.ts';

const OLD = testFieldKeys(1);
const BOTH = testFieldKeys(1, 2);
const NEW = testFieldKeys(2);

let database: FreshDatabase;
let db: Database;
let old: Keyring;
beforeEach(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool(database.config, () => {}));
  old = await openKeyring(db, OLD);
  await createMembers(db);
});
afterEach(async () => {
  await db.$client.end();
  await database.drop();
});

let numbers = 0;
const add = (keys: Keyring) => {
  numbers += 1;
  const member = { id: randomUUID(), number: String(10_000_000_000 + numbers), phone: '1' };
  return db.transaction((tx) => addMember(tx, keys, member));
};
const addMany = async (count: number, keys: Keyring) => {
  for (let n = 0; n < count; n++) await add(keys);
};
/** The number of records by key version. */
const versions = async () => {
  const { rows } = await db.execute<{ version: number; count: number }>(
    sql`select record_key_version as version, count(*)::int as count from members
      group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ version, count }) => [version, count]));
};

describe('a rotation', () => {
  it('encrypts every key again, and the old version can be removed', async () => {
    await addMany(220, old);
    const before = await readMembers(db, old);
    const hash = old.hash(NUMBER_HASH, '10000000146');
    const keys = await openKeyring(db, BOTH);
    const counts: number[] = [];
    expect(await rotateKeys(db, BOTH, (count) => counts.push(count))).toEqual([1]);
    // Plus the installation’s own keys: two seeds for derived keys and the seed for hashes.
    expect(counts.at(-1)).toBe(220 + 3);
    expect(counts.length).toBeGreaterThan(2);
    expect(await versions()).toEqual({ 2: 220 });

    const only = await openKeyring(db, NEW);
    expect(await readMembers(db, only)).toEqual(before);
    for (const one of [keys, only]) {
      expect(one.hash(NUMBER_HASH, '10000000146').bytes).toEqual(hash.bytes);
      expect(one.derive('device')).toEqual(old.derive('device'));
      expect(one.derive('audit-chain', 1)).toEqual(old.derive('audit-chain', 1));
    }
    expect(only.newest).toBe(2);
  });

  it('does not start by itself: a process with only the old key can read the rows of a new one', async () => {
    const keys = await openKeyring(db, BOTH);
    await addMany(3, keys);
    expect(await readMembers(db, old)).toHaveLength(3);
    expect(await versions()).toEqual({ 1: 3 });
  });

  it('is refused while a running process does not have the new key', async () => {
    await addMany(3, old);
    await openKeyring(db, BOTH);
    const connect = (keys = OLD) =>
      listenForChanges(
        { ...database.config, application_name: connectionName(keys) },
        () => {},
        () => {},
      );
    const behind = await connect();
    await expect(rotateKeys(db, BOTH)).rejects.toThrow(
      '1 running process(es) of Ufuk do not hold version 2',
    );
    expect(await versions()).toEqual({ 1: 3 });
    await behind.close();
    const ready = await connect(BOTH);
    expect(await rotateKeys(db, BOTH)).toEqual([1]);
    await ready.close();
  });

  it('that was interrupted needs both keys, and is completed by the next one', async () => {
    await addMany(220, old);
    const keys = await openKeyring(db, BOTH);
    const killed = rotateKeys(db, BOTH, (count) => {
      if (count > 100) throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const mixed = await versions();
    expect(Object.keys(mixed)).toEqual(['1', '2']);
    expect(await readMembers(db, keys)).toHaveLength(220);
    await add(keys);
    expect(await versions()).toEqual({ ...mixed, 2: (mixed[2] ?? 0) + 1 });
    // Both keys are required now.
    await expect(openKeyring(db, NEW)).rejects.toThrow(/encrypted with version 1 of FIELD_KEYS/);
    await expect(openKeyring(db, OLD)).rejects.toThrow(/encrypted with version 2 of FIELD_KEYS/);
    expect(await rotateKeys(db, BOTH)).toEqual([1]);
    expect(await readMembers(db, await openKeyring(db, NEW))).toHaveLength(221);
    // A repetition changes nothing.
    expect(await rotateKeys(db, NEW)).toEqual([]);
  });

  it('includes a record that is written while it runs', async () => {
    const keys = await openKeyring(db, BOTH);
    let rotation: Promise<number[]> | undefined;
    await db.transaction(async (tx) => {
      const key = await keys.makeRecordKey(tx);
      rotation = rotateKeys(db, BOTH);
      await eventually(async () => {
        const { rows } = await db.execute<{ version: number }>(
          sql`select version from field_key_versions where is_current`,
        );
        return rows[0]?.version;
      }).toBe(2);
      // The rotation has found no row and waits for this transaction.
      await eventually(async () => {
        const { rows } = await db.execute(
          sql`select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock'`,
        );
        return rows.length;
      }).toBe(1);
      await addMember(tx, keys, { id: randomUUID(), number: '1', phone: '1' }, key);
    });
    expect(await rotation).toEqual([1]);
    expect(await versions()).toEqual({ 2: 1 });
    expect(await readMembers(db, await openKeyring(db, NEW))).toHaveLength(1);
  });

  it('names a record whose key was changed, and continues when that record is given up', async () => {
    await addMany(2, old);
    const first = sql`id = (select id from members order by id limit 1)`;
    await db.execute(sql`update members
      set record_key = set_byte(record_key, 40, get_byte(record_key, 40) # 1) where ${first}`);
    await openKeyring(db, BOTH);
    await expect(rotateKeys(db, BOTH)).rejects.toThrow('a record key was changed (members, ctid (');
    await db.execute(sql`update members set record_key = null where ${first}`);
    expect(await rotateKeys(db, BOTH)).toEqual([1]);
  });

  it('is complete while two processes write, and none of their writes fails', async () => {
    const [first, second] = [await openKeyring(db, BOTH), await openKeyring(db, BOTH)];
    await addMany(50, old);
    let done = false;
    const writing = [first, second].map(async (keys) => {
      let count = 0;
      for (; !done; count++) await add(keys);
      return count;
    });
    expect(await rotateKeys(db, BOTH)).toEqual([1]);
    done = true;
    const written = await Promise.all(writing);
    const all = 50 + written.reduce((sum, count) => sum + count, 0);
    expect(await readMembers(db, await openKeyring(db, NEW))).toHaveLength(all);
  });
});
