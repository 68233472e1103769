import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { assert, asyncProperty, string } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addMember,
  createMembers,
  type Member,
  members,
  NUMBER,
  NUMBER_HASH,
  PHONE,
  readMembers,
} from '../../../tests/harness/encrypted-members.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { TEST_FIELD_KEYS } from '../../../tests/harness/keys.ts';
import { type Database, openDatabase, openPool } from '../database/client.server.ts';
import { Encrypted, hashedField } from './fields.server.ts';
import type { Keyring } from './keyring.server.ts';
import { openKeyring } from './open-keyring.server.ts';

let database: FreshDatabase;
let db: Database;
let keys: Keyring;
let elif: Member;
let deniz: Member;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool(database.config, () => {}));
  keys = await openKeyring(db, TEST_FIELD_KEYS);
  await createMembers(db);
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});
beforeEach(async () => {
  await db.delete(members);
  elif = { id: randomUUID(), number: '10000000146', phone: '+905321234567' };
  deniz = { id: randomUUID(), number: '19090909018', phone: '+905327654321' };
  for (const member of [elif, deniz]) await addMember(db, keys, member);
});

const read = async () => (await readMembers(db, keys)).find(({ id }) => id === elif.id);
const rowOf = async ({ id }: Member) => {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  if (!row) throw new Error('There is no such row.');
  return row;
};
const change = (values: Partial<typeof members.$inferInsert>) =>
  db.update(members).set(values).where(eq(members.id, elif.id));

describe('an encrypted field', () => {
  it('can be decrypted, and the table contains no plain text', async () => {
    expect(await read()).toEqual(elif);
    const { rows } = await db.execute<{ text: string }>(sql`select m::text as text from members m`);
    const dump = rows.map(({ text }) => text).join();
    expect(dump).toContain(elif.id);
    for (const plain of [elif.number, elif.phone]) {
      expect(dump).not.toContain(plain);
      expect(dump).not.toContain(Buffer.from(plain).toString('hex'));
    }
  });

  it('can contain every text', async () => {
    const key = await keys.makeRecordKey(db);
    await assert(
      asyncProperty(string({ unit: 'binary' }), async (text) => {
        const encrypted = key.encrypt(NUMBER, elif.id, text);
        expect(key.decrypt(NUMBER, elif.id, encrypted)).toBe(text);
      }),
    );
  });

  it('has a different ciphertext each time for the same text', async () => {
    const key = await keys.makeRecordKey(db);
    const made = Array.from({ length: 1000 }, () => key.encrypt(NUMBER, elif.id, 'aynı').bytes);
    expect(new Set(made.map((bytes) => bytes.toString('hex'))).size).toBe(1000);
    expect(new Set(made.map((bytes) => bytes.toString('hex', 0, 12))).size).toBe(1000);
  });

  it('cannot be decrypted in another row, not even together with its key', async () => {
    const { number, phone, recordKey } = await rowOf(deniz);
    await change({ number });
    await expect(read()).rejects.toThrow(`members.number of row ${elif.id} cannot be decrypted.`);
    await change({ number, phone, recordKey });
    await expect(read()).rejects.toThrow('cannot be decrypted');
  });

  it('cannot be decrypted in another column', async () => {
    const { phone } = await rowOf(elif);
    await change({ number: new Encrypted(phone.bytes) });
    await expect(read()).rejects.toThrow('members.number');
    // TypeScript refuses it, too.
    // @ts-expect-error the ciphertext of another column
    const values: Partial<typeof members.$inferInsert> = { number: phone };
    expect(values).toBeDefined();
  });

  it('cannot be written as plain text', async () => {
    // @ts-expect-error a plain text
    const write = change({ number: '10000000146' });
    await expect(write).rejects.toThrow();
  });

  it('cannot be decrypted when it was changed or cut off', async () => {
    const { number, recordKey } = await rowOf(elif);
    const key = keys.recordKey(recordKey);
    for (let at = 0; at < number.bytes.length; at++) {
      const changed = Buffer.from(number.bytes);
      changed[at] = (changed[at] as number) ^ 128;
      for (const bytes of [changed, number.bytes.subarray(0, at)])
        expect(() => key.decrypt(NUMBER, elif.id, new Encrypted(bytes))).toThrow(
          'cannot be decrypted',
        );
    }
  });

  it('is not shown in logs and replies, and neither is its key', async () => {
    const row = await rowOf(elif);
    const key = keys.recordKey(row.recordKey);
    const shown = JSON.stringify([row, key]) + inspect([row, key, keys], { depth: 9 });
    for (const { bytes } of [row.number, row.numberHash, row.recordKey as { bytes: Buffer }])
      for (const text of [bytes.toString('hex', 4, 12), bytes.toString('base64').slice(8, 16)])
        expect(shown).not.toContain(text);
    expect(shown).not.toContain('Buffer');
  });
});

describe('a keyed hash', () => {
  it('allows only one of five rows with the same number that are written at the same moment', async () => {
    const written = [
      '23232323244',
      '232 323 232 44',
      '232.323.232.44',
      '23232323244 ',
      '23232323244',
    ];
    const added = await Promise.all(
      written.map((number) =>
        db.transaction((tx) => addMember(tx, keys, { id: randomUUID(), number, phone: '1' })),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
  });

  it('of the same value is different in another column and with other keys', async () => {
    const other = hashedField('contacts.number_hash', (typed: string) => typed);
    const mine = keys.hash(NUMBER_HASH, elif.number).bytes;
    expect(keys.hash(other, elif.number).bytes).not.toEqual(mine);
    const elsewhere = await freshDatabase();
    const pool = openPool(elsewhere.config, () => {});
    // The key for hashes is random for each installation, so the field keys alone are not enough.
    const foreign = await openKeyring(openDatabase(pool), TEST_FIELD_KEYS);
    expect(foreign.hash(NUMBER_HASH, elif.number).bytes).not.toEqual(mine);
    await pool.end();
    await elsewhere.drop();
  });
});

describe('the key of a record', () => {
  it('when destroyed, makes the fields of this record unreadable for ever, but no others', async () => {
    const before = await rowOf(elif);
    await change({ recordKey: null });
    const after = await rowOf(elif);
    expect(after.number.bytes).toEqual(before.number.bytes);
    expect(() => keys.recordKey(after.recordKey)).toThrow('The key of this record was destroyed.');
    const { number, recordKey } = await rowOf(deniz);
    expect(keys.recordKey(recordKey).decrypt(NUMBER, deniz.id, number)).toBe(deniz.number);
    // Neither a new key nor the key of another record decrypts them.
    for (const key of [await keys.makeRecordKey(db), keys.recordKey(recordKey)])
      expect(() => key.decrypt(PHONE, elif.id, after.phone)).toThrow();
  });

  it('is deleted with the record: a later copy of the table does not contain it', async () => {
    const { recordKey } = await rowOf(elif);
    await db.delete(members).where(eq(members.id, elif.id));
    const { rows } = await db.execute<{ text: string }>(sql`select m::text as text from members m`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(recordKey?.bytes.toString('hex'));
  });

  it('is refused by the database if it names a version that is not registered', async () => {
    const { recordKey } = await rowOf(elif);
    const bytes = Buffer.from((recordKey as { bytes: Buffer }).bytes);
    bytes.writeUInt16BE(9, 0);
    await expect(
      db.execute(sql`update members set record_key = ${bytes} where id = ${elif.id}`),
    ).rejects.toThrow();
  });
});
