import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRunningDatabase } from '../../src/platform/database/embedded/running-database.server.ts';
import { eventually } from '../harness/eventually.ts';
import { findFreePort } from '../harness/free-port.ts';
import {
  CLOCK_SEEN_MS,
  type ServerWithClock,
  startWithClock,
  whyNoClock,
} from '../harness/machine-clock.ts';
import { type MailServer, openMailServer } from '../harness/mail-server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

const noClock = whyNoClock();
const reason = noClock ? ` (skipped: ${noClock})` : '';

let server: ServerWithClock;
let mail: MailServer | null = null;
let db: pg.Client;
let port: number;
beforeEach(async () => {
  port = await findFreePort();
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  server = await startWithClock({ ...ADMIN, DEMO: 'off', SMTP_URL });
  db = new pg.Client((await findRunningDatabase(server.dataDir)) ?? {});
  await db.connect();
});
afterEach(async () => {
  await db?.end();
  await server?.stop();
  await mail?.close();
});

/** The longest pause between two tries of an e-mail. */
const LONGEST_PAUSE_MS = 3_600_000;
/**
 * An e-mail may be tried once more just before its server is opened, also after its pause was read:
 * then the usual pause follows, which doubles after each try.
 */
const AFTER_A_TRY = { timeout: 400_000, interval: 200 };
/** The recurring jobs are checked every 30 seconds. */
const RARELY = { timeout: 120_000, interval: 500 };
const askForPassword = async () => {
  const username = ADMIN.ADMIN_EMAIL;
  const staff = await signInAt(server.origin);
  expect((await staff.call('POST', '/api/auth/forgot-password', { username })).status).toBe(200);
};
const RETRIED = "from pgboss.job where state = 'retry'";
const retried = async () => (await db.query(`select count(*)::int as n ${RETRIED}`)).rows[0].n;
/** Until the last of them is tried again; 0 if all were sent. */
const longestPauseMs = async (): Promise<number> => {
  const longest = 'greatest(0, extract(epoch from max(start_after - now())))::float * 1000';
  return (await db.query(`select ${longest} as ms ${RETRIED}`)).rows[0].ms;
};
/** Whether the last check of the recurring jobs was made with a clock ahead. */
const cronIsAhead = async () => {
  const wanted = new Date(Date.now() + 86_400_000);
  const { rows } = await db.query('select cron_on > $1 as ahead from pgboss.version', [wanted]);
  return rows[0].ahead;
};

describe.skipIf(noClock)(`a machine whose clock was a year ahead${reason}`, () => {
  it('works on as soon as the clock is right: jobs, e-mails, sign-ins', {
    timeout: 900_000,
  }, async () => {
    // Nothing receives the e-mails, so they are tried again later.
    await askForPassword();
    await server.setClock(366);
    await expect.poll(cronIsAhead, RARELY).toBe(true);
    await askForPassword();
    await eventually(retried).toBe(2);

    await server.setClock(0);
    // Now all of PostgreSQL's processes have the right time.
    await wait(CLOCK_SEEN_MS);
    mail = await openMailServer({ port });
    const { received } = mail;
    // Without the repair this would be a year.
    await eventually(longestPauseMs).toBeLessThan(LONGEST_PAUSE_MS);
    await expect.poll(() => received.length, AFTER_A_TRY).toBe(2);
    await expect.poll(cronIsAhead, RARELY).toBe(false);
    const staff = await signInAt(server.origin);
    const publishedAt = new Date(Date.now() + 2000).toISOString();
    const content = { ...publishedContent('Saat'), state: 'scheduled', publishedAt };
    expect((await staff.call('POST', '/api/contents', content)).status).toBe(201);
    const page = async () => (await fetch(`${server.origin}/haberler/saat`)).status;
    await eventually(page).toBe(200);
  });
});
