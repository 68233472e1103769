import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { allEmailsSent } from '../../../tests/harness/emails.ts';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type MailServer, openMailServer } from '../../../tests/harness/mail-server.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { VISITOR } from '../actor.ts';
import { BLUE } from '../color/ramp.ts';
import { UnrecoverableError } from '../jobs/job-kind.server.ts';
import { operationOf } from '../services.server.ts';
import { transact } from '../transaction.server.ts';
import { type OutgoingEmail, queueEmail } from './email.server.ts';
import { renderHtml } from './email-html.server.ts';
import { renderText } from './render-email.server.ts';
import { parseSender } from './sender.ts';
import { openTransport } from './transport.server.ts';

const EMAIL: OutgoingEmail = {
  to: 'okur@ornek.test',
  subject: 'Şifalı otlar, ğüzel günler İçin — ışığın öyküsü',
  text: 'Çağrı: “Işık” ve İğne.\n',
  html: '<p>Çağrı: “Işık” ve İğne.</p>',
};
const FROM = { name: 'Üfük Partisi', address: 'posta@ufuk.test' };

type App = TestApp['app'];

let base: TestApp;
let userId: string;
let folder: string;
beforeAll(async () => {
  base = await openTestApp();
  userId = await base.addUser('okur', 'editor', { name: 'Gül', surname: 'Işık' });
  folder = await mkdtemp(join(tmpdir(), 'ufuk-mail-'));
});
afterAll(async () => {
  await base.close();
  await rm(folder, { recursive: true, force: true });
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await base.app.services.db.execute(sql`delete from pgboss.job`);
});
let complaints: string[];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void complaints.push(String(line)));
});

async function mailServer(options: Parameters<typeof openMailServer>[0] = {}): Promise<MailServer> {
  const server = await openMailServer(options);
  closing.push(server.close);
  return server;
}
/** Another process on the same database, which sends its e-mails to this server. */
async function openProcess(smtpUrl: string, jobPollSeconds = 0.5): Promise<App> {
  const mail = { smtpUrl, outbox: folder, from: FROM };
  const test = await openTestApp(base.database, { mail, jobPollSeconds });
  closing.push(test.close);
  return test.app;
}
const queue = (app: App, values: Record<string, string> = { userId }) => {
  const op = operationOf(app.services, VISITOR);
  const at = op.now.toISOString();
  return transact(op, (tx) =>
    queueEmail(tx, { kind: 'passwordChanged', values: { locale: 'tr', at, ...values } }),
  );
};
const send = (smtpUrl: string | null, email: Partial<OutgoingEmail> = {}, from = FROM) => {
  const transport = openTransport(smtpUrl, join(folder, 'outbox'));
  closing.push(async () => transport.close());
  const queuedAt = new Date('2026-11-20T09:00:00Z');
  return transport.send({
    id: '11111111-2222-4333-8444-555555555555@ufuk.test',
    from,
    email: { ...EMAIL, ...email },
    queuedAt,
    date: queuedAt,
  });
};
const db = () => base.app.services.db;
/** Other jobs run every minute. */
const OF_EMAILS = sql`name in ('emails', 'letters')`;
const states = async () =>
  (
    await db().execute(sql`select state::text as state from pgboss.job where ${OF_EMAILS}`)
  ).rows.map((row) => row.state);
/** Ends the pause before the next attempt. */
const pauseOver = () =>
  db().execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

it('an e-mail arrives as text and as HTML, with every letter correct', async () => {
  const server = await mailServer();
  await send(server.url);
  const [email] = server.received;
  expect(email).toMatchObject({
    subject: EMAIL.subject,
    from: FROM,
    to: [{ address: EMAIL.to }],
    messageId: '<11111111-2222-4333-8444-555555555555@ufuk.test>',
    date: '2026-11-20T09:00:00.000Z',
    envelope: { from: FROM.address, to: [EMAIL.to] },
  });
  expect(email?.text?.trim()).toBe(EMAIL.text.trim());
  expect(email?.html?.trim()).toBe(EMAIL.html);
  const header = (key: string) => email?.headers.find((one) => one.key === key)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(email?.raw).not.toMatch(/[^ -~\r\n\t]/);
});

