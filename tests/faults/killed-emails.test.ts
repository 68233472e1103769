import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { findFreePort } from '../harness/free-port.ts';
import { type MailServer, openMailServer, type ReceivedEmail } from '../harness/mail-server.ts';
import { processTree } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, signInAt } from '../harness/staff-client.ts';

const INVITED = 12;
/** Less than the two minutes after which sending an e-mail times out. */
const RESEND_MS = 60_000;

let dataDir: string;
let env: Record<string, string>;
let server: RunningServer | null = null;
let mail: MailServer | null = null;
let port: number;
// A new folder for each attempt: a retry must not find the data of the first one.
beforeEach(async () => {
  dataDir = await makeFolder('killed-emails');
  await fillDataFolder(dataDir);
  port = await findFreePort();
  env = { ...ADMIN, DEMO: 'off', DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` };
});
afterEach(async () => {
  await server?.stop();
  await mail?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const byRecipient = (emails: ReceivedEmail[]) =>
  Map.groupBy(emails, ({ envelope }) => envelope.to[0] as string);

/** Causes e-mails in parallel; resolves with the recipients whose e-mail was acknowledged. */
async function requestEmails(origin: string, prefix: string): Promise<string[]> {
  const staff = await signInAt(origin);
  const names = Array.from({ length: INVITED }, (_, n) => `${prefix}-${n}`);
  const invited = names.map(async (username) => {
    const email = `${username}@ufuk.test`;
    const person = { username, email, name: 'Üye', surname: 'Işık', role: 'editor' };
    expect((await staff.call('POST', '/api/auth/register', person)).status).toBe(201);
    return email;
  });
  const { ADMIN_EMAIL: username } = ADMIN;
  const forgotten = await staff.call('POST', '/api/auth/forgot-password', { username });
  expect(forgotten.status).toBe(200);
  return [username, ...(await Promise.all(invited))];
}

async function kill({ process: main }: RunningServer): Promise<void> {
  const exited = once(main, 'exit');
  for (const pid of processTree(main.pid as number)) process.kill(pid, 'SIGKILL');
  await exited;
}

it.each([
  ['receives e-mails and never answers', 'asilan', true],
  ['receives them one after the other', 'giden', false],
])(
  'no acknowledged e-mail is lost by kill -9 while the mail server %s',
  async (_, prefix, neverAnswers) => {
    let hung = 0;
    mail = await openMailServer({ port, ...(neverAnswers && { hang: () => hung++ }) });
    server = await startServer(env);
    const acknowledged = await requestEmails(server.origin, prefix);
    if (neverAnswers) await eventually(() => hung).toBe(2);
    await kill(server);
    const before = mail.received;
    await mail.close();

    const back = await openMailServer({ port });
    mail = back;
    server = await startServer(env);
    const receivedBy = () =>
      byRecipient(neverAnswers ? back.received : [...before, ...back.received]);
    await expect
      .poll(() => acknowledged.filter((email) => !receivedBy().has(email)), { timeout: RESEND_MS })
      .toEqual([]);
    for (const [recipient, emails] of byRecipient([...before, ...back.received]))
      expect(new Set(emails.map(({ messageId }) => messageId)).size, recipient).toBe(1);
    if (neverAnswers) expect(before).toHaveLength(2);
  },
  150_000,
);
