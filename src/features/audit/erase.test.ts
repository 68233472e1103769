import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { runOnDatabase } from '../../../tests/harness/run-on-database.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { VISITOR } from '../../platform/actor.ts';
import { operationOf } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { createErasureSeal } from './chain.server.ts';
import { type AuditEntry, SYSTEM_ID, withoutOrigin } from './contract.ts';
import { eraseOldOrigins, eraseOrigins } from './erase.server.ts';
import { recordEvent } from './operations.server.ts';
import { auditEvents } from './tables.server.ts';
import { verifyChain } from './verify.server.ts';

const ADDRESS = '203.0.113.9';
const DAY_MS = 24 * 3_600_000;

let test: TestApp;
let admin: Record<string, string>;
let elif: string;
const op = (days = 0) => ({
  ...operationOf(test.app.services, VISITOR, { address: ADDRESS, userAgent: 'Firefox/150.0' }),
  now: new Date(test.now.value.getTime() + days * DAY_MS),
});
const verify = () => verifyChain(test.app.services.db, op().keys);
const run = (statement: string) =>
  runOnDatabase(
    String(test.database.config.database),
    `ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only; ${statement};
     ALTER TABLE audit_events ENABLE TRIGGER audit_events_append_only`,
  );
async function read(query = ''): Promise<AuditEntry[]> {
  const url = `/api/audit?pageSize=100&${query}`;
  return (await test.call({ method: 'GET', url, headers: admin })).json().data;
}

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  elif = await test.addUser('elif', 'editor', { name: 'Elif', surname: 'Karahan' });
  const account = { kind: 'user' as const, id: elif, name: 'Elif Karahan' };
  const visitor = { kind: 'user' as const, id: '', name: 'yabanci@baska.example' };
  await transact(op(), async (tx) => {
    await recordEvent(tx, op(), { action: 'auth.signInRefused', after: { reason: 'unknown' } });
    await recordEvent(tx, op(), { action: 'auth.signInRefused', subject: visitor });
    await recordEvent(tx, op(), { action: 'auth.throttled', subject: account });
    await recordEvent(tx, op(), { action: 'password.resetAsked', subject: account });
    await recordEvent(tx, op(), { action: 'user.update', subject: account });
  });
});
afterAll(() => test.close());

