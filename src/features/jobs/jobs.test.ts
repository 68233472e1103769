import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type MailServer, openMailServer } from '../../../tests/harness/mail-server.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../platform/actor.ts';
import { openLog } from '../../platform/log.server.ts';
import { EMAIL_JOB, queueEmail } from '../../platform/mail/email.server.ts';
import { operationOf } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { FailedJob } from './contract.ts';

let test: TestApp;
let mail: MailServer;
let adminId: string;
let headers: Record<string, string>;

beforeAll(async () => {
  mail = await openMailServer();
  test = await openTestApp(undefined, {
    mail: { smtpUrl: mail.url, outbox: '', from: null },
    // These jobs are meant to fail: their errors in the log are not those of the test.
    logger: { loggerInstance: openLog('error', { write: () => {} }) },
  });
  adminId = await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
  await test.app.startJobs();
});
beforeEach(async () => {
  await test.app.services.db.execute('delete from pgboss.job');
});
afterAll(async () => {
  await test.close();
  await mail.close();
});

const op = () => operationOf(test.app.services, SYSTEM);
async function list(query = ''): Promise<{ data: FailedJob[]; total: number }> {
  const reply = await test.call({ url: `/api/jobs/failed${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const retry = (id: string) =>
  test.call({ method: 'POST', url: `/api/jobs/failed/${id}/retry`, headers });
async function firstFailed(): Promise<FailedJob> {
  await eventually(async () => (await list()).total).toBe(1);
  return (await list()).data[0] as FailedJob;
}
const queueNotice = () =>
  transact(op(), (tx) =>
    queueEmail(tx, {
      kind: 'passwordChanged',
      values: { userId: adminId, locale: 'tr', at: op().now.toISOString() },
    }),
  );

describe('the list of failed jobs', () => {
  it('shows a job that was given up at its first try', async () => {
    await transact(op(), (tx) => tx.addJob(EMAIL_JOB, { kind: 'none', values: {} }));
    expect(await firstFailed()).toMatchObject({
      name: 'emails',
      kind: 'none',
      tries: 1,
      error: 'There is no e-mail of the kind none.',
      nextTryAt: null,
    });
  });

  it('shows a job that waits for its next try, without values of the e-mail', async () => {
    await mail.close();
    await queueNotice();
    const job = await firstFailed();
    expect(job).toMatchObject({ name: 'emails', kind: 'passwordChanged' });
    expect(job.error).toContain('ECONNREFUSED');
    expect(Date.parse(job.nextTryAt ?? '')).toBeGreaterThan(Date.parse(job.failedAt));
    expect(JSON.stringify(job)).not.toMatch(/yonetici|ufuk\.test/);
    mail = await openMailServer({ port: mail.port });
  });

  it('has pages, the latest failure first', async () => {
    for (const kind of ['first', 'second']) {
      await transact(op(), (tx) => tx.addJob(EMAIL_JOB, { kind, values: {} }));
      await eventually(async () => (await list()).data[0]?.kind).toBe(kind);
    }
    const page = await list('?pageSize=1&page=2');
    expect(page).toMatchObject({ total: 2, data: [{ kind: 'first' }] });
  });
});

describe('a failed job', () => {
  it('is tried again at once, and the audit log says by whom', async () => {
    await mail.close();
    await queueNotice();
    const { id } = await firstFailed();
    await test.app.services.db.execute(
      "update pgboss.job set start_after = now() + interval '1 hour'",
    );
    mail = await openMailServer({ port: mail.port });
    const reply = await retry(id);
    expect(reply.json()).toEqual({ success: true, message: 'İş yeniden denenecek.' });
    await eventually(() => mail.received.length).toBe(1);
    await eventually(async () => (await list()).total).toBe(0);
    const events = await test.call({ url: '/api/audit?action=job.retry', headers });
    expect(events.json().data[0]).toMatchObject({
      actor: { id: adminId },
      subject: { kind: 'job', id, name: 'emails: passwordChanged' },
    });
  });

  it('that was given up is tried once more', async () => {
    await transact(op(), (tx) => tx.addJob(EMAIL_JOB, { kind: 'none', values: {} }));
    const { id } = await firstFailed();
    expect((await retry(id)).statusCode).toBe(200);
    await eventually(async () => (await list()).data[0]?.tries).toBe(2);
  });

  it('is answered with 404 where no job has failed under this id', async () => {
    await queueNotice();
    await eventually(() => mail.received.length).toBeGreaterThan(0);
    const { rows } = await test.app.services.db.execute<{ id: string }>(
      'select id from pgboss.job',
    );
    const ids = [rows[0]?.id as string, '00000000-0000-4000-8000-000000000000'];
    for (const id of ids) expect((await retry(id)).statusCode).toBe(404);
  });
});
