import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { runOnDatabase } from '../../../tests/harness/run-on-database.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { Actor } from '../../platform/actor.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { PROJECT_DIR } from '../../platform/project.server.ts';
import { operationOf } from '../../platform/services.server.ts';
import { readHead } from '../../platform/stored-head.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { Feature } from '../manifest.server.ts';
import type { AuditPage } from './contract.ts';
import { selectEvents } from './list.server.ts';
import { type AuditEvent, recordEvent } from './operations.server.ts';

let test: TestApp;
let ayse: string;
let deniz: string;
let headers: Record<string, string>;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

async function record(at: string, id: string, event: AuditEvent) {
  const actor: Actor = {
    kind: 'staff',
    id,
    role: 'admin',
    sessionId: null,
    mustSetUpTwoStep: false,
  };
  const from = { address: '203.0.113.7', userAgent: FIREFOX };
  const op = { ...operationOf(test.app.services, actor, from), now: new Date(at) };
  await transact(op, (tx) => recordEvent(tx, op, event));
}

beforeAll(async () => {
  test = await openTestApp();
  ayse = await test.addUser('ayse', 'admin', { name: 'Ayşe', surname: 'Bilgin' });
  deniz = await test.addUser('deniz', 'admin', { name: 'Deniz', surname: 'Okumuş' });
  await test.addUser('editor', 'editor');
  const işil = { kind: 'user' as const, id: deniz, name: 'IŞIL Özdemirci' };
  // 3 November 00:30 in Istanbul, still the 2nd in UTC.
  await record('2026-11-02T21:30:00Z', ayse, {
    action: 'user.update',
    subject: işil,
    before: { role: 'editor' },
    after: { role: 'admin' },
  });
  const gone = { kind: 'user' as const, id: crypto.randomUUID(), name: '100%_Giden' };
  await record('2026-11-05T09:00:00Z', deniz, { action: 'user.delete', subject: gone });
  headers = await test.signIn('ayse');
});
afterAll(() => test.close());

const read = async (query: string, as = headers) => {
  const reply = await test.call({ method: 'GET', url: `/api/audit?${query}`, headers: as });
  expect(reply.statusCode).toBe(200);
  return reply.json<AuditPage>();
};
const actionsOf = (page: AuditPage) => page.data.map(({ action }) => action);

