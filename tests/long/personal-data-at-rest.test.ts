import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_DOCUMENTS } from '../../database/demo/read-documents.ts';
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.server.ts';
import { APPLY_PATH, identityNumber, TYPED_APPLICATION } from '../harness/application-form.ts';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { encodingsOf } from '../harness/encodings.ts';
import { FORM_SERVER, openForm } from '../harness/form-client.ts';
import { fileForm } from '../harness/library-files.ts';
import { type MailServer, openMailServer } from '../harness/mail-server.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, type StaffClient, signInAt } from '../harness/staff-client.ts';

/*
 * What lies on the disk after 100 applications and 20 messages. E-mails go to a mail server, as in
 * production: files of the outbox contain e-mails in clear and are not searched here.
 */
const APPLICATIONS = 100;
const MESSAGES = 20;
/** How many of them staff work on. */
const HANDLED = 5;
/**
 * Each application has one, and each handled one more: its second move comes before the e-mail about
 * the first one has left. Each handled message has one. One address is refused by its server, that of
 * an application that is not handled.
 */
const EMAILS = APPLICATIONS + HANDLED + HANDLED - 1;
const REFUSED = { n: 50, email: 'GizliKutu-50@posta.example' };

/**
 * Each value begins with a text that occurs nowhere else, so the search for this text finds all of
 * them. The first digits of an identity number could occur by chance in a long file: they count only
 * as part of a whole number.
 */
const SECRET = {
  tcKimlikNo: '17290340',
  tcSerialNumber: 'Q73X9184',
  phone: '532719043',
  'phone with spaces': '532 719 04 3',
  address: 'Saklıbahçe',
  email: 'gizlikutu',
  adminNote: 'Notdefteri',
  reason: 'Gerekçelendirme',
  message: 'Başvurandanistenen',
  text: 'Mektubumda',
  reply: 'Cevabımızda',
  'name of a file': 'Taranmışnüfus',
};
const digit = (n: number) => n % 10;
const identity = (n: number) => identityNumber(72903400 + digit(n));
/** Telephone numbers are typed in different ways, and stored in one. */
const typedPhone = (n: number) =>
  n % 2 === 0 ? `0${SECRET.phone}${digit(n)}` : `+90 ${SECRET['phone with spaces']}${digit(n)}`;
/** Stored in clear: shows that the search finds what is there. */
const IN_CLEAR = 'Zeynepsucan';

let dataDir: string;
let server: RunningServer | null = null;
let mail: MailServer;
// A new folder for each attempt: a retry must not find the data of the first one.
beforeEach(async () => {
  dataDir = await makeFolder('at-rest');
  await fillDataFolder(dataDir);
  mail = await openMailServer({ refuse: (recipient) => recipient === REFUSED.email });
});
afterEach(async () => {
  await server?.stop();
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function sendAll(origin: string) {
  const form = await openForm(origin, APPLY_PATH);
  const typed = (n: number) => ({
    ...TYPED_APPLICATION,
    name: IN_CLEAR,
    tcKimlikNo: identity(n),
    tcSerialNumber: `${SECRET.tcSerialNumber}${digit(n)}`,
    phone: typedPhone(n),
    address: `${SECRET.address} Sok. No: ${n}`,
    email: n === REFUSED.n ? REFUSED.email : `${SECRET.email}-${n}@posta.example`,
  });
  // Forms that are refused: one wrong field, and more bytes than the form accepts.
  expect((await form.send({ ...typed(0), city: '99' })).status).toBe(422);
  const long = `${SECRET.address} `.repeat(2000);
  expect((await form.send({ ...typed(0), address: long })).status).toBe(413);
  for (let n = 0; n < APPLICATIONS; n++) {
    expect((await form.send(typed(n))).status).toBe(303);
  }
  const contact = await openForm(origin, '/bize-ulasin');
  for (let n = 0; n < MESSAGES; n++) {
    const reply = await contact.send({
      name: 'Ayla Işık',
      email: `${SECRET.email}-yazan-${n}@posta.example`,
      phone: typedPhone(n),
      topic: 'other',
      text: `${SECRET.text} ${n} satır var.`,
    });
    expect(reply.status).toBe(303);
  }
}

async function handleSome(staff: StaffClient) {
  const call = async (method: string, path: string, body: object, status = 200) =>
    expect((await staff.call(method, `/api${path}`, body)).status, path).toBe(status);
  const pdf = await readFile(`${DEMO_DOCUMENTS}/manifesto.pdf`);
  for (const { id } of await someOf(staff, 'applications')) {
    const status = `/applications/updateApplicationStatus/${id}`;
    await call('PUT', status, { status: 'inReview', adminNote: `${SECRET.adminNote} bir` });
    const missing = { status: 'missingInformation', missingFields: ['phone', 'tcKimlikNo'] };
    await call('PUT', status, {
      ...missing,
      reason: `${SECRET.reason} iki`,
      message: `${SECRET.message} altı`,
    });
    await call('PUT', `/applications/${id}/note`, { adminNote: `${SECRET.adminNote} üç` });
    const file = fileForm(pdf, `${SECRET['name of a file']}.pdf`);
    await call('POST', `/applications/${id}/attachments?kind=other`, file, 201);
  }
  for (const { id, version } of await someOf(staff, 'messages')) {
    await call('PUT', `/messages/${id}/note`, { note: `${SECRET.adminNote} dört`, version });
    await call('POST', `/messages/${id}/reply`, {
      text: `${SECRET.reply} beş`,
      version: version + 1,
    });
  }
}

async function someOf(staff: StaffClient, records: string) {
  const reply = await staff.call('GET', `/api/${records}?pageSize=${HANDLED}`);
  const { data } = (await reply.json()) as { data: { id: string; version: number }[] };
  expect(data).toHaveLength(HANDLED);
  return data;
}

/** Every row of every table, as JSON; bytes are in it as hexadecimal digits. */
async function dumpOf(folder: string): Promise<string> {
  const database = await openEmbeddedDatabase({ dataDir: folder, log: () => {} });
  const client = new pg.Client(database.pool);
  try {
    await client.connect();
    const tables = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`,
    );
    const rows: string[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t`,
      );
      for (const { row } of found.rows) rows.push(`${name} ${row}`);
    }
    return rows.join('\n');
  } finally {
    await client.end();
    await database.stop();
  }
}