describe('the network of an unknown visitor', () => {
  it('is kept for 90 days', async () => {
    expect(await eraseOrigins(op(90))).toBe(0);
    admin = await test.signIn('yonetici');
    expect((await read('action=auth.signInRefused')).map(({ address }) => address)).toEqual([
      ADDRESS,
      ADDRESS,
    ]);
  });

  it('is erased after that, the event stays, and the chain is valid', async () => {
    expect(await eraseOrigins(op(91))).toBe(4);
    const { rows } = await test.app.services.db.execute(
      sql`select 1 from audit_events where audit_events::text like '%yabanci%'
        or (address <> '' and action in ('auth.signInRefused', 'auth.throttled', 'password.resetAsked'))`,
    );
    expect(rows).toEqual([]);
    expect(await read('action=auth.throttled')).toMatchObject([
      { address: '', device: '', erased: true, subject: { id: elif, name: 'Elif Karahan' } },
    ]);
    expect(await read('action=user.update')).toMatchObject([{ address: ADDRESS, erased: false }]);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('has an event for its erasure, with the number of erased events and the date', async () => {
    const found = await read('action=audit.erase');
    expect(found).toMatchObject([{ actor: null, after: { count: 4, upTo: '2026-11-21' } }]);
    // Nothing more is due, so there is no other event.
    expect(await eraseOrigins(op(91))).toBe(0);
    expect(await read('action=audit.erase')).toHaveLength(1);
  });

  it('is erased by a job every night', async () => {
    expect(eraseOldOrigins.cron).toBe('5 0 * * *');
    await transact(op(), (tx) => recordEvent(tx, op(), { action: 'auth.signInRefused' }));
    const today = test.now.value;
    test.now.value = op(92).now;
    await test.app.startJobs();
    await transact(op(), (tx) => tx.addJob(eraseOldOrigins, {}));
    const erasures = sql`select from audit_events where action = 'audit.erase'`;
    await eventually(async () => (await test.app.services.db.execute(erasures)).rows.length).toBe(
      2,
    );
    test.now.value = today;
    const system = { id: SYSTEM_ID, name: '', exists: false };
    expect(await read('action=audit.erase')).toMatchObject([{ actor: system }, { actor: null }]);
    expect(await read(`actor=${SYSTEM_ID}`)).toHaveLength(1);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('is erased once when two processes start it at the same moment', async () => {
    await transact(op(), (tx) => recordEvent(tx, op(), { action: 'auth.signInRefused' }));
    const counts = await Promise.all([eraseOrigins(op(93)), eraseOrigins(op(93))]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await verify()).toMatchObject({ ok: true });
  });
});

describe('an erased event', () => {
  it.each([
    ['action', "'user.delete'"],
    ['subject_id', "'x'"],
    ['at', "at + interval '1 millisecond'"],
    ['address', "'198.51.100.1'"],
    ['after', `'{"reason": "wrong"}'`],
    ['erased_at', "erased_at + interval '1 day'"],
    ['erased_seal', "sha256('x')"],
    ['erased_seal', 'null'],
    ['hash', "sha256('x')"],
  ])('cannot be changed: %s', async (column, value) => {
    await run(`CREATE TABLE kept AS TABLE audit_events;
      UPDATE audit_events SET ${column} = ${value} WHERE seq = 3`);
    expect(await verify()).toEqual({ ok: false, seq: 3, why: 'changed' });
    await run(`DELETE FROM audit_events; INSERT INTO audit_events TABLE kept; DROP TABLE kept`);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('cannot hide an event that was changed to one of an unknown visitor before the erasure', async () => {
    const change = (action: string) =>
      run(`UPDATE audit_events SET action = '${action}' WHERE seq = 5`);
    await change('auth.throttled');
    expect(await verify()).toEqual({ ok: false, seq: 5, why: 'changed' });
    expect(await eraseOrigins(op(94))).toBe(1);
    expect(await verify()).toEqual({ ok: false, seq: 5, why: 'changed' });
    const rows = await test.app.services.db.select().from(auditEvents).orderBy(auditEvents.seq);
    expect(rows[4]).toMatchObject({ address: '', erasedAt: op(94).now });
    await run(`UPDATE audit_events SET action = 'user.update', address = '${ADDRESS}',
      user_agent = 'Firefox/150.0', erased_at = null WHERE seq = 5`);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('cannot be used to hide another event, not even with the key', async () => {
    const rows = await test.app.services.db.select().from(auditEvents).orderBy(auditEvents.seq);
    const row = rows[4];
    expect(row?.action).toBe('user.update');
    if (!row) return;
    const forged = { ...row, action: 'auth.signInRefused', erasedAt: rows[2]?.erasedAt ?? null };
    const seal = createErasureSeal(op().keys)(rows[3]?.hash ?? null, withoutOrigin(forged));
    await run(`UPDATE audit_events SET action = 'auth.signInRefused', address = '', user_agent = '',
      erased_at = (SELECT erased_at FROM audit_events WHERE seq = 3),
      erased_seal = decode('${seal.toString('hex')}', 'hex') WHERE seq = 5`);
    // The erasure at that moment recorded four events, and now there are five.
    expect(await verify()).toEqual({ ok: false, seq: 1, why: 'changed' });
  });
});

it('a running erasure does not delay the end of the process', async () => {
  await transact(op(), (tx) => recordEvent(tx, op(), { action: 'auth.signInRefused' }));
  // More than one batch.
  await run(`insert into audit_events
    select (jsonb_populate_record(null::audit_events, to_jsonb(a) || jsonb_build_object('seq', a.seq + n))).*
    from (select * from audit_events order by seq desc limit 1) a, generate_series(1, 4500) n`);
  const count = async () =>
    (await test.app.services.db.execute(sql`select from audit_events where erased_at is null`)).rows
      .length;
  const before = await count();
  const ended = new AbortController();
  const erasing = eraseOldOrigins.run(op(92.5), { signal: ended.signal } as never);
  ended.abort();
  await erasing;
  expect(await count()).toBe(before - 2000 + 1);
});