it('an e-mail loads no files, contains no scripts, and has the same content in both parts', () => {
  const evil = 'Üfük <script>alert(1)</script> "&" <img src=x>';
  const site = 'https://ufuk.test';
  const look = { ramp: BLUE, logo: null };
  const words = { party: evil, addressInstead: evil, automatic: evil };
  const frame = { locale: 'de' as const, site, ...words, ...look };
  const href = 'https://ufuk.test/auth/set-password#ab-C_9';
  const body = {
    subject: evil,
    preview: evil,
    heading: evil,
    greeting: evil,
    text: evil,
    action: { label: evil, href },
    quiet: { label: evil, href: `${href}-quiet` },
    note: 'Son söz.',
  };
  const html = renderHtml(frame, body);
  const text = renderText(frame, body);
  expect(html).not.toMatch(/<(script|img|link|iframe|object)|<[^>]+\ssrc=|url\(|@import/i);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const addresses = [...html.matchAll(/="(https?:[^"]*)"/g)].map(([, address]) => address);
  expect(new Set(addresses)).toEqual(new Set([href, `${href}-quiet`, site]));
  for (const part of [evil, href, `${href}-quiet`, 'Son söz.', site]) expect(text).toContain(part);
  expect(text).not.toMatch(/&lt;|&amp;/);
});

it('a name can add neither a header nor a recipient', async () => {
  const server = await mailServer();
  const evil = 'Ali\r\nBcc: hirsiz@kotu.test\r\nX-Kotu: 1\r\n\r\nGövde <a@b.test>, "c" <d@e.test>';
  await send(server.url, { subject: evil }, { name: evil, address: FROM.address });
  const [email] = server.received;
  expect(email?.envelope.to).toEqual([EMAIL.to]);
  expect(email?.from?.address).toBe(FROM.address);
  expect(email?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(email?.headers.map(({ key }) => key)).not.toContain('x-kotu');
  expect(email?.html?.trim()).toBe(EMAIL.html);
  for (const to of [
    'a@b.test, c@d.test',
    'a@b.test\r\nBcc: c@d.test',
    'Ali <a@b.test>',
    'a b@c.test',
    '',
    'a@b@c.test',
  ])
    await expect(send(server.url, { to })).rejects.toBeInstanceOf(UnrecoverableError);
  expect(server.received).toHaveLength(1);
});

it('without a mail server, e-mails are complete files that only this account can read', async () => {
  await send(null);
  await send(null);
  const outbox = join(folder, 'outbox');
  expect(await readdir(outbox)).toEqual([
    '2026-11-20T09-00-00-000Z-11111111-2222-4333-8444-555555555555.eml',
  ]);
  const path = join(outbox, (await readdir(outbox))[0] as string);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect(await readFile(path, 'utf8')).toMatch(/^From: .*\r\n/m);
});

it('an e-mail that is queued in a failed transaction is never sent', async () => {
  const server = await mailServer();
  const app = await openProcess(server.url);
  await app.startJobs();
  const op = operationOf(app.services, VISITOR);
  const values = { userId, locale: 'tr', at: op.now.toISOString() };
  const failed = transact(op, async (tx) => {
    await queueEmail(tx, { kind: 'passwordChanged', values });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await states()).toEqual([]);
  await queue(app);
  await allEmailsSent(db());
  expect(server.received).toHaveLength(1);
});

it('an e-mail is sent right after the commit, long before the next poll of the queue', async () => {
  const server = await mailServer();
  const app = await openProcess(server.url, 60);
  await app.startJobs();
  await queue(app);
  await eventually(() => server.received).toHaveLength(1);
  expect(server.received[0]?.text).toContain('Sayın Gül Işık,');
});

it('e-mails that a killed process had not sent are sent by another one', async () => {
  const server = await mailServer();
  const killed = await openProcess(server.url);
  await queue(killed);
  const other = await openProcess(server.url);
  expect(server.received).toHaveLength(0);
  await other.startJobs();
  await allEmailsSent(db());
  expect(server.received).toHaveLength(1);
});

it('an e-mail that an earlier version queued under an old name is sent', async () => {
  const server = await mailServer();
  const app = await openProcess(server.url);
  await queue(app);
  await db().execute(sql`
    select pgboss.create_queue('letters', '{"policy": "standard", "partition": false}'::jsonb)`);
  await db().execute(sql`update pgboss.job set name = 'letters'`);
  await app.startJobs();
  await eventually(states).toEqual(['completed']);
  expect(server.received).toHaveLength(1);
});

it('e-mails that a process was sending when it was killed are sent by another one', async () => {
  let hung = 0;
  const deaf = await mailServer({ hang: () => hung++ });
  const dying = await openProcess(deaf.url);
  await dying.startJobs();
  // As many as it sends at once, so that it takes no more from the queue.
  await queue(dying);
  await queue(dying);
  await eventually(() => hung).toBe(2);
  expect(await states()).toEqual(['active', 'active']);
  await db().execute(sql`update pgboss.job set expire_seconds = 1`);
  const server = await mailServer();
  const other = await openProcess(server.url);
  await other.startJobs();
  await eventually(states).toEqual(['retry', 'retry']);
  await pauseOver();
  await eventually(() => server.received.length).toBe(2);
  expect(complaints).toEqual([]);
  await deaf.close();
});

it('an e-mail is sent when an unavailable mail server is available again', async () => {
  const first = await mailServer();
  const app = await openProcess(first.url);
  await first.close();
  await app.startJobs();
  await queue(app);
  await eventually(states).toEqual(['retry']);
  await pauseOver();
  await eventually(
    async () =>
      (await db().execute(sql`select retry_count from pgboss.job where ${OF_EMAILS}`)).rows[0]
        ?.retry_count,
  ).toBe(1);
  await eventually(states).toEqual(['retry']);
  const back = await mailServer({ port: first.port });
  await pauseOver();
  await eventually(() => back.received.length).toBe(1);
  await eventually(states).toEqual(['completed']);
  expect(complaints).toEqual([]);
});

it('the pauses grow from seconds to an hour and last about a day', async () => {
  await queue(base.app);
  const { rows } = await db().execute(
    sql`select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.job where ${OF_EMAILS}`,
  );
  const [job] = rows as Record<string, number>[];
  let hours = 0;
  for (let n = 0; n < Number(job?.retry_limit); n++) {
    const pause = Math.min(Number(job?.retry_delay_max), Number(job?.retry_delay) * 2 ** n * 0.75);
    hours += pause / 3600;
  }
  expect(job?.retry_delay).toBeLessThan(10);
  expect(job?.retry_backoff).toBe(true);
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(30);
});

it('after its last attempt an e-mail is dropped, and the log reports this without the recipient', async () => {
  const server = await mailServer();
  await server.close();
  const app = await openProcess(server.url);
  await queue(app);
  await db().execute(sql`update pgboss.job set retry_limit = 0`);
  await app.startJobs();
  await eventually(states).toEqual(['failed']);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('job given up');
  expect(complaints[0]).toContain('ECONNREFUSED');
  const { rows } = await db().execute(
    sql`select output::text as output from pgboss.job where ${OF_EMAILS}`,
  );
  expect(complaints[0] + JSON.stringify(rows)).not.toMatch(/okur|Gül|Işık/);
});

it('an e-mail to a recipient that the server refuses is not retried, and does not delay others', async () => {
  const other = await base.addUser('komsu', 'editor');
  const unknown = await base.addUser('yok', 'editor', { email: 'Yok@Ufuk.test' });
  const server = await mailServer({ refuse: (recipient) => !recipient.startsWith('komsu') });
  const app = await openProcess(server.url);
  await app.startJobs();
  await queue(app, { userId: unknown });
  await queue(app, { userId: other });
  await allEmailsSent(db());
  expect(server.received.map(({ to }) => to?.[0]?.address)).toEqual(['komsu@ufuk.test']);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('No such mailbox here');
  expect(complaints[0]).not.toMatch(/yok@/i);
});

it('with a server that offers TLS, TLS is used, and only with a trusted certificate', async () => {
  const server = await mailServer({ starttls: true });
  await expect(send(server.url)).rejects.toThrow(/certificate/);
  expect(server.received).toEqual([]);
  await send(`${server.url}?tls.rejectUnauthorized=false`);
  expect(server.received.map(({ secure }) => secure)).toEqual([true]);
});

it('a password is never sent to another machine without encryption', async () => {
  const withPassword = ({ url }: MailServer) => url.replace('://', '://kullanici:Cok-Gizli-1@');
  const elsewhere = await mailServer({ host: '127.1.1.1' });
  await expect(send(withPassword(elsewhere))).rejects.toThrow('did not accept the e-mail');
  expect(elsewhere.passwords).toEqual([]);
  const here = await mailServer();
  await send(withPassword(here));
  expect(here.passwords).toEqual(['Cok-Gizli-1']);
});

it('the sender of an e-mail is the configured one, or has the name of the party', async () => {
  expect(parseSender('Ufuk <posta@ufuk.example>')).toEqual({
    name: 'Ufuk',
    address: 'posta@ufuk.example',
  });
  expect(parseSender('"Ufuk, Parti" <posta@ufuk.example>')?.name).toBe('Ufuk, Parti');
  expect(parseSender('posta@ufuk.example')).toEqual({ name: '', address: 'posta@ufuk.example' });
  for (const wrong of [
    'posta',
    'a@b.test, c@d.test',
    'Ufuk <a@b.test>\nBcc: c@d.test',
    'a@b.test>',
    '<>',
    '',
  ])
    expect([wrong, parseSender(wrong)]).toEqual([wrong, null]);
  await queue(base.app);
  const [email] = await base.emails('okur@ufuk.test');
  // A party without a name is called by its host.
  expect(email?.from).toEqual({ name: 'ufuk.test', address: 'noreply@ufuk.test' });
});
