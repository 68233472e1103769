import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { testKeyring } from '../../../tests/harness/keys.ts';
import { runOnDatabase } from '../../../tests/harness/run-on-database.ts';
import { openDatabase, openPool } from '../../platform/database/client.server.ts';
import { NO_JOBS } from '../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { type AuditEvent, recordEvent } from './operations.server.ts';
import { verifyChain } from './verify.server.ts';

const PATIENCE = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000 };

let database: FreshDatabase;
let op: Operation;
const logged: unknown[] = [];
const heads: unknown[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  op = {
    // The test is that they end, not how fast they are on a busy machine.
    db: openDatabase(openPool({ ...database.config, ...PATIENCE }, () => {})),
    actor: {
      kind: 'staff',
      id: '018f3b5c-7d1e-4c63-9a35-2f6d8f0e9a11',
      role: 'admin',
      sessionId: null,
      mustSetUpTwoStep: false,
    },
    now: new Date('2026-11-20T09:00:00.120Z'),
    from: { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/150.0' },
    keys: testKeyring(1),
    jobs: NO_JOBS,
    invalidate: () => {},
    log: (fields, message) => logged.push({ ...fields, message }),
    rights: [],
    audit: { actions: [], subjects: {}, actors: { findNames: async () => new Map() } },
    read: null as never,
    noteHead: (head) => heads.push(head),
  };
});
afterAll(async () => {
  await op.db.$client.end();
  await database.drop();
});

const record = (event: AuditEvent) => transact(op, (tx) => recordEvent(tx, op, event));
const verify = (noted?: Map<number, string>, keys = op.keys) =>
  verifyChain(op.db, keys, undefined, noted);
const run = (statement: string) => runOnDatabase(String(database.config.database), statement);

const UNUSUAL = {
  numbers: [0, -0, 1.0, 1e21, 1e-7, 5e-324, 0.1 + 0.2, 2 ** 53, -1.5e300],
  keys: { ş: 1, a: 2, B: 3, 10: 4, 9: 5, __proto__x: 6, '': 7 },
  when: new Date('2026-11-20T09:00:00.123Z'),
  texts: ['İstanbul', 'I\u0307stanbul', '👩‍👧', '\u0000 and \ud800', '"\\\n\u2028', '𝒳'],
  nothing: [null, undefined, true, [], {}],
  gone: undefined,
};

