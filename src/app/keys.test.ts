import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/harness/fresh-database.ts';
import { fieldKeysVariable, testFieldKeys, testKeyring } from '../../tests/harness/keys.ts';
import { createSeal } from '../features/audit/chain.server.ts';
import { auditEvents } from '../features/audit/tables.server.ts';
import { decryptAsked } from '../features/identity/sign-in/choose-password.server.ts';
import { decryptCookie } from '../features/identity/sign-in/provider/routes.server.ts';
import { authenticators, TOTP_SECRET } from '../features/identity/sign-in/tables.server.ts';
import { spendRecoveryCode } from '../features/identity/sign-in/two-step.server.ts';
import { users } from '../features/identity/users/tables.server.ts';
import { type Database, openDatabase, openPool } from '../platform/database/client.server.ts';
import { type FieldKeys, WrongKeys } from '../platform/encryption/field-keys.server.ts';
import type { Keyring } from '../platform/encryption/keyring.server.ts';
import { giveUpLostKeys } from '../platform/encryption/rotate.server.ts';
import { fieldKeyVersions } from '../platform/encryption/tables.server.ts';
import { openKeys } from './keys.server.ts';

let database: FreshDatabase;
let db: Database;
let folder: string;
let messages: string[];
beforeEach(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool(database.config, () => {}));
  folder = await mkdtemp(join(tmpdir(), 'ufuk-keys-'));
  messages = [];
});
afterEach(async () => {
  await db.$client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const open = (given: FieldKeys | null) =>
  openKeys(db, given, folder, (sentence) => messages.push(sentence));
const refusal = async (given: FieldKeys | null): Promise<string> => {
  const error = await open(given).then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(WrongKeys);
  expect(error.message).toContain('docs/operations.md');
  return error.message;
};
const registered = async () =>
  (await db.select().from(fieldKeyVersions)).map(({ version }) => version);

describe('keys that do not fit the database', () => {
  it('are refused if another key has the version number of a used one', async () => {
    await open(testFieldKeys(1));
    const other = testFieldKeys(9);
    await writeFile(join(folder, 'field.keys'), fieldKeysVariable(9).replace('9:', '1:'));
    expect(await refusal(null)).toContain(
      `Version 1 in ${join(folder, 'field.keys')} is not the key`,
    );
    expect(await registered()).toEqual([1]);
    await expect(open(other)).rejects.toThrow(
      'encrypted with version 1 of FIELD_KEYS, which is missing in FIELD_KEYS (it has 9)',
    );
    expect(await registered()).toEqual([1]);
    await open(testFieldKeys(1));
  });

  it('are not created again if their file was lost', async () => {
    await open(null);
    const file = join(folder, 'field.keys');
    const backup = await readFile(file);
    await rm(file);
    expect(await refusal(null)).toContain(`${file} is missing`);
    expect(await readdir(folder)).toEqual([]);
    await writeFile(file, backup);
    await open(null);
  });

  it('are refused if the file is damaged', async () => {
    const file = join(folder, 'field.keys');
    await writeFile(file, '1:AAAA');
    await expect(open(null)).rejects.toThrow(`${file} is damaged. Put it back from your backup.`);
  });

  it('never show a key in the message', async () => {
    await open(testFieldKeys(1));
    const message = await refusal(testFieldKeys(2, 3));
    for (const pair of fieldKeysVariable(1, 2, 3).split(','))
      expect(message).not.toContain(pair.slice(2, 12));
  });

  it('can be added and removed as long as no data needs them', async () => {
    await open(testFieldKeys(1));
    await open(testFieldKeys(1, 2));
    expect(await registered()).toEqual([1, 2]);
    await open(testFieldKeys(1));
    expect(await registered()).toEqual([1]);
  });
});

it('lost keys can be given up, with all data that they protect', async () => {
  const lost = await open(testFieldKeys(1));
  const userId = await addAuthenticator(lost);
  await expect(giveUpLostKeys(db, testFieldKeys(1))).rejects.toThrow('nothing is lost');
  await expect(open(testFieldKeys(2))).rejects.toThrow('which is missing');
  await giveUpLostKeys(db, testFieldKeys(2));
  const keys = await open(testFieldKeys(2));
  expect(keys.versions).toEqual([2]);
  expect(messages).toEqual([expect.stringContaining(userId)]);
  expect(await registered()).toEqual([2]);
});

it('keys of an earlier installation can be given up too', async () => {
  await addOldInstallation();
  await giveUpLostKeys(db, testFieldKeys(2));
  expect((await open(testFieldKeys(2))).versions).toEqual([2]);
});

it('processes that start together on an empty database have the same keys', async () => {
  const rings = await Promise.all(Array.from({ length: 5 }, () => open(null)));
  expect(new Set(rings.map((ring) => ring.derive('x').toString('hex'))).size).toBe(1);
  const field = { name: 'a.b', normalise: (text: string) => text };
  expect(new Set(rings.map((ring) => ring.hash(field, 'x').bytes.toString('hex'))).size).toBe(1);
});

/** Written by commit 3293836 with the field key of {@link testFieldKeys}. */
const OLD = {
  userId: '018f3b5c-7d1e-4c63-9a35-2f6d8f0e9a11',
  secret: 'AAGnhbKEJn5w15iqueNBv+8sLifHgP9rv+7aUXcxARqTb94+wWQgyPnPx2E4z9iPr69fVpW1DwDfIRN7qg0=',
  code: '00019d8aec3207e7343f0f9d67eac346cb6be70a6da2c0663fe4566890c49d5403ca',
  cookie:
    'AAGhqHtj9_SgYWJm3n1DATnSkI8KIgiEmJmr-q9ElvcGa7Zq1bBKguIhvx8rHBVsdDAhYxuqMYIec5BG1SIt87inZ261iHqsYayKUNXz',
  asked:
    'AAFzlKS/NdKp0XPRGZkMfxcDHC943q6jSnZURhETGengvOl6EcM7F49DGsZ7j8F9/PuaDsNy2XxJcrW2fyPIaIPW10gEw2sXn7mMfphiXzajT3WW1DLPVTWVXVQc6nivCyb8FZP6Q88=',
};

async function addUser(): Promise<void> {
  await db
    .insert(users)
    .values({ id: OLD.userId, username: 'elif', email: 'elif@ufuk.test', role: 'admin' });
}

async function addAuthenticator(keys: Keyring): Promise<string> {
  await addUser();
  const key = await keys.makeRecordKey(db);
  await db.insert(authenticators).values({
    userId: OLD.userId,
    secret: key.encrypt(TOTP_SECRET, OLD.userId, 'JBSWY3DP'),
    recordKey: key.wrapped,
    createdAt: new Date(),
  });
  return OLD.userId;
}

async function addOldInstallation(): Promise<void> {
  await addUser();
  await db.execute(sql`insert into authenticators (user_id, secret, created_at, confirmed_at)
      values (${OLD.userId}, decode(${OLD.secret}, 'base64'), now(), now())`);
  await db.execute(
    sql`insert into recovery_codes values (${OLD.userId}, decode(${OLD.code}, 'hex'))`,
  );
  const event = {
    seq: 1,
    at: new Date('2026-11-20T09:00:00.120Z'),
    actorId: null,
    actorName: '',
    action: 'auth.signIn',
    subjectKind: 'user',
    subjectId: OLD.userId,
    subjectName: 'Elif',
    address: '',
    userAgent: '',
    before: null,
    after: null,
    keyVersion: 1,
  };
  const hash = createSeal(testKeyring(1))(null, event);
  await db.insert(auditEvents).values({ ...event, hash });
}

describe('an earlier installation', () => {
  beforeEach(addOldInstallation);

  it('is taken over: two-step secrets, recovery codes, and unfinished operations', async () => {
    const keys = await open(testFieldKeys(1));
    const [row] = await db.select().from(authenticators);
    expect(row?.recordKeyVersion).toBe(1);
    const secret =
      row && keys.recordKey(row.recordKey).decrypt(TOTP_SECRET, OLD.userId, row.secret);
    expect(secret).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    const now = new Date('2026-11-22');
    expect(decryptCookie(keys, 'journey', OLD.cookie, now)).toMatchObject({
      returnTo: '/dashboard',
    });
    expect(decryptAsked(keys, OLD.userId, OLD.asked).username).toBe('elif');
    const spend = (code: string) => spendRecoveryCode(db, keys, OLD.userId, code);
    expect(await spend('01234-56788')).toBe(false);
    expect(await spend('o1234-56789')).toBe(true);
    expect(await spend('01234-56789')).toBe(false);
    expect(messages).toEqual([]);
    // The next start has nothing to convert.
    await open(testFieldKeys(1));
    expect((await db.select().from(authenticators))[0]?.secret.bytes).toEqual(row?.secret.bytes);
  });

  it('is not taken over with other keys, and these are not registered', async () => {
    await writeFile(join(folder, 'field.keys'), fieldKeysVariable(9).replace('9:', '1:'));
    expect(await refusal(null)).toContain('no event of the audit log fits them');
    await rm(join(folder, 'field.keys'));
    expect(await refusal(null)).toContain('field.keys is missing');
    expect(await registered()).toEqual([]);
    await open(testFieldKeys(1));
  });

  it('still encrypts with its highest version', async () => {
    await open(testFieldKeys(1, 2));
    const [row] = await db.select().from(authenticators);
    expect(row?.recordKeyVersion).toBe(2);
  });

  it('starts even if a secret cannot be decrypted, and logs its account', async () => {
    await db.execute(sql`update authenticators set secret = '\\x0001'`);
    await open(testFieldKeys(1));
    expect(messages.join()).toContain(`The two-step secret of account ${OLD.userId} cannot`);
  });
});
