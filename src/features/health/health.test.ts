import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { openLog } from '../../platform/log.server.ts';
import { EMAIL_JOB } from '../../platform/mail/email.server.ts';
import type { Health } from './contract.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp(undefined, {
    // A job and a proxy that are meant to be reported.
    logger: { loggerInstance: openLog('error', { write: () => {} }) },
  });
  await test.addUser('yonetici', 'admin');
  await test.addUser('editor', 'editor');
  headers = await test.signIn('yonetici');
  await test.app.startJobs();
});
afterAll(() => test.close());

async function read(): Promise<Health> {
  const reply = await test.call({ url: '/api/health', headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: Health }>().data;
}

it('tells an admin what the installation runs on', async () => {
  const began = performance.now();
  const { concerns, versions, process: own, ...rest } = await read();
  const seconds = (performance.now() - began) / 1000;
  const { disk, database, uploads, backups, mail, network } = rest;
  expect(versions.node).toBe(process.versions.node);
  expect(versions.database).toMatch(/^\d+/);
  expect(versions.migrations).toBeGreaterThan(30);
  expect(own.memory).toBeGreaterThan(2 ** 20);
  expect(disk.free).toBeLessThanOrEqual(disk.total);
  expect(disk.total).toBeGreaterThan(2 ** 20);
  expect(database.size).toBeGreaterThan(2 ** 20);
  expect(database.connections).toBeGreaterThan(0);
  // The clock of the database is read at some moment of the request.
  expect(Math.abs(database.clockAhead)).toBeLessThan(1 + seconds);
  expect(uploads).toEqual({ kind: 'folder', files: 0, size: 0 });
  expect(backups).toEqual({ last: null, fault: '', at: null, keep: 0, hasKeys: false });
  expect(concerns).toContain('backupOld');
  expect(mail).toEqual({ kind: 'outbox', waiting: 0, fault: '' });
  expect(network).toEqual({
    publicUrl: 'http://ufuk.test',
    trustProxy: [],
    hasUnknownProxy: false,
  });
});

it('is refused to an editor', async () => {
  const reply = await test.call({ url: '/api/health', headers: await test.signIn('editor') });
  expect(reply.statusCode).toBe(403);
});

it('tells of a job that was given up, and of one that nobody runs', async () => {
  const { db } = test.app.services;
  await test.app.stopJobs();
  await db.execute(`insert into pgboss.job (name, state, output, completed_on)
    values ('${EMAIL_JOB.name}', 'failed', '{"message": "refused"}', now())`);
  await db.execute(`insert into pgboss.job (name, state, start_after)
    values ('${EMAIL_JOB.name}', 'created', now() - interval '10 minutes')`);
  const { concerns, jobs, mail } = await read();
  expect(concerns).toEqual(expect.arrayContaining(['jobsLate', 'jobsFailed']));
  expect(jobs).toMatchObject({ waiting: 1, failed: 1 });
  expect(jobs.oldestSeconds).toBeGreaterThan(590);
  expect(mail.waiting).toBe(1);
});

it('tells of a proxy that TRUST_PROXY does not name', async () => {
  await test.call({ url: '/iletisim', headers: { 'x-forwarded-for': '203.0.113.7' } });
  await eventually(async () => (await read()).concerns).toContain('unknownProxy');
});
