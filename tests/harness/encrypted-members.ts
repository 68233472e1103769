import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../src/platform/database/client.server.ts';
import { encryptedField, hashedField } from '../../src/platform/encryption/fields.server.ts';
import type { Keyring } from '../../src/platform/encryption/keyring.server.ts';
import type { RecordKey } from '../../src/platform/encryption/record-key.server.ts';
import { recordKeyColumns } from '../../src/platform/encryption/tables.server.ts';

export const NUMBER = encryptedField('members.number');
export const PHONE = encryptedField('members.phone');
export const NUMBER_HASH = hashedField('members.number_hash', (typed: string) =>
  typed.replace(/\D/g, ''),
);

/** A table of the tests, as a feature with sensitive records has one. */
export const members = pgTable(
  'members',
  {
    id: uuid().primaryKey(),
    number: NUMBER.column().notNull(),
    phone: PHONE.column().notNull(),
    numberHash: NUMBER_HASH.column('number_hash').notNull().unique(),
    ...recordKeyColumns(),
  },
  (t) => [index('members_key_version').on(t.recordKeyVersion)],
);

/** The statement that `drizzle-kit generate` writes for this table. */
export const createMembers = (db: Database) =>
  db.execute(sql`
    create table members (
      id uuid primary key, number bytea not null, phone bytea not null,
      number_hash bytea not null unique, record_key bytea,
      record_key_version integer generated always as
        (get_byte(record_key, 0) * 256 + get_byte(record_key, 1)) stored
        references field_key_versions (version));
    create index members_key_version on members (record_key_version)`);

export interface Member {
  id: string;
  number: string;
  phone: string;
}

/** Answers false if a member with this number exists. */
export async function addMember(
  tx: Queryable,
  keys: Keyring,
  member: Member,
  recordKey?: RecordKey,
): Promise<boolean> {
  const key = recordKey ?? (await keys.makeRecordKey(tx));
  const added = await tx
    .insert(members)
    .values({
      id: member.id,
      number: key.encrypt(NUMBER, member.id, member.number),
      phone: key.encrypt(PHONE, member.id, member.phone),
      numberHash: keys.hash(NUMBER_HASH, member.number),
      recordKey: key.wrapped,
    })
    .onConflictDoNothing()
    .returning({ id: members.id });
  return added.length > 0;
}

/** Ordered by id. Throws if a member cannot be decrypted. */
export async function readMembers(db: Queryable, keys: Keyring): Promise<Member[]> {
  const rows = await db.select().from(members).orderBy(members.id);
  return rows.map((row) => {
    const key = keys.recordKey(row.recordKey);
    return {
      id: row.id,
      number: key.decrypt(NUMBER, row.id, row.number),
      phone: key.decrypt(PHONE, row.id, row.phone),
    };
  });
}
