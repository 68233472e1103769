import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  APPLY_PATH,
  identityNumber,
  TYPED_APPLICATION,
  type TypedApplication,
} from '../harness/application-form.ts';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { FORM_SERVER, openForm } from '../harness/form-client.ts';
import { findFreePort } from '../harness/free-port.ts';
import { type MailServer, openMailServer } from '../harness/mail-server.ts';
import { killTree } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, type StaffClient, signInAt } from '../harness/staff-client.ts';

/** How many acknowledged applications there are when the server is killed. */
const ACKNOWLEDGED = 60;
const WRITERS = 6;
/** E-mails that are sent before the mail server stops to answer. */
const ANSWERED = 5;
/** E-mails that one process sends at the same time. */
const SENDERS = 2;
const RESEND = { timeout: 200_000, interval: 100 };

let dataDir: string;
let env: Record<string, string>;
let server: RunningServer | null = null;
let mail: MailServer | null = null;
let port: number;
// A new folder for each attempt: a retry must not find the data of the first one.
beforeEach(async () => {
  dataDir = await makeFolder('killed-applications');
  await fillDataFolder(dataDir);
  port = await findFreePort();
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  env = { ...ADMIN, ...FORM_SERVER, DEMO: 'off', DATA_DIR: dataDir, SMTP_URL };
});
afterEach(async () => {
  await server?.stop();
  await mail?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const applicant = (n: number): TypedApplication => ({
  ...TYPED_APPLICATION,
  tcKimlikNo: identityNumber(n),
  email: `basvuran-${n}@posta.example`,
});
const codeOf = (reply: Response | null) =>
  reply?.status === 303
    ? (/kod=(B-[\w-]+)$/.exec(String(reply.headers.get('location')))?.[1] ?? null)
    : null;

/** Sends applications in parallel until the server is killed, which waits for `mayEnd` too. */
async function sendUntilKilled(running: RunningServer, mayEnd: () => Promise<void>) {
  const form = await openForm(running.origin, APPLY_PATH);
  const acknowledged = new Map<number, string>();
  const unanswered: number[] = [];
  const enough = Promise.withResolvers<void>();
  let next = 0;
  const writer = async () => {
    for (;;) {
      const n = next++;
      const code = codeOf(await form.send(applicant(n)).catch(() => null));
      if (code === null) return void unanswered.push(n);
      acknowledged.set(n, code);
      if (acknowledged.size === ACKNOWLEDGED) enough.resolve();
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, writer));
  // If the writers end before, the server refuses applications, and the test fails below.
  await Promise.race([enough.promise.then(mayEnd), writers]);
  await killTree(running.process);
  await writers;
  return { acknowledged, unanswered };
}

async function storedCodes(origin: string): Promise<string[]> {
  const staff = await signInAt(origin);
  const codes: string[] = [];
  for (let page = 1; ; page++) {
    const reply = await staff.call('GET', `/api/applications?pageSize=100&page=${page}`);
    const { data } = (await reply.json()) as { data: { code: string }[] };
    codes.push(...data.map(({ code }) => code));
    if (data.length < 100) return codes;
  }
}

/** E-mails that were not sent again, because they may have arrived. */
async function uncertainEmails(staff: StaffClient): Promise<string[]> {
  const reply = await staff.call('GET', '/api/jobs/failed');
  const { data } = (await reply.json()) as { data: { id: string; error: string }[] };
  return data.filter(({ error }) => error.includes('may have arrived')).map(({ id }) => id);
}

it('no acknowledged application is lost by kill -9, one that is sent again is stored once, and no e-mail is sent twice', async () => {
  // This mail server accepts some e-mails; then it receives one from each sender and never answers.
  let hung = 0;
  const first = await openMailServer({ port, answeredBefore: ANSWERED, hang: () => hung++ });
  mail = first;
  server = await startServer(env);
  const { acknowledged, unanswered } = await sendUntilKilled(server, () =>
    eventually(() => hung).toBe(SENDERS),
  );
  expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED);
  expect(unanswered).toHaveLength(WRITERS);
  expect(first.received).toHaveLength(ANSWERED + SENDERS);
  await first.close();

  const second = await openMailServer({ port });
  mail = second;
  server = await startServer(env);
  const before = await storedCodes(server.origin);
  expect([...acknowledged.values()].filter((code) => !before.includes(code))).toEqual([]);

  // Applicants without a reply send the form again; the server may have stored it already.
  const form = await openForm(server.origin, APPLY_PATH);
  for (const n of unanswered) {
    const code = codeOf(await form.send(applicant(n)));
    expect(code).not.toBeNull();
    acknowledged.set(n, code as string);
  }
  expect((await storedCodes(server.origin)).sort()).toEqual([...acknowledged.values()].sort());

  const recipients = [...acknowledged.keys()].map((n) => applicant(n).email).sort();
  const received = () =>
    [...first.received, ...second.received].map(({ envelope }) => envelope.to[0] as string).sort();
  await expect.poll(received, RESEND).toEqual(recipients);

  // Staff see the e-mails that may have arrived, and can send them again.
  const staff = await signInAt(server.origin);
  await expect.poll(() => uncertainEmails(staff), RESEND).toHaveLength(SENDERS);
  expect(received()).toEqual(recipients);
  for (const id of await uncertainEmails(staff))
    expect((await staff.call('POST', `/api/jobs/failed/${id}/retry`)).status).toBe(200);
  await eventually(() => received().length).toBe(recipients.length + SENDERS);
}, 600_000);
