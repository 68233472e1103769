import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEmailsSent } from '../../../tests/harness/emails.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import {
  type MailFault,
  type MailServer,
  openMailServer,
} from '../../../tests/harness/mail-server.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { SYSTEM } from '../actor.ts';
import type { JobType } from '../jobs/job-kind.server.ts';
import { openLog } from '../log.server.ts';
import { operationOf } from '../services.server.ts';
import { transact } from '../transaction.server.ts';
import { queueEmail } from './email.server.ts';

/** Longer than the ten seconds that the product waits for the first line of a mail server. */
const LATE_GREETING_MS = 60_000;

/** A job of another kind, which has nothing to do here. */
const OTHER_JOB: JobType<object> = { name: 'audit-erase', schema: z.strictObject({}) };

let test: TestApp;
let mail: MailServer;
let headers: Record<string, string>;
let lines: string[] = [];
let faultOf: (recipient: string) => MailFault | null = () => null;
let greetsAfterMs = 0;
beforeAll(async () => {
  mail = await openMailServer({
    faultOf: (recipient) => faultOf(recipient),
    greetsAfterMs: () => greetsAfterMs,
  });
  test = await openTestApp(undefined, {
    mail: { smtpUrl: mail.url, outbox: '', from: { name: 'Ufuk', address: 'posta@ufuk.test' } },
    // The faults are logged; the tests read these lines.
    logger: { loggerInstance: openLog('warn', { write: (line) => void lines.push(line) }) },
  });
  // People are shown what happened after their account was made.
  await test.addUser('yonetici', 'admin', { createdAt: new Date('2026-01-01') });
  headers = await test.signIn('yonetici');
  await test.app.startJobs();
});
afterEach(async () => {
  lines = [];
  faultOf = () => null;
  greetsAfterMs = 0;
  mail.received.length = 0;
  await db().execute(sql`delete from pgboss.job`);
});
afterAll(async () => {
  await test.close();
  await mail.close();
});

const db = () => test.app.services.db;
async function send(name: string): Promise<string> {
  const userId = await test.addUser(name, 'editor');
  const op = operationOf(test.app.services, SYSTEM);
  const values = { userId, locale: 'tr', at: op.now.toISOString() };
  await transact(op, (tx) => queueEmail(tx, { kind: 'passwordChanged', values }));
  return `${name}@ufuk.test`;
}
const receivedBy = (address: string) =>
  mail.received.filter(({ envelope }) => envelope.to.includes(address));
const read = async (url: string) => (await test.call({ url, headers })).json();
const failedJobs = async () => (await read('/api/jobs/failed')).data;
/** The e-mails that wait for their next attempt. */
const waiting = async () =>
  (
    await db().execute(
      sql`select retry_count from pgboss.job where name = 'emails' and state = 'retry'`,
    )
  ).rows.length;
const done = async (name: string) =>
  (await db().execute(sql`select id from pgboss.job where name = ${name} and state = 'completed'`))
    .rows.length;
/** The ids of the jobs of which the log says that they failed. */
const failedOnce = () => new Set(lines.map((line) => JSON.parse(line).job).filter(Boolean));
const pauseOver = () =>
  db().execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

it.each<[string, MailFault]>([
  ['answers 451 to the recipient', { at: 'RCPT', code: 451, text: 'greylisted' }],
  ['answers 452 to the message', { at: 'message', code: 452, text: 'no room' }],
  ['closes the connection in the middle of the message', { at: 'middle of message' }],
])('an e-mail waits while the mail server %s, and is then sent once', async (title, fault) => {
  const name = title.replaceAll(/\W/g, '').toLowerCase().slice(0, 30);
  faultOf = () => fault;
  const address = await send(name);
  await eventually(waiting).toBe(1);
  expect(mail.received).toEqual([]);
  expect(await failedJobs()).toMatchObject([
    { name: 'emails', kind: 'passwordChanged', tries: 1, nextTryAt: expect.any(String) },
  ]);
  faultOf = () => null;
  await pauseOver();
  await allEmailsSent(db());
  expect(receivedBy(address)).toHaveLength(1);
  expect(mail.received).toHaveLength(1);
  expect(await failedJobs()).toEqual([]);
  expect(lines.join('')).toContain('job failed, it will be tried again');
});

it.each<[string, MailFault]>([
  ['the recipient', { at: 'RCPT', code: 550, text: 'no such mailbox' }],
  ['the message', { at: 'message', code: 554, text: 'refused by policy' }],
])(
  'a permanent refusal of %s ends the tries at once, staff see it, and other e-mails are sent',
  async (title, fault) => {
    const word = title.split(' ')[1];
    faultOf = (recipient) => (recipient.startsWith('kapali') ? fault : null);
    await send(`kapali-${word}`);
    const other = await send(`acik-${word}`);
    await allEmailsSent(db());
    expect(receivedBy(other)).toHaveLength(1);
    const [job, ...more] = await failedJobs();
    expect(more).toEqual([]);
    expect(job).toMatchObject({ kind: 'passwordChanged', tries: 1, nextTryAt: null });
    expect(job.error).toContain((fault as { text: string }).text);
    expect((await read('/api/health')).data).toMatchObject({
      jobs: { failed: 1 },
      concerns: expect.arrayContaining(['jobsFailed']),
    });
    const notices = await read('/api/notifications');
    expect(JSON.stringify(notices)).toContain('emailFailed');
    expect(JSON.stringify([job, lines])).not.toContain('kapali');
  },
);

it('a mail server that does not greet in time is given up, other work goes on, and the e-mails are sent later', async () => {
  mail.disconnect();
  greetsAfterMs = LATE_GREETING_MS;
  const addresses = [await send('gec-1'), await send('gec-2'), await send('gec-3')];
  const op = operationOf(test.app.services, SYSTEM);
  await eventually(async () => (await read('/api/health')).data.jobs.running).toBe(2);
  await transact(op, (tx) => tx.addJob(OTHER_JOB, {}, { key: 'meanwhile' }));
  await eventually(async () => (await done(OTHER_JOB.name)) > 0).toBe(true);
  expect(await waiting()).toBe(0);
  await eventually(() => failedOnce().size).toBe(3);
  expect(lines.join('')).toContain('Greeting never received');
  greetsAfterMs = 0;
  const missing = async () => {
    await pauseOver();
    return addresses.filter((address) => receivedBy(address).length === 0);
  };
  // A try that began before the mail server recovered takes its whole time.
  await eventually(missing).toEqual([]);
  expect(mail.received).toHaveLength(addresses.length);
}, 240_000);