describe('the log', () => {
  it('contains user, action, subject and network of each event, newest first', async () => {
    const page = await read('');
    expect(page.data.map(({ seq }) => seq)).toEqual(
      page.data.map((_, place) => page.total - place),
    );
    expect(page.data.at(-1)).toEqual({
      seq: 1,
      at: '2026-11-02T21:30:00.000Z',
      action: 'user.update',
      actor: { id: ayse, name: 'Ayşe Bilgin', exists: true },
      subject: { kind: 'user', id: deniz, name: 'IŞIL Özdemirci', exists: true },
      address: '203.0.113.7',
      device: 'Firefox, Linux',
      erased: false,
      before: { role: 'editor' },
      after: { role: 'admin' },
    });
    expect(page.data.at(-2)?.subject).toMatchObject({ name: '100%_Giden', exists: false });
  });

  it('can be filtered by event and by user, and has pages', async () => {
    expect(actionsOf(await read('action=user.delete'))).toEqual(['user.delete']);
    expect(actionsOf(await read(`actor=${deniz}`))).toEqual(['user.delete']);
    const second = await read('pageSize=1&page=2');
    expect(second).toMatchObject({ page: 2, pageSize: 1, data: [{ seq: second.total - 1 }] });
  });

  it.each([
    ['ışıl', 1],
    ['isil oz', 1],
    ['100%_g', 1],
    ['%', 1],
    ['___', 0],
  ])('finds a subject by its name: %s', async (typed, found) => {
    expect((await read(`subject=${encodeURIComponent(typed)}`)).total).toBe(found);
  });

  it('finds a subject by its id', async () => {
    expect((await read(`subject=${deniz}`)).data.map(({ seq }) => seq)).toContain(1);
  });

  it('uses days in Istanbul, including both ends', async () => {
    expect((await read('from=2026-11-03&to=2026-11-03')).total).toBe(1);
    expect((await read('to=2026-11-02')).total).toBe(0);
    expect((await read('from=2026-11-05&to=2026-11-05')).total).toBe(1);
  });

  it('lists every user in it, in Turkish alphabetical order', async () => {
    expect((await read('pageSize=1')).actors).toEqual([
      { id: ayse, name: 'Ayşe Bilgin' },
      { id: deniz, name: 'Deniz Okumuş' },
    ]);
  });

  it('offers every declared event as a filter', async () => {
    const files = globSync('src/features/*/feature.server.ts', { cwd: PROJECT_DIR });
    const modules = await Promise.all(
      files.map((file): Promise<Record<string, Feature>> => import(join(PROJECT_DIR, file))),
    );
    const declared = modules
      .flatMap((module) => Object.values(module))
      .flatMap(({ auditEvents = [] }) => auditEvents);
    expect(declared).toEqual(expect.arrayContaining(['audit.erase', 'content.publish']));
    expect((await read('pageSize=1')).actions.sort()).toEqual(declared.sort());
  });

  it.each([
    ['from=0000-01-01', 'from'],
    ['to=9999-12-31', 'to'],
    ['from=2026-02-30', 'from'],
    ['actor=x', 'actor'],
    ['action=user.nothing', 'action'],
    ['page=0', 'page'],
    ['subject=%00', 'subject'],
    ['hash=x', 'hash'],
  ])('names the error in %s', async (query, field) => {
    const reply = await test.call({ method: 'GET', url: `/api/audit?${query}`, headers });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });
});

describe('verifying', () => {
  it('returns the number of events and the last one', async () => {
    const reply = await test.call({ method: 'GET', url: '/api/audit/verify', headers });
    const { total } = await read('pageSize=1');
    expect(reply.json()).toEqual({
      success: true,
      data: {
        ok: true,
        count: total,
        head: { seq: total, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    });
  });
});

describe('a log whose newest events were removed', () => {
  it('is reported as cut off, by the process that wrote them and by one that started later', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ufuk-audit-'));
    const auditHeadFile = join(folder, 'audit-head');
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const options = { auditHeadFile, logger: { logger: { level: 'error', stream } } };
    const first = await openTestApp(undefined, options);
    await first.addUser('yonetici', 'admin');
    const report = async (app: TestApp, as: Record<string, string>) =>
      (await app.call({ method: 'GET', url: '/api/audit/verify', headers: as })).json().data;
    for (let n = 0; n < 4; n++) await first.signIn('yonetici');
    const as = await first.signIn('yonetici');
    expect(await report(first, as)).toMatchObject({ ok: true, count: 5 });
    await eventually(() => readHead(auditHeadFile)).toMatchObject({ seq: 5 });
    await runOnDatabase(
      String(first.database.config.database),
      `ALTER TABLE audit_events DISABLE TRIGGER audit_events_append_only;
       DELETE FROM audit_events WHERE seq > 2`,
    );
    const cut = { ok: false, seq: 3, why: 'missing' };
    expect(await report(first, as)).toEqual(cut);
    const second = await openTestApp(first.database, options);
    expect(await report(second, as)).toEqual(cut);
    // Later events do not hide it. With the same time they would be identical to the removed ones.
    second.now.value = new Date(second.now.value.getTime() + 60_000);
    for (let n = 0; n < 4; n++) await second.signIn('yonetici');
    expect(await report(second, as)).toEqual({ ok: false, seq: 5, why: 'otherThanNoted' });
    await eventually(() => lines.join('')).toContain('no longer contains the stored row 5');
    expect(await report(second, as)).toEqual({ ok: false, seq: 5, why: 'otherThanNoted' });
    await second.close();
    await first.close();
    await rm(folder, { recursive: true, force: true });
  });
});

it('a stop stores the number and the hash of an event that is still being written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ufuk-audit-'));
  const auditHeadFile = join(folder, 'audit-head');
  const stopped = await openTestApp(undefined, { auditHeadFile });
  await stopped.addUser('editor', 'editor');
  const as = await stopped.signIn('editor');
  let stop: Promise<void> | undefined;
  await stopped.app.services.db.transaction(async (tx) => {
    // Every event waits for this lock.
    await lockFor(tx, 'audit chain');
    const reply = await stopped.call({ method: 'GET', url: '/api/audit', headers: as });
    expect(reply.statusCode).toBe(403);
    stop = stopped.close();
    await eventually(async () => {
      const { rows } =
        await tx.execute(sql`select from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`);
      return rows.length;
    }).toBe(1);
  });
  await stop;
  expect(await readHead(auditHeadFile)).toMatchObject({ seq: 2 });
  await rm(folder, { recursive: true, force: true });
});

