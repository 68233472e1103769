import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { expectStored } from '../harness/expect-stored.ts';
import { FORM_SERVER } from '../harness/form-client.ts';
import { findFreePort } from '../harness/free-port.ts';
import { type MailServer, openMailServer } from '../harness/mail-server.ts';
import { killAlone, killTree } from '../harness/process-tree.ts';
import { randomFrom } from '../harness/random.ts';
import { type LaunchedServer, launchServer, START } from '../harness/server.ts';
import { ADMIN, listAll, signInAt } from '../harness/staff-client.ts';
import { applicant, invitedEmail, makeWriters } from '../harness/writers.ts';

const KILLS = Number(process.env.KILLS ?? 100);
/** One of so many servers that are ready is killed before it must have acknowledged anything. */
const EARLY = 5;
/** How much longer a server may live. Most of the time is needed for starts. */
const LIFE_MS = 300;
/** One of so many servers is killed while it starts, and how long it may have started. */
const STARTING = 8;
const STARTING_MS = 1000;
/** One of so many times PostgreSQL and all other processes are killed too. */
const ALL = 5;
/** The e-mails of killed processes are tried again after pauses of at most a minute. */
const RESEND_MS = 300_000;
/** What a server has acknowledged before it is killed. */
const KINDS = ['contents', 'applications', 'messages', 'pictures'] as const;
/** A failed run is repeated with the seed in its message. */
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);

let dataDir: string;
let env: Record<string, string>;
let origin: string;
let mail: MailServer;
let last: LaunchedServer | null = null;
// A new folder for each attempt: a retry must not find the data of the first one.
beforeEach(async () => {
  dataDir = await makeFolder('killed-often');
  await fillDataFolder(dataDir);
  mail = await openMailServer();
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  env = {
    ...ADMIN,
    ...FORM_SERVER,
    DEMO: 'off',
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_URL: mail.url,
    LOG_LEVEL: 'error',
  };
});
afterEach(async () => {
  if (last) await killTree(last.process);
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});

const isReady = ({ output }: LaunchedServer) => output().includes('Ufuk is at');

async function untilReady(server: LaunchedServer): Promise<void> {
  const deadline = performance.now() + START.timeout;
  while (!isReady(server)) {
    if (server.process.exitCode !== null || performance.now() > deadline)
      throw new Error(`the start failed (seed ${seed}):\n${server.output()}`);
    await wait(10);
  }
}

it(`after ${KILLS} times kill -9 at random moments everything that was acknowledged is there, and no e-mail came twice`, {
  timeout: 1_500_000,
}, async () => {
  const first = launchServer(env);
  last = first;
  await untilReady(first);
  const staff = await signInAt(origin);
  const { write, acknowledged } = await makeWriters(origin, staff);
  await killTree(first.process);

  for (let n = 0; n < KILLS; n++) {
    const server = launchServer(env);
    last = server;
    const whileStarting = random() < 1 / STARTING;
    // Alone, it leaves PostgreSQL running, which the next one takes over.
    const kill = random() < 1 / ALL ? killTree : killAlone;
    if (whileStarting) {
      await wait(random() * STARTING_MS);
      await kill(server.process);
      continue;
    }
    await untilReady(server);
    const kind = acknowledged[KINDS[Math.floor(random() * KINDS.length)] as (typeof KINDS)[number]];
    const { size } = kind;
    const writing = write();
    if (random() > 1 / EARLY) await eventually(() => kind.size).toBeGreaterThan(size);
    await wait(random() * LIFE_MS);
    await kill(server.process);
    await writing;
  }

  const server = launchServer(env);
  last = server;
  await untilReady(server);
  const message = `seed ${seed}`;
  const again = await signInAt(origin);
  await expectStored(origin, again, acknowledged, message);

  const { applications, invitations } = acknowledged;
  const received = () => Map.groupBy(mail.received, ({ envelope }) => envelope.to[0] as string);
  const applicants = [...applications.keys()].map((n) => applicant(n).email);
  // An e-mail to an applicant is not sent again by itself if it may have arrived: staff see it.
  const uncertain = async () => {
    const failed = await listAll<{ error: string }>(again, '/api/jobs/failed');
    return failed.filter(({ error }) => error.includes('may have arrived')).length;
  };
  const missing = async () => {
    const came = received();
    const without = (emails: string[]) => emails.filter((email) => !came.has(email));
    return {
      invitations: without([...invitations].map(invitedEmail)),
      unexplained: Math.max(0, without(applicants).length - (await uncertain())),
    };
  };
  await expect
    .poll(missing, { timeout: RESEND_MS, interval: 500, message })
    .toEqual({ invitations: [], unexplained: 0 });
  for (const [recipient, emails] of received()) {
    const ids = new Set(emails.map(({ messageId }) => messageId));
    expect([recipient, ids.size], message).toEqual([recipient, 1]);
    if (!recipient.startsWith('uye-'))
      expect([recipient, emails.length], message).toEqual([recipient, 1]);
  }
  server.process.kill('SIGTERM');
  expect(await server.ended, message).toBe(0);
});