/** The names of the secrets that these bytes contain, in any encoding. */
function secretsIn(bytes: Buffer): string[] {
  const found = Object.entries(SECRET).flatMap(([name, value]) =>
    encodingsOf(value)
      .filter(({ bytes: searched }) => bytes.includes(searched))
      .map(({ encoding }) => `${name} (${encoding})`),
  );
  return found.filter((one) => one !== 'tcKimlikNo (clear)' || hasIdentityNumber(bytes));
}
function hasIdentityNumber(bytes: Buffer): boolean {
  for (let n = 0; n < 10; n++) if (bytes.includes(identity(n))) return true;
  return false;
}

/** What is found in the files of the folder: secrets by path, and the kinds of files that have the name. */
async function searchFiles(folder: string) {
  const secrets: string[] = [];
  const inClear = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    for (const secret of secretsIn(bytes)) secrets.push(`${path}: ${secret}`);
    if (bytes.includes('%PDF')) secrets.push(`${path}: an attached file`);
    if (bytes.includes(IN_CLEAR)) inClear.add(path.includes('pg_wal') ? 'WAL' : 'table');
  }
  return { secrets, inClear };
}

it('tables, files of the data folder with those of PostgreSQL (so also a backup of them), and the most detailed log contain no personal data in clear', async () => {
  const env = { ...ADMIN, ...FORM_SERVER, DEMO: 'off', DATA_DIR: dataDir, LOG_LEVEL: 'trace' };
  server = await startServer({ ...env, SMTP_URL: mail.url });
  await sendAll(server.origin);
  await handleSome(await signInAt(server.origin));
  await expect.poll(() => mail.received.length, { timeout: 180_000 }).toBe(EMAILS);
  await server.stop();

  const log = server.output();
  expect(log).toContain(APPLY_PATH);
  expect(log).toContain('No such mailbox here');
  expect(secretsIn(Buffer.from(log)), 'the log').toEqual([]);

  const { secrets, inClear } = await searchFiles(dataDir);
  expect(secrets, 'files').toEqual([]);
  expect(inClear).toEqual(new Set(['WAL', 'table']));

  const dump = await dumpOf(dataDir);
  expect(dump).toContain(IN_CLEAR);
  expect(dump.match(/^applications /gm)).toHaveLength(APPLICATIONS);
  expect(dump.match(/^contact_messages /gm)).toHaveLength(MESSAGES);
  expect(secretsIn(Buffer.from(dump)), 'tables').toEqual([]);
}, 600_000);