describe('a refused request', () => {
  const forbidden = async () =>
    (await read('action=auth.forbidden&pageSize=100')).data.map(({ subject }) => subject?.name);

  it('is recorded with its route, never with its address, at most five times a minute', async () => {
    const editor = await test.signIn('editor');
    for (let n = 0; n < 8; n++) {
      const url = `/api/auth/users/${deniz}?n=${n}`;
      const reply = await test.call({ method: 'GET', url, headers: editor });
      expect(reply.statusCode).toBe(403);
    }
    await eventually(forbidden).toEqual(Array(5).fill('GET /api/auth/users/:id'));
    test.now.value = new Date(test.now.value.getTime() + 60_000);
    await test.call({ method: 'GET', url: '/api/audit', headers: editor });
    await eventually(forbidden).toContain('GET /api/audit');
    expect(await forbidden()).toHaveLength(6);
  });

  it('without a session is not recorded, because this could fill the log', async () => {
    const { total } = await read('pageSize=1');
    for (const authorization of ['Bearer nonsense', ''])
      await test.call({ method: 'GET', url: '/api/audit', headers: { authorization } });
    expect((await read('pageSize=1')).total).toBe(total);
  });
});

describe('a hundred thousand events', () => {
  beforeAll(async () => {
    // Without the product's limit of five seconds, because a busy machine needs more.
    await runOnDatabase(
      String(test.database.config.database),
      `insert into audit_events
      select (select max(seq) from audit_events) + n, timestamptz '2020-01-01' + n * interval '20 min',
        case when n % 3 = 0 then ('018f3b5c-7d1e-4c63-9a35-' || lpad((n % 20)::text, 12, '0'))::uuid end, 'Kişi ' || n % 20,
        case when n % 500 = 0 then 'twoStep.on' else 'auth.signIn' end, 'user',
        n % 1000, 'Ad ' || n % 1000, '', '', null, null, 1, ''
      from generate_series(1, 100000) n`,
    );
    await test.app.services.db.execute(sql`analyze audit_events`);
  });

  it.each([
    ['an event that is rare', { action: 'twoStep.on' as const }, 'audit_events_action'],
    ['a few days long ago', { from: '2021-01-01', to: '2021-01-05' }, 'audit_events_at'],
    ['the newest', {}, 'audit_events_pkey'],
    ['a user with few events', { actor: crypto.randomUUID() }, 'audit_events_actor'],
  ])('are found through an index to show %s', async (_what, filter, index) => {
    const { db } = test.app.services;
    const query = selectEvents(db, { page: 1, pageSize: 50, ...filter });
    const { rows } = await db.execute(sql`explain ${query.getSQL()}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('are all counted, and so are their users', async () => {
    const page = await read('action=twoStep.on');
    expect(page.total).toBe(200);
    expect(page.data).toHaveLength(50);
    expect(page.actors).toHaveLength(23);
  });
});