describe('the chain', () => {
  it('is valid when there are no events yet', async () => {
    expect(await verify()).toEqual({ ok: true, count: 0, head: null });
  });

  it('has no gap, no fork and no deadlock with two hundred parallel writers', async () => {
    const writers = Array.from({ length: 200 }, (_, n) =>
      record({ action: 'user.update', before: { n }, after: { n: n + 1 } }),
    );
    await Promise.all(writers);
    expect(await verify()).toMatchObject({ ok: true, count: 200 });
  });

  it('causes no deadlock while the writers hold row locks', async () => {
    await run(
      `INSERT INTO users (username, email, role) VALUES ('a', 'a', 'user'), ('b', 'b', 'user')`,
    );
    const writers = Array.from({ length: 100 }, (_, n) =>
      transact(op, async (tx) => {
        const name = n % 2 ? 'a' : 'b';
        if (n % 5)
          await tx.execute(sql`update users set version = version + 1 where username = ${name}`);
        await recordEvent(tx, op, { action: 'user.update' });
        await recordEvent(tx, op, { action: 'auth.sessionsEnded' });
      }),
    );
    await Promise.all(writers);
    expect(await verify()).toMatchObject({ ok: true, count: 400 });
  });

  it('is valid with values that jsonb stores in another form', async () => {
    const name = 'Ad \u0000 \udc00 Soyad';
    const subject = { kind: 'user' as const, id: op.now.toISOString(), name };
    await record({ action: 'user.update', subject, before: UNUSUAL, after: { b: 1, a: UNUSUAL } });
    expect(await verify()).toMatchObject({ ok: true, count: 401 });
  });

  it('continues with a newer key and is verified with both', async () => {
    const newer = testKeyring(1, 2);
    const later = { ...op, keys: newer };
    await transact(later, (tx) => recordEvent(tx, later, { action: 'twoStep.roles' }));
    expect(await verify(undefined, newer)).toMatchObject({ ok: true, count: 402 });
    expect(await verify()).toEqual({ ok: false, seq: 402, why: 'keyMissing' });
    await record({ action: 'twoStep.roles' });
    op.keys = newer;
  });

  it('logs each event once it is committed, without personal data', async () => {
    logged.length = 0;
    await record({ action: 'auth.signOut' });
    const undone = transact(op, async (tx) => {
      await recordEvent(tx, op, { action: 'auth.signOut' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { count, head } = (await verify()) as { count: number; head: { hash: string } };
    expect(logged).toEqual([{ message: 'audit', seq: count, hash: head.hash }]);
    expect(heads.at(-1)).toEqual({ seq: count, hash: head.hash });
  });

  it.each(['password', 'passwordHash', 'secret', 'accessToken', 'recoveryCodes', 'sessionCookie'])(
    'refuses a value named %s, at any depth',
    async (key) => {
      const tried = record({ action: 'user.update', after: { list: [{ [key]: 'x' }] } });
      await expect(tried).rejects.toThrow(key);
    },
  );

  it('accepts a boolean for whether there is one', async () => {
    await record({ action: 'user.update', after: { hasPassword: true, codec: 'x' } });
  });

  it('can be written only in a transaction with commit hooks', async () => {
    // @ts-expect-error: the database is not a transaction.
    await expect(recordEvent(op.db, op, { action: 'auth.signOut' })).rejects.toThrow('afterCommit');
  });
});

describe('the product’s own account', () => {
  it.each([
    "UPDATE audit_events SET actor_name = 'x' WHERE seq = 1",
    'UPDATE audit_events SET seq = seq WHERE false',
    'DELETE FROM audit_events WHERE seq = 1',
    'TRUNCATE audit_events',
    'INSERT INTO audit_events SELECT * FROM audit_events WHERE seq = 1 ON CONFLICT (seq) DO UPDATE SET actor_name = excluded.actor_name',
  ])('cannot execute: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('audit_events is append-only');
  });
});

describe('a change of the stored events', () => {
  /** Changes rows with all rights on the database, verifies, and rolls back. */
  async function changed<T>(change: string, look: () => Promise<T>): Promise<T> {
    const past = (statement: string) =>
      run(`ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only;
        ${statement};
        ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only`);
    await run('CREATE TABLE kept AS TABLE audit_events');
    try {
      await past(change);
      return await look();
    } finally {
      await past('DELETE FROM audit_events; INSERT INTO audit_events TABLE kept');
      await run('DROP TABLE kept');
    }
  }

  it.each([
    ['actor_name', "'Başkası'"],
    ['actor_id', 'gen_random_uuid()'],
    ['action', "'auth.signIn'"],
    ['at', "at + interval '1 millisecond'"],
    ['address', "'198.51.100.1'"],
    ['user_agent', "user_agent || ' '"],
    ['subject_kind', "'user'"],
    ['subject_id', "'x'"],
    ['subject_name', "'x'"],
    ['before', `'{"n": 7}'`],
    ['after', 'null'],
    ['key_version', '2'],
    ['hash', "sha256('x')"],
  ])('of the column %s is found', async (column, value) => {
    const change = `UPDATE audit_events SET ${column} = ${value} WHERE seq = 100`;
    expect(await changed(change, verify)).toEqual({ ok: false, seq: 100, why: 'changed' });
  });

  it.each([
    ['a removed event', 'DELETE FROM audit_events WHERE seq = 100', 100, 'missing'],
    ['a removed beginning', 'DELETE FROM audit_events WHERE seq < 100', 1, 'missing'],
    [
      'a removed event whose gap was closed',
      'DELETE FROM audit_events WHERE seq = 100; UPDATE audit_events SET seq = 100 WHERE seq = 101; UPDATE audit_events SET seq = seq - 1 WHERE seq = 102',
      100,
      'changed',
    ],
    [
      'two swapped events',
      'UPDATE audit_events SET seq = 9999 WHERE seq = 100; UPDATE audit_events SET seq = 100 WHERE seq = 101; UPDATE audit_events SET seq = 101 WHERE seq = 9999',
      100,
      'changed',
    ],
    [
      'an inserted event',
      `INSERT INTO audit_events SELECT (SELECT max(seq) + 1 FROM audit_events), at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, address, user_agent, before, after, key_version, hash FROM audit_events WHERE seq = 100`,
      407,
      'changed',
    ],
  ])('%s is found', async (_what, change, seq, why) => {
    expect(await changed(change, verify)).toEqual({ ok: false, seq, why });
  });

  it('a chain that was cut off is valid in itself, but not compared with a head stored elsewhere', async () => {
    const { count, head } = (await verify()) as { count: number; head: { hash: string } };
    const noted = new Map([[count, head.hash]]);
    expect(await verify(noted)).toMatchObject({ ok: true });
    const cut = `DELETE FROM audit_events WHERE seq > ${count - 3}`;
    expect(await changed(cut, verify)).toMatchObject({ ok: true, count: count - 3 });
    const seq = count - 2;
    expect(await changed(cut, () => verify(noted))).toEqual({ ok: false, seq, why: 'missing' });
  });

  it('a chain that was written again with the key differs from the noted head', async () => {
    const noted = new Map([[1, 'ab'.repeat(32)]]);
    expect(await verify(noted)).toEqual({ ok: false, seq: 1, why: 'otherThanNoted' });
  });
});
