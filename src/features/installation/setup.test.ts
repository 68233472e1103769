import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type MailServer, openMailServer } from '../../../tests/harness/mail-server.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { BackupState, FirstStepState, MailState, TestedMail } from './contract.ts';

let mail: MailServer;
let test: TestApp;
let headers: Record<string, string>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-setup-'));
  mail = await openMailServer({ refuse: (recipient) => recipient.startsWith('yok@') });
  test = await openTestApp(undefined, {
    mail: { smtpUrl: mail.url, outbox: join(folder, 'outbox'), from: null },
    installation: {
      database: 'configured',
      dataFolder: folder,
      uploads: 'folder',
      mail: 'smtp',
      whyMailAway: async () => null,
      startedAt: new Date(),
    },
  });
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
  await test.app.startJobs();
});
afterAll(async () => {
  await test.close();
  await mail.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask<T>(method: 'GET' | 'POST', path: string, by = headers): Promise<T> {
  const reply = await test.call({ method, url: `/api/installation/${path}`, headers: by });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: T }>().data;
}
const stateOf = async (name: string) =>
  (await ask<FirstStepState[]>('GET', 'steps')).find((step) => step.name === name)?.state;
const skip = (name: string, isSkipped: boolean) =>
  test.call({
    method: 'PUT',
    url: `/api/installation/steps/${name}`,
    headers,
    payload: { isSkipped },
  });

describe('the first steps', () => {
  it('are for admins alone', async () => {
    await test.addUser('editor', 'editor');
    const editor = await test.signIn('editor');
    for (const path of ['steps', 'mail', 'backup', 'demo']) {
      const url = `/api/installation/${path}`;
      expect((await test.call({ url })).statusCode, path).toBe(401);
      expect((await test.call({ url, headers: editor })).statusCode, path).toBe(403);
    }
  });

  it('are done when the data say so', async () => {
    // The editor of the test before is a colleague.
    expect(await stateOf('colleagues')).toBe('done');
    for (const name of ['identity', 'contact', 'charter', 'board', 'email', 'backup'])
      expect(await stateOf(name), name).toBe('open');
    expect(await stateOf('demo')).toBeUndefined();
    await test.app.services.db.execute(`insert into party (data) values
      ('{"name": "Deniz Partisi", "address": "Liman 1", "phone": "+903120000000"}')`);
    expect(await stateOf('identity')).toBe('done');
    expect(await stateOf('contact')).toBe('done');
  });

  it('can be said to be unneeded, and needed again; what is done stays done', async () => {
    expect((await skip('charter', true)).statusCode).toBe(204);
    expect((await skip('charter', true)).statusCode).toBe(204);
    expect(await stateOf('charter')).toBe('skipped');
    await skip('charter', false);
    expect(await stateOf('charter')).toBe('open');
    await skip('identity', true);
    expect(await stateOf('identity')).toBe('done');
    expect((await skip('yok', true)).statusCode).toBe(404);
  });
});

describe('the test e-mail', () => {
  it('says what the mail server refused, and the step stays open', async () => {
    await test.addUser('yok', 'admin', { email: 'yok@ufuk.test' });
    const other = await test.signIn('yok');
    const tested = await ask<TestedMail>('POST', 'mail', other);
    expect(tested).toMatchObject({ result: 'failed', to: 'yok@ufuk.test', fault: 'refused' });
    expect(tested.details).not.toBe('');
    expect(await stateOf('email')).toBe('open');
  });

  it('arrives at the admin who asks for it', async () => {
    const tested = await ask<TestedMail>('POST', 'mail');
    expect(tested).toMatchObject({ result: 'sent', to: 'yonetici@ufuk.test', fault: null });
    const [email] = mail.received;
    expect(email?.envelope.to).toEqual(['yonetici@ufuk.test']);
    expect(email?.subject).toBe('Deniz Partisi: deneme e-postası');
    expect(await stateOf('email')).toBe('done');
    expect((await ask<MailState>('GET', 'mail')).testedAt).not.toBeNull();
  });

  it('says that the mail server is away', async () => {
    await mail.close();
    expect(await ask<TestedMail>('POST', 'mail')).toMatchObject({
      result: 'failed',
      fault: 'mailServer',
    });
  });
});

describe('a backup that is made now', () => {
  it('is a real one: the page says its place and size', async () => {
    const before = await ask<BackupState>('GET', 'backup');
    expect(before).toMatchObject({ last: null, isRunning: false, isBeside: true, at: null });
    expect(await ask<BackupState>('POST', 'backup')).toMatchObject({ isRunning: true });
    // Nothing more happens when somebody asks again.
    await ask<BackupState>('POST', 'backup');
    await eventually(async () => (await ask<BackupState>('GET', 'backup')).isRunning).toBe(false);
    const after = await ask<BackupState>('GET', 'backup');
    expect(after.fault).toBe('');
    expect(after.last?.target).toBe(before.place);
    expect(after.last?.bytes).toBeGreaterThan(1000);
    expect(await readdir(join(before.place, 'backups'))).toHaveLength(1);
    expect(await stateOf('backup')).toBe('done');
  });
});
