import { rm } from 'node:fs/promises';
import { describe, it } from 'vitest';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { PATIENT } from '../harness/eventually.ts';
import { findFreePort } from '../harness/free-port.ts';
import { type MailServer, openMailServer, type ReceivedEmail } from '../harness/mail-server.ts';
import { killTree } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, signInAt } from '../harness/staff-client.ts';

const INVITED = 12;
/** Less than the two minutes after which sending an e-mail times out. */
const RESEND = { timeout: 110_000, interval: 100 };

const byRecipient = (emails: ReceivedEmail[]) =>
  Map.groupBy(emails, ({ envelope }) => envelope.to[0] as string);

/** Causes e-mails in parallel; resolves with the recipients, and the statuses of the answers. */
async function requestEmails(origin: string, prefix: string) {
  const staff = await signInAt(origin);
  const { ADMIN_EMAIL: username } = ADMIN;
  const forgotten = await staff.call('POST', '/api/auth/forgot-password', { username });
  const emails = Array.from({ length: INVITED }, (_, n) => `${prefix}-${n}@ufuk.test`);
  const invitations = await Promise.all(
    emails.map((email) => {
      const person = { username: email.split('@')[0], name: 'Üye', surname: 'Işık' };
      return staff.call('POST', '/api/auth/register', { ...person, email, role: 'editor' });
    }),
  );
  const statuses = [forgotten, ...invitations].map(({ status }) => status);
  return { recipients: [username, ...emails], statuses };
}

// They mostly wait, so they run in parallel.
describe.concurrent('no acknowledged e-mail is lost by kill -9 while the mail server', () => {
  it.for([
    ['receives e-mails and never answers', 'asilan', true],
    ['receives them one after the other', 'giden', false],
  ] as const)(
    '%s',
    { timeout: 300_000 },
    async ([_, prefix, neverAnswers], { expect, onTestFinished }) => {
      // A new folder for each attempt: a retry must not find the data of the first one.
      const dataDir = await makeFolder('killed-emails');
      let server: RunningServer | null = null;
      let mail: MailServer | null = null;
      onTestFinished(async () => {
        await server?.stop();
        await mail?.close();
        await rm(dataDir, { recursive: true, force: true });
      });
      await fillDataFolder(dataDir);
      const port = await findFreePort();
      const SMTP_URL = `smtp://127.0.0.1:${port}`;
      const env = { ...ADMIN, DEMO: 'off', DATA_DIR: dataDir, SMTP_URL };

      let hung = 0;
      mail = await openMailServer({ port, ...(neverAnswers && { hang: () => hung++ }) });
      server = await startServer(env);
      const { recipients, statuses } = await requestEmails(server.origin, prefix);
      expect(statuses).toEqual([200, ...Array(INVITED).fill(201)]);
      if (neverAnswers) await expect.poll(() => hung, PATIENT).toBe(2);
      await killTree(server.process);
      const before = mail.received;
      await mail.close();

      const back = await openMailServer({ port });
      mail = back;
      server = await startServer(env);
      const receivedBy = () =>
        byRecipient(neverAnswers ? back.received : [...before, ...back.received]);
      await expect
        .poll(() => recipients.filter((email) => !receivedBy().has(email)), RESEND)
        .toEqual([]);
      for (const [recipient, emails] of byRecipient([...before, ...back.received]))
        expect(new Set(emails.map(({ messageId }) => messageId)).size, recipient).toBe(1);
      if (neverAnswers) expect(before).toHaveLength(2);
    },
  );
});
